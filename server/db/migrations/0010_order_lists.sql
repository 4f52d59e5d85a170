CREATE TABLE "order_words" (
	"order_id" bigint PRIMARY KEY NOT NULL,
	"words" "tsvector" NOT NULL
);
--> statement-breakpoint
ALTER TABLE "orders" DROP CONSTRAINT "orders_extras";--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "portions" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "settings" ADD COLUMN "slot_capacity" integer DEFAULT 60 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_words" ADD CONSTRAINT "order_words_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_words_words" ON "order_words" USING gin ("words");--> statement-breakpoint
CREATE INDEX "orders_new" ON "orders" USING btree ("placed_at") WHERE "orders"."status" = 'submitted';--> statement-breakpoint
CREATE INDEX "orders_owing" ON "orders" USING btree ("due_date") WHERE "orders"."payment_status" in ('unpaid', 'proof-submitted', 'part-paid') and "orders"."status" not in ('rejected', 'cancelled');--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_extras" CHECK ("orders"."portions" >= 0 and "orders"."cutlery_included" >= 0 and "orders"."cutlery_extra" >= 0 and "orders"."tongs_included" >= 0 and "orders"."tongs_extra" >= 0);--> statement-breakpoint
ALTER TABLE "settings" ADD CONSTRAINT "settings_slot_capacity" CHECK ("settings"."slot_capacity" > 0);
--> statement-breakpoint
-- Orders from before this migration: as domain/portions.ts counts, as far as their sets still exist.
ALTER TABLE "orders" DISABLE TRIGGER "orders_version";--> statement-breakpoint
UPDATE "orders" SET "portions" = "fed"."portions" FROM (
	SELECT "order_id", sum(CASE "order_lines"."unit" WHEN 'piece' THEN ceil("units" / 5.0)
		ELSE "units" * coalesce("serves_max", 1) END)::integer AS "portions"
	FROM "order_lines" LEFT JOIN "set_menus" ON "set_menus"."id" = "set_id" GROUP BY "order_id"
) AS "fed" WHERE "fed"."order_id" = "orders"."id";--> statement-breakpoint
ALTER TABLE "orders" ENABLE TRIGGER "orders_version";
--> statement-breakpoint
-- The words of an order. domain/staff/order-search.ts makes the words of a search in the same way: Latin letters and
-- digits by the word, everything else by pairs of characters.
CREATE FUNCTION "words_of_order"("reference" text, "phone" text, "alternate" text, "name" text, "address" text)
RETURNS tsvector LANGUAGE sql IMMUTABLE AS $$
  WITH "texts" AS (SELECT lower(normalize("name" || ' ' || "address", NFKC)) AS "plain"),
    "numbers" AS (
      SELECT regexp_replace("number", '\D', '', 'g') AS "digits" FROM unnest(ARRAY["phone", "alternate"]) AS "number"
    )
  SELECT array_to_tsvector(ARRAY(
    SELECT lower("part") FROM unnest(ARRAY[replace("reference", '-', ''), left("reference", 4), right("reference", 4)]) AS "part"
    UNION SELECT right("digits", "length") FROM "numbers", unnest(ARRAY[15, 11, 8, 4]) AS "length" WHERE "digits" <> ''
    UNION SELECT "found"[1] FROM "texts", regexp_matches("plain", '[a-z0-9]+', 'g') AS "found"
    UNION SELECT substr("found"[1], "at", 2) FROM "texts", regexp_matches("plain", '[^\u0001-\u007f]+', 'g') AS "found",
      generate_series(1, length("found"[1])) AS "at"
  ))
$$;
--> statement-breakpoint
INSERT INTO "order_words" SELECT "id", "words_of_order"("reference", "contact_phone", "contact_alternate_phone", "contact_name", "address") FROM "orders";
--> statement-breakpoint
CREATE FUNCTION "add_order_words"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "order_words" SELECT "id", "words_of_order"("reference", "contact_phone", "contact_alternate_phone", "contact_name", "address") FROM "placed";
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "orders_words" AFTER INSERT ON "orders"
  REFERENCING NEW TABLE AS "placed" FOR EACH STATEMENT EXECUTE FUNCTION "add_order_words"();
--> statement-breakpoint
CREATE FUNCTION "change_order_words"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "order_words" SET "words" = "words_of_order"(NEW."reference", NEW."contact_phone", NEW."contact_alternate_phone", NEW."contact_name", NEW."address")
    WHERE "order_id" = NEW."id";
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "orders_words_changed" AFTER UPDATE ON "orders" FOR EACH ROW
  WHEN ((OLD."contact_phone", OLD."contact_alternate_phone", OLD."contact_name", OLD."address")
    IS DISTINCT FROM (NEW."contact_phone", NEW."contact_alternate_phone", NEW."contact_name", NEW."address"))
  EXECUTE FUNCTION "change_order_words"();
