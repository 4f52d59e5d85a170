-- As before, and an entry about an order whose customer is erased says nothing of them: a driver's phone may send what
-- was tapped days ago. The lock lets an erasure that runs at the same moment end first.
CREATE OR REPLACE FUNCTION "chain_sealed_entry"() RETURNS trigger LANGUAGE plpgsql SET timezone = 'UTC' AS $$
DECLARE
  personal text[] := TG_ARGV[1:];
  entry jsonb;
  erased timestamptz;
BEGIN
  SELECT "erased_at" INTO erased FROM "orders" WHERE "id" = NEW."order_id" FOR KEY SHARE;
  IF erased IS NOT NULL THEN
    NEW := jsonb_populate_record(NEW, (SELECT jsonb_object_agg("key", CASE
        WHEN jsonb_typeof("value") = 'string' THEN '""'::jsonb ELSE 'null'::jsonb END)
      FROM jsonb_each(to_jsonb(NEW)) WHERE "key" = ANY(personal)));
  END IF;
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
