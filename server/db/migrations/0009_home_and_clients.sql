CREATE TABLE "site_words" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"home" jsonb,
	"clientele" jsonb,
	CONSTRAINT "site_words_single_row" CHECK ("site_words"."id" = 1)
);
--> statement-breakpoint
CREATE TRIGGER bump_content_revision AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON site_words FOR EACH STATEMENT EXECUTE FUNCTION bump_content_revision();
--> statement-breakpoint
WITH "pictures" AS (
	SELECT "id", jsonb_build_object('id', "id", 'version', "version", 'width', "width", 'height', "height", 'alt', "alt") AS "picture" FROM "images"
), "lists" AS (
	SELECT
		(SELECT jsonb_agg(jsonb_build_object('id', c."id", 'isOn', true, 'name', c."name", 'initials', c."initials", 'url', c."url", 'mark', p."picture") ORDER BY c."position")
			FROM "clients" c LEFT JOIN "pictures" p ON p."id" = c."mark_image_id") AS "clients",
		(SELECT jsonb_agg(jsonb_build_object('id', e."id", 'isOn', true, 'guests', e."guests", 'name', e."name", 'venue', e."venue", 'service', e."service", 'description', e."description", 'picture', p."picture") ORDER BY e."position")
			FROM "featured_events" e JOIN "pictures" p ON p."id" = e."image_id") AS "events",
		(SELECT jsonb_agg(jsonb_build_object('id', a."id", 'isOn', true, 'name', a."name", 'service', a."service", 'number', a."number", 'picture', p."picture") ORDER BY a."position")
			FROM "activities" a JOIN "pictures" p ON p."id" = a."image_id") AS "activities"
)
INSERT INTO "site_words" ("clientele")
SELECT jsonb_build_object('clients', coalesce("clients", '[]'), 'events', coalesce("events", '[]'), 'activities', coalesce("activities", '[]'))
FROM "lists" WHERE coalesce("clients", "events", "activities") IS NOT NULL;
--> statement-breakpoint
DROP TABLE "activities" CASCADE;--> statement-breakpoint
DROP TABLE "clients" CASCADE;--> statement-breakpoint
DROP TABLE "featured_events" CASCADE;
