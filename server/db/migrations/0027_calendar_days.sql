CREATE TABLE "calendar_days" (
	"date" date PRIMARY KEY NOT NULL,
	"intake" text NOT NULL,
	"slot_capacity" integer,
	"closed_slots" text[] NOT NULL,
	"slot_capacities" jsonb NOT NULL,
	"zone_fees" jsonb NOT NULL,
	"version" integer NOT NULL,
	CONSTRAINT "calendar_days_intake" CHECK ("calendar_days"."intake" in ('open', 'no-new-orders', 'closed')),
	CONSTRAINT "calendar_days_capacity" CHECK ("calendar_days"."slot_capacity" > 0)
);
--> statement-breakpoint
ALTER TABLE "staff_events" DROP CONSTRAINT "staff_events_verb";--> statement-breakpoint
ALTER TABLE "staff_events" ADD CONSTRAINT "staff_events_verb" CHECK ("staff_events"."verb" in ('invite', 'accept', 'sign-in', 'fail-sign-in', 'sign-out', 'end-session', 'end-sessions', 'change-role', 'block', 'unblock', 'change-password', 'change-digits', 'add-passkey', 'remove-passkey', 'invite-device', 'pair-device', 'unpair-device', 'add-person', 'give-link', 'revoke-link', 'change-day'));--> statement-breakpoint
-- They are rules too: caches look at the counter.
CREATE TRIGGER "bump_content_revision" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "calendar_days"
  FOR EACH STATEMENT EXECUTE FUNCTION "bump_content_revision"();
