ALTER TABLE "staff_events" DROP CONSTRAINT "staff_events_verb";--> statement-breakpoint
ALTER TABLE "order_events" ADD COLUMN "actor_id" text;--> statement-breakpoint
ALTER TABLE "staff_invites" ADD COLUMN "name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "staff_invites" ADD COLUMN "revoked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "staff_sessions" ADD COLUMN "invite_id" integer;--> statement-breakpoint
ALTER TABLE "staff_sessions" ADD CONSTRAINT "staff_sessions_invite_id_staff_invites_id_fk" FOREIGN KEY ("invite_id") REFERENCES "public"."staff_invites"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "staff_accounts_digits" ON "staff_accounts" USING btree ("password") WHERE "staff_accounts"."provider_id" = 'digits';--> statement-breakpoint
ALTER TABLE "staff_events" ADD CONSTRAINT "staff_events_verb" CHECK ("staff_events"."verb" in ('invite', 'accept', 'sign-in', 'fail-sign-in', 'sign-out', 'end-session', 'end-sessions', 'change-role', 'block', 'unblock', 'change-password', 'change-digits', 'add-passkey', 'remove-passkey', 'invite-device', 'pair-device', 'unpair-device', 'add-person', 'give-link', 'revoke-link'));