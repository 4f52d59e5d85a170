ALTER TABLE "order_events" DROP CONSTRAINT "order_events_verb";--> statement-breakpoint
ALTER TABLE "orders" DROP CONSTRAINT "orders_place";--> statement-breakpoint
ALTER TABLE "staff_events" DROP CONSTRAINT "staff_events_verb";--> statement-breakpoint
ALTER TABLE "order_events" ADD COLUMN "salt" text;--> statement-breakpoint
ALTER TABLE "order_events" ADD COLUMN "sealed" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "erasure_asked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "erased_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "settings" ADD COLUMN "customer_months" integer DEFAULT 24 NOT NULL;--> statement-breakpoint
ALTER TABLE "work_events" ADD COLUMN "salt" text;--> statement-breakpoint
ALTER TABLE "work_events" ADD COLUMN "sealed" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "order_events_by_staff" ON "order_events" USING btree ("at") WHERE "order_events"."actor" = 'staff';--> statement-breakpoint
CREATE INDEX "orders_known" ON "orders" USING btree ("due_date") WHERE "orders"."erased_at" is null;--> statement-breakpoint
CREATE INDEX "orders_erasure_asked" ON "orders" USING btree ("id") WHERE "orders"."erasure_asked_at" is not null and "orders"."erased_at" is null;--> statement-breakpoint
CREATE INDEX "orders_email" ON "orders" USING btree (lower("contact_email")) WHERE "orders"."contact_email" <> '';--> statement-breakpoint
CREATE INDEX "shop_events_at" ON "shop_events" USING btree ("at");--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_verb" CHECK ("order_events"."verb" in ('place', 'confirm', 'prepare', 'make-ready', 'send-out', 'hand-over', 'collect', 'complete', 'reject', 'cancel', 'release', 'postpone', 'take-back', 'open', 'change-slot', 'change-date', 'edit', 'quote-fee', 'add-note', 'remind', 'submit-proof', 'refuse-proof', 'take-payment', 'take-back-payment', 'receive-payment', 'start-refund', 'refund', 'fail-refund', 'erase'));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_place" CHECK (case "orders"."fulfilment"
        when 'delivery' then ("orders"."zone_id" is null) = ("orders"."zone_name" is null) and ("orders"."address" <> '' or "orders"."erased_at" is not null)
        else "orders"."pickup_place_id" is not null and "orders"."pickup_place_name" is not null end);--> statement-breakpoint
ALTER TABLE "settings" ADD CONSTRAINT "settings_months" CHECK ("settings"."customer_months" > 0);--> statement-breakpoint
ALTER TABLE "staff_events" ADD CONSTRAINT "staff_events_verb" CHECK ("staff_events"."verb" in ('invite', 'accept', 'sign-in', 'fail-sign-in', 'sign-out', 'end-session', 'end-sessions', 'change-role', 'block', 'unblock', 'change-password', 'change-digits', 'add-passkey', 'remove-passkey', 'invite-device', 'pair-device', 'unpair-device', 'add-person', 'give-link', 'revoke-link', 'change-day', 'stop-day', 'recall-day', 'export-customer', 'ask-erasure'));--> statement-breakpoint
-- The hash of what an entry says of a customer, in the columns named.
CREATE FUNCTION "trail_seal"("salt" text, "entry" jsonb, "personal" text[])
RETURNS text LANGUAGE sql STABLE AS $$
  SELECT encode(sha256(convert_to("salt" || coalesce(
    (SELECT jsonb_object_agg("key", "value") FROM jsonb_each(jsonb_strip_nulls("entry")) WHERE "key" = ANY("personal")),
    '{}')::text, 'UTF8')), 'hex')
$$;
--> statement-breakpoint
-- As chain_trail_entry, for trails whose entries say something of customers, in the columns named by the arguments after
-- the first: the chain covers a salted hash of them instead of themselves.
CREATE FUNCTION "chain_sealed_entry"() RETURNS trigger LANGUAGE plpgsql SET timezone = 'UTC' AS $$
DECLARE
  personal text[] := TG_ARGV[1:];
  entry jsonb;
BEGIN
  NEW."salt" := gen_random_uuid()::text || gen_random_uuid()::text;
  NEW."sealed" := "trail_seal"(NEW."salt", to_jsonb(NEW), personal);
  entry := to_jsonb(NEW) - 'salt' - personal;
  -- Writing the head makes concurrent entries of one chain wait for each other.
  INSERT INTO "trail_heads" AS "head" ("trail", "subject", "length", "hash")
    VALUES (TG_TABLE_NAME, coalesce((entry ->> TG_ARGV[0])::bigint, 0), 1, "trail_hash"('', entry, 1))
    ON CONFLICT ("trail", "subject") DO UPDATE
      SET "length" = "head"."length" + 1, "hash" = "trail_hash"("head"."hash", entry, "head"."length" + 1)
    RETURNING "length", "hash" INTO NEW."sequence", NEW."hash";
  RETURN NEW;
END $$;
--> statement-breakpoint
-- Lets go of what an entry says of a customer who is erased, and of nothing else.
CREATE FUNCTION "refuse_all_but_erasure"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  personal text[] := TG_ARGV;
BEGIN
  IF NEW."salt" IS NULL
    AND to_jsonb(NEW) - 'salt' - personal = to_jsonb(OLD) - 'salt' - personal
    AND NOT EXISTS (SELECT FROM jsonb_each_text(jsonb_strip_nulls(to_jsonb(NEW)))
      WHERE "key" = ANY(personal) AND "value" <> '')
    AND EXISTS (SELECT FROM "orders" WHERE "id" = NEW."order_id" AND "erased_at" IS NOT NULL)
  THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION '% is append only', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
DROP TRIGGER "order_events_append_only" ON "order_events";
--> statement-breakpoint
DROP TRIGGER "work_events_append_only" ON "work_events";
--> statement-breakpoint
DROP TRIGGER "order_events_chain" ON "order_events";
--> statement-breakpoint
DROP TRIGGER "work_events_chain" ON "work_events";
--> statement-breakpoint
-- Entries from before are sealed too, so that they can be erased: both trails are chained anew, in their order.
DO $$
DECLARE
  of_trail text;
  personal text[];
  event record;
  entry jsonb;
  of_subject bigint;
  place integer;
  hash_before text;
  new_salt text;
  new_seal text;
BEGIN
  SET LOCAL timezone = 'UTC';
  FOREACH of_trail IN ARRAY ARRAY['order_events', 'work_events'] LOOP
    personal := CASE of_trail WHEN 'order_events' THEN ARRAY['note', 'changes'] ELSE ARRAY['subject', 'note'] END;
    of_subject := NULL;
    FOR event IN EXECUTE format(
      'SELECT "id", coalesce("order_id", 0) AS "subject", to_jsonb("each") AS "entry" FROM %I AS "each" ORDER BY 2, "sequence", "id"',
      of_trail)
    LOOP
      IF of_subject IS DISTINCT FROM event."subject" THEN
        of_subject := event."subject";
        place := 0;
        hash_before := '';
      END IF;
      place := place + 1;
      new_salt := gen_random_uuid()::text || gen_random_uuid()::text;
      new_seal := "trail_seal"(new_salt, event."entry", personal);
      entry := (event."entry" || jsonb_build_object('sealed', new_seal)) - 'salt' - personal;
      hash_before := "trail_hash"(hash_before, entry, place);
      EXECUTE format('UPDATE %I SET "salt" = $1, "sealed" = $2, "sequence" = $3, "hash" = $4 WHERE "id" = $5', of_trail)
        USING new_salt, new_seal, place, hash_before, event."id";
      UPDATE "trail_heads" SET "hash" = hash_before WHERE "trail" = of_trail AND "subject" = of_subject;
    END LOOP;
  END LOOP;
END $$;
--> statement-breakpoint
CREATE TRIGGER "order_events_chain" BEFORE INSERT ON "order_events"
  FOR EACH ROW EXECUTE FUNCTION "chain_sealed_entry"('order_id', 'note', 'changes');
--> statement-breakpoint
CREATE TRIGGER "work_events_chain" BEFORE INSERT ON "work_events"
  FOR EACH ROW EXECUTE FUNCTION "chain_sealed_entry"('order_id', 'subject', 'note');
--> statement-breakpoint
CREATE TRIGGER "order_events_append_only" BEFORE UPDATE ON "order_events"
  FOR EACH ROW EXECUTE FUNCTION "refuse_all_but_erasure"('note', 'changes');
--> statement-breakpoint
CREATE TRIGGER "order_events_kept" BEFORE DELETE ON "order_events"
  FOR EACH ROW EXECUTE FUNCTION "refuse_history_change"();
--> statement-breakpoint
CREATE TRIGGER "work_events_append_only" BEFORE UPDATE ON "work_events"
  FOR EACH ROW EXECUTE FUNCTION "refuse_all_but_erasure"('subject', 'note');
--> statement-breakpoint
CREATE TRIGGER "work_events_kept" BEFORE DELETE ON "work_events"
  FOR EACH ROW EXECUTE FUNCTION "refuse_history_change"();
