-- What a company's own software is told, written with the change itself: neither exists without the other.

CREATE OR REPLACE FUNCTION tell_webhooks(responsible uuid, event text, subject uuid, happened_at timestamptz, facts jsonb) RETURNS void LANGUAGE sql AS $$
  INSERT INTO webhook_deliveries (id, endpoint_id, type, subject_id, transaction_id, body, created_at, next_attempt_at)
  SELECT gen_random_uuid(), endpoint.id, event, subject, pg_current_xact_id()::text::bigint,
    jsonb_build_object(
      'type', event,
      'timestamp', to_char(happened_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
      'data', facts
    )::text,
    happened_at, happened_at
  FROM recruiters
  JOIN webhook_endpoints endpoint ON endpoint.company_id = recruiters.company_id
  WHERE recruiters.user_id = responsible AND endpoint.off_at IS NULL AND event = ANY (endpoint.events)
    -- What is written right after a job was published belongs to that.
    AND NOT (event = 'job.updated' AND EXISTS (
      SELECT FROM webhook_deliveries published
      WHERE published.endpoint_id = endpoint.id AND published.type = 'job.published' AND published.subject_id = subject
        AND published.transaction_id = pg_current_xact_id()::text::bigint
    ))
  ON CONFLICT (endpoint_id, type, subject_id, transaction_id, created_at) DO NOTHING
$$;

CREATE OR REPLACE FUNCTION tell_webhooks_of_job() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  event text;
BEGIN
  IF NEW.status = 'live' THEN
    event := CASE WHEN TG_OP = 'INSERT' OR OLD.status <> 'live' THEN 'job.published' ELSE 'job.updated' END;
  ELSIF TG_OP = 'UPDATE' AND NEW.status <> OLD.status
    AND (OLD.status = 'live' OR NEW.status IN ('closed', 'filled', 'expired')) THEN
    event := 'job.closed';
  END IF;
  IF event IS NOT NULL THEN
    PERFORM tell_webhooks(NEW.responsible_id, event, NEW.id, NEW.updated_at,
      jsonb_build_object('jobId', NEW.id, 'status', NEW.status));
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER jobs_tell_webhooks_of_new AFTER INSERT ON jobs
  FOR EACH ROW EXECUTE FUNCTION tell_webhooks_of_job();

CREATE OR REPLACE TRIGGER jobs_tell_webhooks_of_change AFTER UPDATE ON jobs
  FOR EACH ROW WHEN (
    (OLD.status, OLD.title, OLD.company, OLD.location, OLD.industry, OLD.employment_type, OLD.work_type,
      OLD.hours_per_week, OLD.pay_range_min, OLD.pay_range_max, OLD.pay_unit, OLD.flexibility, OLD.description,
      OLD.answer_days, OLD.hides_names, OLD.skill_names, OLD.expires_at)
    IS DISTINCT FROM
    (NEW.status, NEW.title, NEW.company, NEW.location, NEW.industry, NEW.employment_type, NEW.work_type,
      NEW.hours_per_week, NEW.pay_range_min, NEW.pay_range_max, NEW.pay_unit, NEW.flexibility, NEW.description,
      NEW.answer_days, NEW.hides_names, NEW.skill_names, NEW.expires_at)
  ) EXECUTE FUNCTION tell_webhooks_of_job();

CREATE OR REPLACE FUNCTION tell_webhooks_of_application() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  responsible uuid;
BEGIN
  SELECT responsible_id INTO responsible FROM jobs WHERE id = NEW.job_id;
  PERFORM tell_webhooks(
    responsible,
    CASE
      WHEN TG_OP = 'INSERT' THEN 'application.created'
      WHEN NEW.status = 'withdrawn' THEN 'application.withdrawn'
      ELSE 'application.status_changed'
    END,
    NEW.id,
    NEW.updated_at,
    jsonb_build_object('applicationId', NEW.id, 'jobId', NEW.job_id, 'status', NEW.status)
  );
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER applications_tell_webhooks_of_new AFTER INSERT ON applications
  FOR EACH ROW EXECUTE FUNCTION tell_webhooks_of_application();

CREATE OR REPLACE TRIGGER applications_tell_webhooks_of_status AFTER UPDATE ON applications
  FOR EACH ROW WHEN (NEW.status <> OLD.status) EXECUTE FUNCTION tell_webhooks_of_application();
