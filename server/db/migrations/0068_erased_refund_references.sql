-- The reference of a return by hand may name the customer: it goes with them. Whatever a provider calls a refund stays.
CREATE OR REPLACE FUNCTION "keep_refund"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  "is_erased" boolean := OLD."provider_id" IS NOT NULL AND NEW."provider_id" IS NULL AND EXISTS (
    SELECT 1 FROM "payments" JOIN "orders" ON "orders"."id" = "payments"."order_id"
      WHERE "payments"."id" = OLD."payment_id" AND "payments"."provider" = 'transfer'
        AND "orders"."erased_at" IS NOT NULL);
BEGIN
  IF ROW(NEW."payment_id", NEW."asked_at") IS DISTINCT FROM ROW(OLD."payment_id", OLD."asked_at")
    OR (OLD."provider_id" IS NOT NULL AND NEW."provider_id" IS DISTINCT FROM OLD."provider_id" AND NOT "is_erased")
    OR (OLD."state" <> 'asked' AND NEW."state" = 'asked')
    OR (OLD."state" = 'done' AND (NEW."amount" <> OLD."amount" OR NEW."state" NOT IN ('done', 'failed')))
    OR (OLD."state" = 'failed' AND OLD."provider_id" IS NOT NULL
      AND (NEW."amount" <> OLD."amount" OR NEW."state" <> 'failed')) THEN
    RAISE EXCEPTION 'refund % can not become another one', OLD."id" USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END $$;
