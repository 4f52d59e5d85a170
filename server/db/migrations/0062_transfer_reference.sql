ALTER TABLE "payments" ADD COLUMN "transfer_reference" text;--> statement-breakpoint
CREATE UNIQUE INDEX "payments_transfer" ON "payments" USING btree ("transfer_reference") WHERE "payments"."state" <> 'taken-back';--> statement-breakpoint
-- The reference of a transfer stays as it was booked, until the customer is erased.
CREATE OR REPLACE FUNCTION "keep_payment"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF ROW(NEW."order_id", NEW."method", NEW."provider", NEW."amount", NEW."started_at")
      IS DISTINCT FROM ROW(OLD."order_id", OLD."method", OLD."provider", OLD."amount", OLD."started_at")
    OR (NEW."transfer_reference" IS NOT NULL AND NEW."transfer_reference" IS DISTINCT FROM OLD."transfer_reference")
    OR (OLD."provider_id" IS NOT NULL AND NEW."provider_id" IS DISTINCT FROM OLD."provider_id") THEN
    RAISE EXCEPTION 'payment % can not become another one', OLD."id" USING ERRCODE = 'restrict_violation';
  END IF;
  IF NEW."refunded" <> OLD."refunded" AND NEW."refunded" <> (SELECT coalesce(sum("amount"), 0) FROM "refunds"
      WHERE "payment_id" = OLD."id" AND "state" = 'done') THEN
    RAISE EXCEPTION 'payment % returned what its refunds say', OLD."id" USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;
