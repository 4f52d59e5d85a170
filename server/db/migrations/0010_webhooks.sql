CREATE TABLE "webhook_deliveries" (
	"id" text PRIMARY KEY NOT NULL,
	"webhook_id" bigint NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"event" text,
	"reference" text,
	"body" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"tried_at" timestamp with time zone,
	"next_at" timestamp with time zone,
	"status" integer,
	"fault" text,
	CONSTRAINT "webhook_deliveries_event" CHECK ("webhook_deliveries"."event" in ('order.placed', 'order.paid', 'order.confirmed', 'order.changed', 'order.cancelled', 'order.delivered', 'order.refunded', 'quotation.sent')),
	CONSTRAINT "webhook_deliveries_state" CHECK ("webhook_deliveries"."state" in ('waiting', 'delivered', 'failed')),
	CONSTRAINT "webhook_deliveries_fault" CHECK ("webhook_deliveries"."fault" in ('address-unknown', 'address-private', 'address-public-http', 'too-slow', 'no-connection', 'paused'))
);
--> statement-breakpoint
CREATE TABLE "webhooks" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "webhooks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"address" text NOT NULL,
	"secret" text NOT NULL,
	"events" text[] NOT NULL,
	"is_on" boolean DEFAULT true NOT NULL,
	CONSTRAINT "webhooks_events" CHECK ("webhooks"."events" <@ array['order.placed', 'order.paid', 'order.confirmed', 'order.changed', 'order.cancelled', 'order.delivered', 'order.refunded', 'quotation.sent'])
);
--> statement-breakpoint
ALTER TABLE "staff_events" DROP CONSTRAINT "staff_events_verb";--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_webhook_id_webhooks_id_fk" FOREIGN KEY ("webhook_id") REFERENCES "public"."webhooks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "webhook_deliveries_at" ON "webhook_deliveries" USING btree ("at");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_webhook" ON "webhook_deliveries" USING btree ("webhook_id");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_failed" ON "webhook_deliveries" USING btree ("at") WHERE "webhook_deliveries"."state" = 'failed';--> statement-breakpoint
ALTER TABLE "staff_events" ADD CONSTRAINT "staff_events_verb" CHECK ("staff_events"."verb" in ('invite', 'accept', 'sign-in', 'fail-sign-in', 'sign-out', 'end-session', 'end-sessions', 'change-role', 'block', 'unblock', 'change-password', 'change-digits', 'add-passkey', 'remove-passkey', 'add-second-factor', 'remove-second-factor', 'use-recovery-code', 'invite-device', 'pair-device', 'unpair-device', 'add-person', 'change-phone', 'give-link', 'revoke-link', 'change-day', 'change-days', 'stop-day', 'recall-day', 'plan-run', 'give-run', 'export-customer', 'ask-erasure', 'allow-bulk', 'add-webhook', 'change-webhook', 'remove-webhook'));