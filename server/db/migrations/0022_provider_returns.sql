CREATE TABLE "shop" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"name" text DEFAULT gen_random_uuid()::text NOT NULL,
	CONSTRAINT "shop_single_row" CHECK ("shop"."id" = 1)
);
--> statement-breakpoint
ALTER TABLE "order_events" DROP CONSTRAINT "order_events_verb";--> statement-breakpoint
ALTER TABLE "payment_events" DROP CONSTRAINT "payment_events_kind";--> statement-breakpoint
ALTER TABLE "payments" DROP CONSTRAINT "payments_state";--> statement-breakpoint
ALTER TABLE "refunds" DROP CONSTRAINT "refunds_state";--> statement-breakpoint
ALTER TABLE "payments" DROP COLUMN "expires_at";--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_verb" CHECK ("order_events"."verb" in ('place', 'confirm', 'prepare', 'make-ready', 'send-out', 'hand-over', 'collect', 'complete', 'reject', 'cancel', 'release', 'postpone', 'take-back', 'open', 'change-slot', 'change-date', 'edit', 'quote-fee', 'add-note', 'remind', 'submit-proof', 'refuse-proof', 'take-payment', 'take-back-payment', 'receive-payment', 'start-refund', 'refund', 'fail-refund'));--> statement-breakpoint
ALTER TABLE "payment_events" ADD CONSTRAINT "payment_events_kind" CHECK ("payment_events"."kind" in ('captured', 'failed', 'expired', 'refunded', 'taken-back'));--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_state" CHECK ("payments"."state" in ('started', 'captured', 'failed', 'expired', 'taken-back'));--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_state" CHECK ("refunds"."state" in ('asked', 'done', 'failed', 'dropped'));
--> statement-breakpoint
INSERT INTO "shop" DEFAULT VALUES;
--> statement-breakpoint
-- The address of a practice page held the key to its order.
UPDATE "payments" SET "page_url" = regexp_replace("page_url", 'key=[^&]*&', '') WHERE "provider" = 'practice';
--> statement-breakpoint
-- A return that was dropped does not count either.
CREATE OR REPLACE FUNCTION "refuse_refund_beyond_captured"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE had integer;
BEGIN
  IF NEW."state" IN ('failed', 'dropped') THEN
    RETURN NEW;
  END IF;
  SELECT "captured" INTO had FROM "payments" WHERE "id" = NEW."payment_id" FOR UPDATE;
  IF NEW."amount" + (SELECT coalesce(sum("amount"), 0) FROM "refunds"
      WHERE "payment_id" = NEW."payment_id" AND "id" <> NEW."id" AND "state" IN ('asked', 'done')) > had THEN
    RAISE EXCEPTION 'refunds of payment % exceed what was captured', NEW."payment_id" USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
-- What was captured stays captured, but for a transfer that staff booked by mistake and of which nothing was returned.
CREATE OR REPLACE FUNCTION "keep_captured"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW."state" = 'taken-back' AND NEW."provider" = 'transfer' AND NEW."captured" = 0
    AND NOT EXISTS (SELECT 1 FROM "refunds" WHERE "payment_id" = NEW."id" AND "state" IN ('asked', 'done')) THEN
    RETURN NEW;
  END IF;
  IF NEW."captured" < OLD."captured" THEN
    RAISE EXCEPTION 'payment % can not lose what it captured', NEW."id" USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;
