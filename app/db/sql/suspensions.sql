-- A suspended person cannot act toward others, whatever was in progress at that moment.

CREATE OR REPLACE FUNCTION refuse_while_suspended(person uuid) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  -- The lock puts a parallel suspension entirely before or after this.
  PERFORM FROM users WHERE id = person FOR KEY SHARE;
  IF EXISTS (SELECT FROM account_suspensions WHERE user_id = person AND ended_at IS NULL) THEN
    RAISE EXCEPTION 'this account is suspended' USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'account_suspended';
  END IF;
END $$;

CREATE OR REPLACE FUNCTION refuse_job_while_suspended() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refuse_while_suspended(NEW.responsible_id);
  RETURN NEW;
END $$;

CREATE OR REPLACE TRIGGER jobs_not_while_suspended BEFORE INSERT ON jobs
  FOR EACH ROW EXECUTE FUNCTION refuse_job_while_suspended();

CREATE OR REPLACE TRIGGER jobs_not_shown_while_suspended BEFORE UPDATE OF status ON jobs
  FOR EACH ROW WHEN (NEW.status <> OLD.status AND NEW.status <> 'suspended') EXECUTE FUNCTION refuse_job_while_suspended();

CREATE OR REPLACE FUNCTION refuse_message_while_suspended() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refuse_while_suspended(NEW.sender_id);
  RETURN NEW;
END $$;

CREATE OR REPLACE TRIGGER messages_not_while_suspended BEFORE INSERT ON messages
  FOR EACH ROW EXECUTE FUNCTION refuse_message_while_suspended();

CREATE OR REPLACE FUNCTION refuse_application_while_suspended() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refuse_while_suspended(NEW.applicant_id);
  RETURN NEW;
END $$;

CREATE OR REPLACE TRIGGER applications_not_while_suspended BEFORE INSERT ON applications
  FOR EACH ROW EXECUTE FUNCTION refuse_application_while_suspended();

CREATE OR REPLACE FUNCTION refuse_profile_while_suspended() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refuse_while_suspended(NEW.user_id);
  RETURN NEW;
END $$;

CREATE OR REPLACE TRIGGER profiles_not_shown_while_suspended BEFORE UPDATE OF is_visible ON profiles
  FOR EACH ROW WHEN (NEW.is_visible AND NOT OLD.is_visible) EXECUTE FUNCTION refuse_profile_while_suspended();
