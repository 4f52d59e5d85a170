CREATE TABLE "weather_calls" (
	"id" text PRIMARY KEY NOT NULL,
	"date" date NOT NULL,
	"kind" text NOT NULL,
	"called_at" timestamp with time zone NOT NULL,
	"recalled_at" timestamp with time zone,
	CONSTRAINT "weather_calls_kind" CHECK ("weather_calls"."kind" in ('typhoon-8', 'black-rain'))
);
--> statement-breakpoint
CREATE TABLE "weather_moves" (
	"order_id" bigint NOT NULL,
	"call_id" text NOT NULL,
	"moved_at" timestamp with time zone NOT NULL,
	"opened_at" timestamp with time zone,
	"recalled_at" timestamp with time zone,
	"chosen_at" timestamp with time zone,
	CONSTRAINT "weather_moves_order_id_call_id_pk" PRIMARY KEY("order_id","call_id")
);
--> statement-breakpoint
ALTER TABLE "staff_events" DROP CONSTRAINT "staff_events_verb";--> statement-breakpoint
ALTER TABLE "weather_moves" ADD CONSTRAINT "weather_moves_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "weather_moves" ADD CONSTRAINT "weather_moves_call_id_weather_calls_id_fk" FOREIGN KEY ("call_id") REFERENCES "public"."weather_calls"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "weather_calls_date" ON "weather_calls" USING btree ("date");--> statement-breakpoint
CREATE INDEX "weather_moves_call" ON "weather_moves" USING btree ("call_id");--> statement-breakpoint
ALTER TABLE "staff_events" ADD CONSTRAINT "staff_events_verb" CHECK ("staff_events"."verb" in ('invite', 'accept', 'sign-in', 'fail-sign-in', 'sign-out', 'end-session', 'end-sessions', 'change-role', 'block', 'unblock', 'change-password', 'change-digits', 'add-passkey', 'remove-passkey', 'invite-device', 'pair-device', 'unpair-device', 'add-person', 'give-link', 'revoke-link', 'change-day', 'stop-day', 'recall-day'));