-- Ticks, printed labels and taps of drivers, and the runs they drive, show on every open screen too.
CREATE TRIGGER "work_events_notify" AFTER INSERT ON "work_events"
  FOR EACH STATEMENT EXECUTE FUNCTION "notify_staff"('work');
--> statement-breakpoint
CREATE TRIGGER "run_stops_notify" AFTER INSERT OR UPDATE OR DELETE ON "run_stops"
  FOR EACH STATEMENT EXECUTE FUNCTION "notify_staff"('work');
--> statement-breakpoint
CREATE TRIGGER "runs_notify" AFTER UPDATE ON "runs"
  FOR EACH STATEMENT EXECUTE FUNCTION "notify_staff"('work');
--> statement-breakpoint
DROP TRIGGER "cooked_dishes_notify" ON "cooked_dishes";
--> statement-breakpoint
CREATE TRIGGER "cooked_dishes_notify" AFTER INSERT OR UPDATE OR DELETE ON "cooked_dishes"
  FOR EACH STATEMENT EXECUTE FUNCTION "notify_staff"('work');
