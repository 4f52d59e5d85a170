-- The same words as before. PL/pgSQL keeps the plans of its statements, where SQL planned the whole for each batch.
CREATE OR REPLACE FUNCTION "words_of_order"("reference" text, "phone" text, "alternate" text, "name" text, "address" text)
RETURNS tsvector LANGUAGE plpgsql IMMUTABLE AS $$
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
-- The hash of a trail's entry: of the entry before it and of its own columns, without those that are empty.
CREATE FUNCTION "trail_hash"("hash_before" text, "entry" jsonb, "place" integer)
RETURNS text LANGUAGE sql STABLE AS $$
  SELECT encode(sha256(convert_to("hash_before"
    || (jsonb_strip_nulls("entry" || jsonb_build_object('sequence', "place")) - 'hash')::text, 'UTF8')), 'hex')
$$;
--> statement-breakpoint
-- The same chain as before. An insert with a conflict finds the head by its index whatever the plan: one that was made
-- while the table was small read the whole table for each entry.
CREATE OR REPLACE FUNCTION "chain_trail_entry"() RETURNS trigger LANGUAGE plpgsql SET timezone = 'UTC' AS $$
DECLARE
  entry jsonb := to_jsonb(NEW);
BEGIN
  -- Writing the head makes concurrent entries of one chain wait for each other.
  INSERT INTO "trail_heads" AS "head" ("trail", "subject", "length", "hash")
    VALUES (TG_TABLE_NAME, coalesce((entry ->> TG_ARGV[0])::bigint, 0), 1, "trail_hash"('', entry, 1))
    ON CONFLICT ("trail", "subject") DO UPDATE
      SET "length" = "head"."length" + 1, "hash" = "trail_hash"("head"."hash", entry, "head"."length" + 1)
    RETURNING "length", "hash" INTO NEW."sequence", NEW."hash";
  RETURN NEW;
END $$;
