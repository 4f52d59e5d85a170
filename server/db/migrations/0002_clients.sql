CREATE TABLE "activities" (
	"id" text PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"name" jsonb NOT NULL,
	"service" jsonb NOT NULL,
	"number" integer NOT NULL,
	"image_id" integer NOT NULL,
	CONSTRAINT "activities_number" CHECK ("activities"."number" > 0)
);
--> statement-breakpoint
CREATE TABLE "clients" (
	"id" text PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"name" jsonb NOT NULL,
	"initials" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "featured_events" (
	"id" text PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"guests" integer NOT NULL,
	"name" jsonb NOT NULL,
	"venue" jsonb NOT NULL,
	"service" jsonb NOT NULL,
	"description" jsonb NOT NULL,
	"image_id" integer NOT NULL,
	CONSTRAINT "featured_events_guests" CHECK ("featured_events"."guests" > 0)
);
--> statement-breakpoint
ALTER TABLE "activities" ADD CONSTRAINT "activities_image_id_images_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."images"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "featured_events" ADD CONSTRAINT "featured_events_image_id_images_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."images"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- They are content too: caches look at the counter.
DO $$
DECLARE content text;
BEGIN
  FOREACH content IN ARRAY ARRAY['clients', 'featured_events', 'activities'] LOOP
    EXECUTE format(
      'CREATE TRIGGER bump_content_revision AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON %I
       FOR EACH STATEMENT EXECUTE FUNCTION bump_content_revision()', content);
  END LOOP;
END $$;
