CREATE TABLE "payment_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"payment_id" bigint NOT NULL,
	"event_id" text NOT NULL,
	"kind" text NOT NULL,
	"amount" integer,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "payment_events_eventId_unique" UNIQUE("event_id"),
	CONSTRAINT "payment_events_kind" CHECK ("payment_events"."kind" in ('captured', 'failed', 'expired', 'refunded')),
	CONSTRAINT "payment_events_money" CHECK ("payment_events"."amount" >= 0)
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" bigint NOT NULL,
	"method" text NOT NULL,
	"provider" text NOT NULL,
	"provider_id" text,
	"page_url" text,
	"state" text NOT NULL,
	"amount" integer NOT NULL,
	"captured" integer NOT NULL,
	"refunded" integer NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone,
	"settled_at" timestamp with time zone,
	CONSTRAINT "payments_provider_id" UNIQUE("provider","provider_id"),
	CONSTRAINT "payments_amount" CHECK ("payments"."amount" > 0),
	CONSTRAINT "payments_refunded" CHECK ("payments"."refunded" <= "payments"."captured"),
	CONSTRAINT "payments_money" CHECK ("payments"."captured" >= 0 and "payments"."refunded" >= 0),
	CONSTRAINT "payments_method" CHECK ("payments"."method" in ('card', 'payme', 'fps', 'bank-transfer', 'alipay')),
	CONSTRAINT "payments_provider" CHECK ("payments"."provider" in ('stripe', 'practice', 'transfer')),
	CONSTRAINT "payments_state" CHECK ("payments"."state" in ('started', 'captured', 'failed', 'expired'))
);
--> statement-breakpoint
ALTER TABLE "orders" DROP CONSTRAINT "orders_money";--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "refund_due" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_events" ADD CONSTRAINT "payment_events_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payment_events_payment" ON "payment_events" USING btree ("payment_id","id");--> statement-breakpoint
CREATE INDEX "payments_order" ON "payments" USING btree ("order_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_open" ON "payments" USING btree ("order_id") WHERE "payments"."state" = 'started';--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_money" CHECK ("orders"."food" >= 0 and "orders"."cutlery_amount" >= 0 and "orders"."tongs_amount" >= 0 and "orders"."discount" >= 0 and "orders"."delivery_fee" >= 0 and "orders"."total" >= 0 and "orders"."refund_due" >= 0);
--> statement-breakpoint
-- Events of payments are history like those of orders.
CREATE OR REPLACE FUNCTION "refuse_history_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is append only', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER "payment_events_append_only" BEFORE UPDATE OR DELETE ON "payment_events"
  FOR EACH ROW EXECUTE FUNCTION "refuse_history_change"();
--> statement-breakpoint
CREATE TRIGGER "payment_events_no_truncate" BEFORE TRUNCATE ON "payment_events"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_history_change"();
