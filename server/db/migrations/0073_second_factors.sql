CREATE TABLE "staff_second_factors" (
	"staff_id" text PRIMARY KEY NOT NULL,
	"secret" text NOT NULL,
	"used_step" integer NOT NULL,
	"recovery_hashes" text[] NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "staff_events" DROP CONSTRAINT "staff_events_verb";--> statement-breakpoint
ALTER TABLE "staff_second_factors" ADD CONSTRAINT "staff_second_factors_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_events" ADD CONSTRAINT "staff_events_verb" CHECK ("staff_events"."verb" in ('invite', 'accept', 'sign-in', 'fail-sign-in', 'sign-out', 'end-session', 'end-sessions', 'change-role', 'block', 'unblock', 'change-password', 'change-digits', 'add-passkey', 'remove-passkey', 'add-second-factor', 'remove-second-factor', 'use-recovery-code', 'invite-device', 'pair-device', 'unpair-device', 'add-person', 'change-phone', 'give-link', 'revoke-link', 'change-day', 'change-days', 'stop-day', 'recall-day', 'plan-run', 'give-run', 'export-customer', 'ask-erasure'));