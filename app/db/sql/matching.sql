-- Numbers the changes of jobs and profiles that matching needs, so that each process reads only what is new.

CREATE OR REPLACE FUNCTION number_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.change := nextval('matching_changes');
  RETURN NEW;
END $$;

CREATE OR REPLACE TRIGGER jobs_number_change BEFORE UPDATE ON jobs FOR EACH ROW
  WHEN ((OLD.reading, OLD.status, OLD.not_answering_since, OLD.hours_per_week, OLD.work_type, OLD.location, OLD.pay_range_max, OLD.pay_unit)
    IS DISTINCT FROM (NEW.reading, NEW.status, NEW.not_answering_since, NEW.hours_per_week, NEW.work_type, NEW.location, NEW.pay_range_max, NEW.pay_unit))
  EXECUTE FUNCTION number_change();

CREATE OR REPLACE TRIGGER profiles_number_change BEFORE UPDATE ON profiles FOR EACH ROW
  WHEN ((OLD.reading, OLD.is_visible, OLD.availability_hours, OLD.work_preference, OLD.place, OLD.travel_miles, OLD.wanted_pay, OLD.wanted_pay_unit, OLD.shows_wanted_pay)
    IS DISTINCT FROM (NEW.reading, NEW.is_visible, NEW.availability_hours, NEW.work_preference, NEW.place, NEW.travel_miles, NEW.wanted_pay, NEW.wanted_pay_unit, NEW.shows_wanted_pay))
  EXECUTE FUNCTION number_change();
