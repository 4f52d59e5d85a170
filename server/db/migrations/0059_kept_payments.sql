-- A payment is never deleted, and what it was asked for never changes: its course is in its events and its refunds.
CREATE FUNCTION "refuse_payment_deletion"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'payments are never deleted' USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER "payments_kept" BEFORE DELETE OR TRUNCATE ON "payments"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_payment_deletion"();
--> statement-breakpoint
CREATE FUNCTION "keep_payment"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF ROW(NEW."order_id", NEW."method", NEW."provider", NEW."amount", NEW."started_at")
      IS DISTINCT FROM ROW(OLD."order_id", OLD."method", OLD."provider", OLD."amount", OLD."started_at")
    OR (OLD."provider_id" IS NOT NULL AND NEW."provider_id" IS DISTINCT FROM OLD."provider_id") THEN
    RAISE EXCEPTION 'payment % can not become another one', OLD."id" USING ERRCODE = 'restrict_violation';
  END IF;
  IF NEW."refunded" <> OLD."refunded" AND NEW."refunded" <> (SELECT coalesce(sum("amount"), 0) FROM "refunds"
      WHERE "payment_id" = OLD."id" AND "state" = 'done') THEN
    RAISE EXCEPTION 'payment % returned what its refunds say', OLD."id" USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "payments_keep_payment" BEFORE UPDATE ON "payments"
  FOR EACH ROW EXECUTE FUNCTION "keep_payment"();
--> statement-breakpoint
CREATE FUNCTION "refuse_refunded_from_the_start"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'a payment begins with nothing returned' USING ERRCODE = 'check_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER "payments_begin_unreturned" BEFORE INSERT ON "payments"
  FOR EACH ROW WHEN (NEW."refunded" <> 0) EXECUTE FUNCTION "refuse_refunded_from_the_start"();
--> statement-breakpoint
-- A refund that was made stays as it was, but for one that the bank sends back later; so does one that the provider
-- says has failed. One that was given up without an answer, or dropped, may have been made after all.
CREATE FUNCTION "keep_refund"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF ROW(NEW."payment_id", NEW."asked_at") IS DISTINCT FROM ROW(OLD."payment_id", OLD."asked_at")
    OR (OLD."provider_id" IS NOT NULL AND NEW."provider_id" IS DISTINCT FROM OLD."provider_id")
    OR (OLD."state" <> 'asked' AND NEW."state" = 'asked')
    OR (OLD."state" = 'done' AND (NEW."amount" <> OLD."amount" OR NEW."state" NOT IN ('done', 'failed')))
    OR (OLD."state" = 'failed' AND OLD."provider_id" IS NOT NULL
      AND (NEW."amount" <> OLD."amount" OR NEW."state" <> 'failed')) THEN
    RAISE EXCEPTION 'refund % can not become another one', OLD."id" USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "refunds_keep_refund" BEFORE UPDATE ON "refunds"
  FOR EACH ROW EXECUTE FUNCTION "keep_refund"();
--> statement-breakpoint
-- What was returned of a payment is the sum of its refunds that were made, whoever writes them.
CREATE FUNCTION "add_up_refunds"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "payments" SET "refunded" = (SELECT coalesce(sum("amount"), 0) FROM "refunds"
      WHERE "payment_id" = NEW."payment_id" AND "state" = 'done')
    WHERE "id" = NEW."payment_id";
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "refunds_add_up" AFTER INSERT OR UPDATE OF "state", "amount" ON "refunds"
  FOR EACH ROW EXECUTE FUNCTION "add_up_refunds"();
