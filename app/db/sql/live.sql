-- A company's open lists show its colleagues' work at once. Written with the change itself, whatever made it.

-- Tells everyone of a person's company, if they have colleagues, to load their pages again. Once for each transaction:
-- the database drops a second message with the same text. A transaction that is one of many can set
-- seasoned.team_is_told to 'later', and tell the team once for all of them.
CREATE OR REPLACE FUNCTION tell_team(person uuid) RETURNS void LANGUAGE sql AS $$
  SELECT pg_notify('seasoned_live', jsonb_build_object(
    'position', md5(pg_current_xact_id()::text || colleague.user_id)::uuid,
    'event', jsonb_build_object('userId', colleague.user_id, 'topic', 'notification')
  )::text)
  FROM recruiters me
  JOIN recruiters colleague ON colleague.company_id = me.company_id
  WHERE me.user_id = person
    AND current_setting('seasoned.team_is_told', true) IS DISTINCT FROM 'later'
    AND EXISTS (SELECT FROM recruiters other WHERE other.company_id = me.company_id AND other.user_id <> me.user_id)
$$;

CREATE OR REPLACE FUNCTION tell_team_of_job() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM tell_team(coalesce(NEW.responsible_id, OLD.responsible_id));
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER jobs_tell_team AFTER INSERT OR DELETE ON jobs
  FOR EACH ROW EXECUTE FUNCTION tell_team_of_job();

CREATE OR REPLACE TRIGGER jobs_tell_team_of_change AFTER UPDATE ON jobs
  FOR EACH ROW WHEN (
    (OLD.responsible_id, OLD.status, OLD.title, OLD.location, OLD.work_type, OLD.hours_per_week, OLD.pay_range_min,
      OLD.pay_range_max, OLD.pay_unit, OLD.expires_at)
    IS DISTINCT FROM
    (NEW.responsible_id, NEW.status, NEW.title, NEW.location, NEW.work_type, NEW.hours_per_week, NEW.pay_range_min,
      NEW.pay_range_max, NEW.pay_unit, NEW.expires_at)
  ) EXECUTE FUNCTION tell_team_of_job();

CREATE OR REPLACE FUNCTION tell_team_of_application() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM tell_team(jobs.responsible_id) FROM jobs WHERE jobs.id = coalesce(NEW.job_id, OLD.job_id);
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER applications_tell_team AFTER INSERT OR DELETE ON applications
  FOR EACH ROW EXECUTE FUNCTION tell_team_of_application();

CREATE OR REPLACE TRIGGER applications_tell_team_of_status AFTER UPDATE ON applications
  FOR EACH ROW WHEN (NEW.status <> OLD.status) EXECUTE FUNCTION tell_team_of_application();
