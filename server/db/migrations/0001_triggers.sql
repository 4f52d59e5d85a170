-- What the schema cannot say: rows that are there from the start, and the rules that triggers keep.
INSERT INTO "content_revision" ("id", "value") VALUES (1, 1);
--> statement-breakpoint
INSERT INTO "shop" DEFAULT VALUES;
--> statement-breakpoint
-- Counts of requests may be lost in a crash; writing without the log costs half as much.
ALTER TABLE "request_counts" SET UNLOGGED;
--> statement-breakpoint
-- The public pages are kept in memory, by this number; every change of what they show raises it.
CREATE FUNCTION bump_content_revision() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "content_revision" SET "value" = "value" + 1 WHERE "id" = 1;
  RETURN NULL;
END $$;
--> statement-breakpoint
DO $$
DECLARE
  changed text;
BEGIN
  FOREACH changed IN ARRAY ARRAY[
    'activities', 'banners', 'calendar_days', 'categories', 'clients', 'dish_groups', 'dishes',
    'featured_events', 'gifts', 'group_dishes', 'images', 'notices', 'pickup_places', 'placed_questions',
    'promotions', 'remote_places', 'set_menu_tabs', 'set_menus', 'settings', 'sold_out_dishes',
    'swiper_titles', 'weather_alerts', 'zones'
  ] LOOP
    EXECUTE format('CREATE TRIGGER bump_content_revision AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON %I
      FOR EACH STATEMENT EXECUTE FUNCTION bump_content_revision()', changed);
  END LOOP;
END $$;
--> statement-breakpoint
-- The back office hears of changes at once.
CREATE FUNCTION notify_staff() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('staff_news', TG_ARGV[0]);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER cooked_dishes_notify AFTER INSERT OR DELETE OR UPDATE ON cooked_dishes FOR EACH STATEMENT EXECUTE FUNCTION notify_staff('work');
--> statement-breakpoint
CREATE TRIGGER order_events_notify AFTER INSERT ON order_events FOR EACH STATEMENT EXECUTE FUNCTION notify_staff('orders');
--> statement-breakpoint
CREATE TRIGGER run_stops_notify AFTER INSERT OR DELETE OR UPDATE ON run_stops FOR EACH STATEMENT EXECUTE FUNCTION notify_staff('work');
--> statement-breakpoint
CREATE TRIGGER runs_notify AFTER UPDATE ON runs FOR EACH STATEMENT EXECUTE FUNCTION notify_staff('work');
--> statement-breakpoint
CREATE TRIGGER stop_pictures_notify AFTER INSERT OR UPDATE ON stop_pictures FOR EACH STATEMENT EXECUTE FUNCTION notify_staff('work');
--> statement-breakpoint
CREATE TRIGGER work_events_notify AFTER INSERT ON work_events FOR EACH STATEMENT EXECUTE FUNCTION notify_staff('work');
--> statement-breakpoint
-- An order counts its changes, and its words are found by a search.
CREATE FUNCTION count_order_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW."version" = OLD."version" + 1;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE FUNCTION words_of_order(reference text, phone text, alternate text, name text, address text) RETURNS tsvector LANGUAGE plpgsql IMMUTABLE AS $$
DECLARE
  plain text := lower(normalize("name" || ' ' || "address", NFKC));
  words text[] := ARRAY[lower(replace("reference", '-', '')), lower(left("reference", 4)), lower(right("reference", 4))];
  digits text;
BEGIN
  FOREACH digits IN ARRAY ARRAY[regexp_replace("phone", '\D', '', 'g'), regexp_replace("alternate", '\D', '', 'g')] LOOP
    CONTINUE WHEN digits = '';
    words := words || ARRAY[right(digits, 15), right(digits, 11), right(digits, 8), right(digits, 4)];
  END LOOP;
  RETURN array_to_tsvector(words
    || ARRAY(SELECT "match"[1] FROM regexp_matches(plain, '[a-z0-9]+', 'g') AS "match")
    || ARRAY(SELECT substr("match"[1], "at", 2) FROM regexp_matches(plain, '[^\u0001-\u007f]+', 'g') AS "match",
      generate_series(1, length("match"[1])) AS "at"));
END $$;
--> statement-breakpoint
CREATE FUNCTION add_order_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "order_words" SELECT "id", "words_of_order"("reference", "contact_phone", "contact_alternate_phone", "contact_name", "address") FROM "placed";
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION change_order_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "order_words" SET "words" = "words_of_order"(NEW."reference", NEW."contact_phone", NEW."contact_alternate_phone", NEW."contact_name", NEW."address")
    WHERE "order_id" = NEW."id";
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER orders_version BEFORE UPDATE ON orders FOR EACH ROW EXECUTE FUNCTION count_order_version();
--> statement-breakpoint
CREATE TRIGGER orders_words AFTER INSERT ON orders REFERENCING NEW TABLE AS placed FOR EACH STATEMENT EXECUTE FUNCTION add_order_words();
--> statement-breakpoint
CREATE TRIGGER orders_words_changed AFTER UPDATE ON orders FOR EACH ROW WHEN (((((old.contact_phone IS DISTINCT FROM new.contact_phone) OR (old.contact_alternate_phone IS DISTINCT FROM new.contact_alternate_phone)) OR (old.contact_name IS DISTINCT FROM new.contact_name)) OR (old.address IS DISTINCT FROM new.address))) EXECUTE FUNCTION change_order_words();
--> statement-breakpoint
-- What happened stays as it was written. Only what an entry says of a customer can be emptied, once the customer is erased; what is written of such an order later is emptied at once.
CREATE FUNCTION refuse_history_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is append only', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
CREATE FUNCTION refuse_all_but_erasure() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  personal text[] := TG_ARGV;
BEGIN
  IF to_jsonb(NEW) - personal = to_jsonb(OLD) - personal
    AND NOT EXISTS (SELECT FROM jsonb_each_text(jsonb_strip_nulls(to_jsonb(NEW)))
      WHERE "key" = ANY(personal) AND "value" <> '')
    AND EXISTS (SELECT FROM "orders" WHERE "id" = NEW."order_id" AND "erased_at" IS NOT NULL)
  THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION '% is append only', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
CREATE FUNCTION empty_if_erased() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  personal text[] := TG_ARGV;
  erased timestamptz;
BEGIN
  SELECT "erased_at" INTO erased FROM "orders" WHERE "id" = NEW."order_id" FOR KEY SHARE;
  IF erased IS NOT NULL THEN
    NEW := jsonb_populate_record(NEW, (SELECT jsonb_object_agg("key", CASE
        WHEN jsonb_typeof("value") = 'string' THEN '""'::jsonb ELSE 'null'::jsonb END)
      FROM jsonb_each(to_jsonb(NEW)) WHERE "key" = ANY(personal)));
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE FUNCTION refuse_staff_deletion() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'staff are blocked, never deleted' USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER order_events_append_only BEFORE UPDATE ON order_events FOR EACH ROW EXECUTE FUNCTION refuse_all_but_erasure('note', 'changes');
--> statement-breakpoint
CREATE TRIGGER order_events_of_erased BEFORE INSERT ON order_events FOR EACH ROW EXECUTE FUNCTION empty_if_erased('note', 'changes');
--> statement-breakpoint
CREATE TRIGGER order_events_kept BEFORE DELETE ON order_events FOR EACH ROW EXECUTE FUNCTION refuse_history_change();
--> statement-breakpoint
CREATE TRIGGER order_events_no_truncate BEFORE TRUNCATE ON order_events FOR EACH STATEMENT EXECUTE FUNCTION refuse_history_change();
--> statement-breakpoint
CREATE TRIGGER payment_events_append_only BEFORE DELETE OR UPDATE ON payment_events FOR EACH ROW EXECUTE FUNCTION refuse_history_change();
--> statement-breakpoint
CREATE TRIGGER payment_events_no_truncate BEFORE TRUNCATE ON payment_events FOR EACH STATEMENT EXECUTE FUNCTION refuse_history_change();
--> statement-breakpoint
CREATE TRIGGER set_versions_append_only BEFORE DELETE OR UPDATE ON set_versions FOR EACH ROW EXECUTE FUNCTION refuse_history_change();
--> statement-breakpoint
CREATE TRIGGER set_versions_no_truncate BEFORE TRUNCATE ON set_versions FOR EACH STATEMENT EXECUTE FUNCTION refuse_history_change();
--> statement-breakpoint
CREATE TRIGGER shop_events_append_only BEFORE DELETE OR UPDATE ON shop_events FOR EACH ROW EXECUTE FUNCTION refuse_history_change();
--> statement-breakpoint
CREATE TRIGGER shop_events_no_truncate BEFORE TRUNCATE ON shop_events FOR EACH STATEMENT EXECUTE FUNCTION refuse_history_change();
--> statement-breakpoint
CREATE TRIGGER site_versions_append_only BEFORE DELETE OR UPDATE ON site_versions FOR EACH ROW EXECUTE FUNCTION refuse_history_change();
--> statement-breakpoint
CREATE TRIGGER site_versions_no_truncate BEFORE TRUNCATE ON site_versions FOR EACH STATEMENT EXECUTE FUNCTION refuse_history_change();
--> statement-breakpoint
CREATE TRIGGER staff_events_append_only BEFORE DELETE OR UPDATE ON staff_events FOR EACH ROW EXECUTE FUNCTION refuse_history_change();
--> statement-breakpoint
CREATE TRIGGER staff_events_no_truncate BEFORE TRUNCATE ON staff_events FOR EACH STATEMENT EXECUTE FUNCTION refuse_history_change();
--> statement-breakpoint
CREATE TRIGGER staff_kept BEFORE DELETE OR TRUNCATE ON staff FOR EACH STATEMENT EXECUTE FUNCTION refuse_staff_deletion();
--> statement-breakpoint
CREATE TRIGGER work_events_append_only BEFORE UPDATE ON work_events FOR EACH ROW EXECUTE FUNCTION refuse_all_but_erasure('subject', 'note');
--> statement-breakpoint
CREATE TRIGGER work_events_of_erased BEFORE INSERT ON work_events FOR EACH ROW EXECUTE FUNCTION empty_if_erased('subject', 'note');
--> statement-breakpoint
CREATE TRIGGER work_events_kept BEFORE DELETE ON work_events FOR EACH ROW EXECUTE FUNCTION refuse_history_change();
--> statement-breakpoint
CREATE TRIGGER work_events_no_truncate BEFORE TRUNCATE ON work_events FOR EACH STATEMENT EXECUTE FUNCTION refuse_history_change();
--> statement-breakpoint
-- Money: payments and refunds are never deleted, become no others, and add up.
CREATE FUNCTION keep_captured() RETURNS trigger LANGUAGE plpgsql AS $$
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
--> statement-breakpoint
CREATE FUNCTION keep_payment() RETURNS trigger LANGUAGE plpgsql AS $$
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
--> statement-breakpoint
CREATE FUNCTION refuse_refunded_from_the_start() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'a payment begins with nothing returned' USING ERRCODE = 'check_violation';
END $$;
--> statement-breakpoint
CREATE FUNCTION refuse_payment_deletion() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'payments are never deleted' USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
CREATE FUNCTION add_up_refunds() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "payments" SET "refunded" = (SELECT coalesce(sum("amount"), 0) FROM "refunds"
      WHERE "payment_id" = NEW."payment_id" AND "state" = 'done')
    WHERE "id" = NEW."payment_id";
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION keep_refund() RETURNS trigger LANGUAGE plpgsql AS $$
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
--> statement-breakpoint
CREATE FUNCTION refuse_refund_beyond_captured() RETURNS trigger LANGUAGE plpgsql AS $$
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
CREATE FUNCTION refuse_refund_deletion() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'refunds are never deleted' USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER payments_begin_unreturned BEFORE INSERT ON payments FOR EACH ROW WHEN ((new.refunded <> 0)) EXECUTE FUNCTION refuse_refunded_from_the_start();
--> statement-breakpoint
CREATE TRIGGER payments_keep_captured BEFORE UPDATE ON payments FOR EACH ROW EXECUTE FUNCTION keep_captured();
--> statement-breakpoint
CREATE TRIGGER payments_keep_payment BEFORE UPDATE ON payments FOR EACH ROW EXECUTE FUNCTION keep_payment();
--> statement-breakpoint
CREATE TRIGGER payments_kept BEFORE DELETE OR TRUNCATE ON payments FOR EACH STATEMENT EXECUTE FUNCTION refuse_payment_deletion();
--> statement-breakpoint
CREATE TRIGGER refunds_add_up AFTER INSERT OR UPDATE OF state, amount ON refunds FOR EACH ROW EXECUTE FUNCTION add_up_refunds();
--> statement-breakpoint
CREATE TRIGGER refunds_keep_refund BEFORE UPDATE ON refunds FOR EACH ROW EXECUTE FUNCTION keep_refund();
--> statement-breakpoint
CREATE TRIGGER refunds_kept BEFORE DELETE OR TRUNCATE ON refunds FOR EACH STATEMENT EXECUTE FUNCTION refuse_refund_deletion();
--> statement-breakpoint
CREATE TRIGGER refunds_within_captured BEFORE INSERT OR UPDATE ON refunds FOR EACH ROW EXECUTE FUNCTION refuse_refund_beyond_captured();
