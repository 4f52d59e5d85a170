CREATE TABLE "payment_proofs" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_proofs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" bigint NOT NULL,
	"place" integer NOT NULL,
	"bytes" "bytea" NOT NULL,
	"size" integer NOT NULL,
	"type" text NOT NULL,
	"sha256" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"refused_at" timestamp with time zone,
	CONSTRAINT "payment_proofs_same" UNIQUE("order_id","sha256"),
	CONSTRAINT "payment_proofs_place" CHECK ("payment_proofs"."place" between 1 and 3),
	CONSTRAINT "payment_proofs_size" CHECK ("payment_proofs"."size" = octet_length("payment_proofs"."bytes") and "payment_proofs"."size" > 0),
	CONSTRAINT "payment_proofs_sha256" CHECK ("payment_proofs"."sha256" ~ '^[0-9a-f]{64}$'),
	CONSTRAINT "payment_proofs_type" CHECK ("payment_proofs"."type" in ('image/webp'))
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "refunds_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"payment_id" bigint NOT NULL,
	"amount" integer NOT NULL,
	"state" text NOT NULL,
	"provider_id" text,
	"asked_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	CONSTRAINT "refunds_amount" CHECK ("refunds"."amount" > 0),
	CONSTRAINT "refunds_settled" CHECK (("refunds"."state" = 'asked') = ("refunds"."settled_at" is null)),
	CONSTRAINT "refunds_state" CHECK ("refunds"."state" in ('asked', 'done', 'failed'))
);
--> statement-breakpoint
CREATE TABLE "weather_alerts" (
	"date" date PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"declared_at" timestamp with time zone NOT NULL,
	"declared_by" text NOT NULL,
	CONSTRAINT "weather_alerts_kind" CHECK ("weather_alerts"."kind" in ('typhoon-8', 'black-rain'))
);
--> statement-breakpoint
ALTER TABLE "orders" DROP CONSTRAINT "orders_money";--> statement-breakpoint
ALTER TABLE "orders" DROP CONSTRAINT "orders_total";--> statement-breakpoint
ALTER TABLE "order_events" ADD COLUMN "verb" text;--> statement-breakpoint
ALTER TABLE "order_events" ADD COLUMN "actor_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "order_events" ADD COLUMN "status_before" text;--> statement-breakpoint
ALTER TABLE "order_events" ADD COLUMN "payment_status_before" text;--> statement-breakpoint
ALTER TABLE "order_events" ADD COLUMN "moved" jsonb;--> statement-breakpoint
ALTER TABLE "order_events" ADD COLUMN "amount" integer;--> statement-breakpoint
ALTER TABLE "order_events" ADD COLUMN "weather" text;--> statement-breakpoint
-- Events from before this migration: an order was placed, and then payments changed what it was worth.
ALTER TABLE "order_events" DISABLE TRIGGER "order_events_append_only";--> statement-breakpoint
UPDATE "order_events" SET "verb" = "told"."verb", "status_before" = "told"."status_before",
	"payment_status_before" = "told"."payment_status_before"
FROM (
	SELECT "id",
		CASE WHEN lag("id") OVER "trail" IS NULL THEN 'place'
			WHEN "note" LIKE '% refunded' THEN 'refund'
			ELSE 'receive-payment' END AS "verb",
		lag("status") OVER "trail" AS "status_before",
		lag("payment_status") OVER "trail" AS "payment_status_before"
	FROM "order_events" WINDOW "trail" AS (PARTITION BY "order_id" ORDER BY "id")
) AS "told" WHERE "told"."id" = "order_events"."id";--> statement-breakpoint
ALTER TABLE "order_events" ENABLE TRIGGER "order_events_append_only";--> statement-breakpoint
ALTER TABLE "order_events" ALTER COLUMN "verb" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "change_fee" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "cancellation_fee" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "pay_by" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "remind_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "settings" ADD COLUMN "pay_within_hours" integer DEFAULT 24 NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_proofs" ADD CONSTRAINT "payment_proofs_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "payment_proofs_live" ON "payment_proofs" USING btree ("order_id","place") WHERE "payment_proofs"."refused_at" is null;--> statement-breakpoint
CREATE INDEX "refunds_payment" ON "refunds" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "orders_pay_by" ON "orders" USING btree ("pay_by") WHERE "orders"."payment_status" = 'unpaid';--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_verb" CHECK ("order_events"."verb" in ('place', 'confirm', 'prepare', 'make-ready', 'send-out', 'hand-over', 'collect', 'complete', 'reject', 'cancel', 'release', 'postpone', 'change-slot', 'change-date', 'remind', 'submit-proof', 'refuse-proof', 'take-payment', 'receive-payment', 'start-refund', 'refund', 'fail-refund'));--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_status_before" CHECK ("order_events"."status_before" in ('submitted', 'confirmed', 'preparing', 'ready', 'out-for-delivery', 'delivered', 'collected', 'completed', 'rejected', 'cancelled', 'postponed'));--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_payment_status_before" CHECK ("order_events"."payment_status_before" in ('unpaid', 'proof-submitted', 'part-paid', 'paid', 'part-refunded', 'refunded'));--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_weather" CHECK ("order_events"."weather" in ('typhoon-8', 'black-rain'));--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_money" CHECK ("order_events"."amount" >= 0);--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_money" CHECK ("orders"."food" >= 0 and "orders"."cutlery_amount" >= 0 and "orders"."tongs_amount" >= 0 and "orders"."discount" >= 0 and "orders"."delivery_fee" >= 0 and "orders"."change_fee" >= 0 and "orders"."total" >= 0 and "orders"."cancellation_fee" >= 0 and "orders"."refund_due" >= 0);--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_total" CHECK ("orders"."total" = "orders"."food" + "orders"."cutlery_amount" + "orders"."tongs_amount" - "orders"."discount" + coalesce("orders"."delivery_fee", 0) + "orders"."change_fee");--> statement-breakpoint
ALTER TABLE "settings" ADD CONSTRAINT "settings_pay_within" CHECK ("settings"."pay_within_hours" > 0);
--> statement-breakpoint
-- Every change of an order counts, so that two people who change it at once notice each other.
CREATE FUNCTION "count_order_version"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW."version" = OLD."version" + 1;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "orders_version" BEFORE UPDATE ON "orders"
  FOR EACH ROW EXECUTE FUNCTION "count_order_version"();
--> statement-breakpoint
-- No more is returned of a payment than was captured. Locking the payment makes concurrent refunds wait for each other.
CREATE FUNCTION "refuse_refund_beyond_captured"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE had integer;
BEGIN
  IF NEW."state" = 'failed' THEN
    RETURN NEW;
  END IF;
  SELECT "captured" INTO had FROM "payments" WHERE "id" = NEW."payment_id" FOR UPDATE;
  IF NEW."amount" + (SELECT coalesce(sum("amount"), 0) FROM "refunds"
      WHERE "payment_id" = NEW."payment_id" AND "id" <> NEW."id" AND "state" <> 'failed') > had THEN
    RAISE EXCEPTION 'refunds of payment % exceed what was captured', NEW."payment_id" USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "refunds_within_captured" BEFORE INSERT OR UPDATE ON "refunds"
  FOR EACH ROW EXECUTE FUNCTION "refuse_refund_beyond_captured"();
--> statement-breakpoint
CREATE FUNCTION "refuse_refund_deletion"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'refunds are never deleted' USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER "refunds_kept" BEFORE DELETE OR TRUNCATE ON "refunds"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_refund_deletion"();
--> statement-breakpoint
-- What was captured is never taken back, or refunds could exceed it afterwards.
CREATE FUNCTION "keep_captured"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW."captured" < OLD."captured" THEN
    RAISE EXCEPTION 'payment % can not lose what it captured', NEW."id" USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "payments_keep_captured" BEFORE UPDATE ON "payments"
  FOR EACH ROW EXECUTE FUNCTION "keep_captured"();
