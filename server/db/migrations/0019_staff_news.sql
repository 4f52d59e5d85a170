ALTER TABLE "order_events" DROP CONSTRAINT "order_events_verb";--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_verb" CHECK ("order_events"."verb" in ('place', 'confirm', 'prepare', 'make-ready', 'send-out', 'hand-over', 'collect', 'complete', 'reject', 'cancel', 'release', 'postpone', 'take-back', 'open', 'change-slot', 'change-date', 'remind', 'submit-proof', 'refuse-proof', 'take-payment', 'receive-payment', 'start-refund', 'refund', 'fail-refund'));--> statement-breakpoint
-- Wakes every server that has screens of the back office open. The news itself is read from the trail.
CREATE FUNCTION "notify_staff"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('staff_news', TG_ARGV[0]);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "order_events_notify" AFTER INSERT ON "order_events"
  FOR EACH STATEMENT EXECUTE FUNCTION "notify_staff"('orders');
--> statement-breakpoint
CREATE TRIGGER "cooked_dishes_notify" AFTER INSERT OR UPDATE OR DELETE ON "cooked_dishes"
  FOR EACH STATEMENT EXECUTE FUNCTION "notify_staff"('kitchen');
