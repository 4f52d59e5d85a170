ALTER TABLE "remote_places" ALTER COLUMN "zone_id" DROP NOT NULL;
--> statement-breakpoint
UPDATE "settings" SET "districts" = coalesce((
  SELECT jsonb_object_agg("id", jsonb_build_object(
    'zoneId', "district"->'zoneId',
    'outerZoneId', coalesce("district"->>'outerZoneId', "district"->>'zoneId')
  ))
  FROM jsonb_each("districts") AS "each" ("id", "district")
), '{}');
