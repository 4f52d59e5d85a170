CREATE TABLE "notices" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"is_on" boolean NOT NULL,
	"text" jsonb NOT NULL,
	"link" text,
	"shown_from" date,
	"shown_until" date,
	CONSTRAINT "notices_single_row" CHECK ("notices"."id" = 1),
	CONSTRAINT "notices_days" CHECK ("notices"."shown_from" <= "notices"."shown_until")
);
--> statement-breakpoint
CREATE TABLE "placed_questions" (
	"id" text PRIMARY KEY NOT NULL,
	"section_id" text NOT NULL,
	"position" integer NOT NULL,
	"question" jsonb,
	"answer" jsonb
);
--> statement-breakpoint
CREATE TABLE "site_drafts" (
	"part" text PRIMARY KEY NOT NULL,
	"values" jsonb NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"by" text NOT NULL,
	CONSTRAINT "site_drafts_part" CHECK ("site_drafts"."part" in ('front', 'questions'))
);
--> statement-breakpoint
CREATE TABLE "site_versions" (
	"part" text NOT NULL,
	"number" integer NOT NULL,
	"values" jsonb NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"by" text NOT NULL,
	CONSTRAINT "site_versions_part_number_pk" PRIMARY KEY("part","number"),
	CONSTRAINT "site_versions_number" CHECK ("site_versions"."number" >= 1),
	CONSTRAINT "site_versions_part" CHECK ("site_versions"."part" in ('front', 'questions'))
);
--> statement-breakpoint
ALTER TABLE "shop_events" DROP CONSTRAINT "shop_events_verb";--> statement-breakpoint
ALTER TABLE "banners" ADD COLUMN "is_on" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "banners" ADD COLUMN "shown_from" date;--> statement-breakpoint
ALTER TABLE "banners" ADD COLUMN "shown_until" date;--> statement-breakpoint
ALTER TABLE "banners" ADD COLUMN "wide_english_image_id" integer;--> statement-breakpoint
ALTER TABLE "banners" ADD COLUMN "tall_english_image_id" integer;--> statement-breakpoint
ALTER TABLE "banners" ADD CONSTRAINT "banners_wide_english_image_id_images_id_fk" FOREIGN KEY ("wide_english_image_id") REFERENCES "public"."images"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "banners" ADD CONSTRAINT "banners_tall_english_image_id_images_id_fk" FOREIGN KEY ("tall_english_image_id") REFERENCES "public"."images"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "banners" ADD CONSTRAINT "banners_days" CHECK ("banners"."shown_from" <= "banners"."shown_until");--> statement-breakpoint
ALTER TABLE "shop_events" ADD CONSTRAINT "shop_events_verb" CHECK ("shop_events"."verb" in ('sell-out', 'offer-again', 'publish-set', 'put-on-sale', 'take-off-sale', 'move-set', 'add-set', 'add-dish', 'edit-dish', 'edit-category', 'move-category', 'edit-gift', 'move-gift', 'import-menu', 'change-settings', 'publish-site'));--> statement-breakpoint
CREATE TRIGGER "bump_content_revision" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "notices"
  FOR EACH STATEMENT EXECUTE FUNCTION "bump_content_revision"();
--> statement-breakpoint
CREATE TRIGGER "bump_content_revision" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "placed_questions"
  FOR EACH STATEMENT EXECUTE FUNCTION "bump_content_revision"();
--> statement-breakpoint
CREATE TRIGGER "site_versions_append_only" BEFORE UPDATE OR DELETE ON "site_versions"
  FOR EACH ROW EXECUTE FUNCTION "refuse_history_change"();
--> statement-breakpoint
CREATE TRIGGER "site_versions_no_truncate" BEFORE TRUNCATE ON "site_versions"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_history_change"();
