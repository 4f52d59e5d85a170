CREATE TABLE "staff_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "staff_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone NOT NULL,
	"verb" text NOT NULL,
	"actor_id" text,
	"actor_name" text NOT NULL,
	"subject_id" text,
	"subject_name" text NOT NULL,
	"before" text NOT NULL,
	"after" text NOT NULL,
	"why" text NOT NULL,
	"sequence" integer DEFAULT 0 NOT NULL,
	"hash" text DEFAULT '' NOT NULL,
	CONSTRAINT "staff_events_verb" CHECK ("staff_events"."verb" in ('invite', 'accept', 'sign-in', 'fail-sign-in', 'sign-out', 'end-session', 'end-sessions', 'change-role', 'block', 'unblock', 'change-password', 'change-digits', 'add-passkey', 'remove-passkey', 'pair-device', 'unpair-device'))
);
--> statement-breakpoint
CREATE TABLE "trail_heads" (
	"trail" text NOT NULL,
	"subject" bigint NOT NULL,
	"length" integer NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "trail_heads_trail_subject_pk" PRIMARY KEY("trail","subject")
);
--> statement-breakpoint
ALTER TABLE "order_events" ADD COLUMN "sequence" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_events" ADD COLUMN "hash" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "staff_events_subject" ON "staff_events" USING btree ("subject_id","id");--> statement-breakpoint
CREATE INDEX "staff_events_at" ON "staff_events" USING btree ("at");--> statement-breakpoint
-- Links each entry of a trail to the one before, by whichever program it is written.
CREATE FUNCTION "chain_trail_entry"() RETURNS trigger LANGUAGE plpgsql SET timezone = 'UTC' AS $$
DECLARE
  entry jsonb := to_jsonb(NEW);
  of_subject bigint := coalesce((entry ->> TG_ARGV[0])::bigint, 0);
  head "trail_heads"%ROWTYPE;
BEGIN
  -- Locking the head makes concurrent entries of one chain wait for each other.
  SELECT * INTO head FROM "trail_heads" WHERE "trail" = TG_TABLE_NAME AND "subject" = of_subject FOR UPDATE;
  NEW."sequence" := coalesce(head."length", 0) + 1;
  entry := jsonb_strip_nulls(entry || jsonb_build_object('sequence', NEW."sequence")) - 'hash';
  NEW."hash" := encode(sha256(convert_to(coalesce(head."hash", '') || entry::text, 'UTF8')), 'hex');
  IF head."length" IS NULL THEN
    INSERT INTO "trail_heads" VALUES (TG_TABLE_NAME, of_subject, NEW."sequence", NEW."hash");
  ELSE
    UPDATE "trail_heads" SET "length" = NEW."sequence", "hash" = NEW."hash"
      WHERE "trail" = TG_TABLE_NAME AND "subject" = of_subject;
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
INSERT INTO "trail_heads" VALUES ('staff_events', 0, 0, '');
--> statement-breakpoint
-- Chains the events from before this migration in their order.
DO $$
DECLARE
  event record;
  entry jsonb;
  place integer := 0;
  hash_before text := '';
  of_order bigint;
BEGIN
  SET LOCAL timezone = 'UTC';
  ALTER TABLE "order_events" DISABLE TRIGGER "order_events_append_only";
  FOR event IN SELECT * FROM "order_events" ORDER BY "order_id", "id" LOOP
    IF of_order IS DISTINCT FROM event."order_id" THEN
      of_order := event."order_id";
      place := 0;
      hash_before := '';
    END IF;
    place := place + 1;
    entry := jsonb_strip_nulls(to_jsonb(event) || jsonb_build_object('sequence', place)) - 'hash';
    hash_before := encode(sha256(convert_to(hash_before || entry::text, 'UTF8')), 'hex');
    UPDATE "order_events" SET "sequence" = place, "hash" = hash_before WHERE "id" = event."id";
  END LOOP;
  INSERT INTO "trail_heads"
    SELECT DISTINCT ON ("order_id") 'order_events', "order_id", "sequence", "hash"
    FROM "order_events" ORDER BY "order_id", "sequence" DESC;
  ALTER TABLE "order_events" ENABLE TRIGGER "order_events_append_only";
END $$;
--> statement-breakpoint
CREATE TRIGGER "order_events_chain" BEFORE INSERT ON "order_events"
  FOR EACH ROW EXECUTE FUNCTION "chain_trail_entry"('order_id');
--> statement-breakpoint
CREATE TRIGGER "staff_events_chain" BEFORE INSERT ON "staff_events"
  FOR EACH ROW EXECUTE FUNCTION "chain_trail_entry"('');
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "refuse_history_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is append only', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER "staff_events_append_only" BEFORE UPDATE OR DELETE ON "staff_events"
  FOR EACH ROW EXECUTE FUNCTION "refuse_history_change"();
--> statement-breakpoint
CREATE TRIGGER "staff_events_no_truncate" BEFORE TRUNCATE ON "staff_events"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_history_change"();
--> statement-breakpoint
-- Written by the trigger of the trails alone: their entries are what changes it.
CREATE FUNCTION "refuse_head_deletion"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the end of a trail is never deleted' USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER "trail_heads_kept" BEFORE DELETE OR TRUNCATE ON "trail_heads"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_head_deletion"();
