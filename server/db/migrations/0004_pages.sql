CREATE TABLE "pages" (
	"id" text PRIMARY KEY NOT NULL,
	"menu_group" text NOT NULL,
	"position" integer NOT NULL,
	"is_on" boolean NOT NULL,
	"in_menu" boolean NOT NULL,
	"shown_from" date,
	"shown_until" date,
	"content" jsonb,
	CONSTRAINT "pages_menu_group" CHECK ("pages"."menu_group" in ('party', 'dishes', 'districts', 'more')),
	CONSTRAINT "pages_days" CHECK ("pages"."shown_from" <= "pages"."shown_until")
);
--> statement-breakpoint
CREATE TRIGGER bump_content_revision AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON pages FOR EACH STATEMENT EXECUTE FUNCTION bump_content_revision();
--> statement-breakpoint
ALTER TABLE "drafts" DROP CONSTRAINT "drafts_kind";--> statement-breakpoint
ALTER TABLE "shop_events" DROP CONSTRAINT "shop_events_verb";--> statement-breakpoint
ALTER TABLE "versions" DROP CONSTRAINT "versions_kind";--> statement-breakpoint
ALTER TABLE "drafts" ADD CONSTRAINT "drafts_kind" CHECK ("drafts"."kind" in ('set', 'dish', 'category', 'gift', 'site', 'page'));--> statement-breakpoint
ALTER TABLE "shop_events" ADD CONSTRAINT "shop_events_verb" CHECK ("shop_events"."verb" in ('sell-out', 'offer-again', 'publish-set', 'put-on-sale', 'take-off-sale', 'move-set', 'add-set', 'add-dish', 'edit-dish', 'edit-category', 'add-category', 'remove-category', 'move-category', 'add-gift', 'remove-gift', 'edit-gift', 'move-gift', 'import-menu', 'change-settings', 'publish-site', 'publish-page', 'add-page', 'switch-page', 'move-page'));--> statement-breakpoint
ALTER TABLE "versions" ADD CONSTRAINT "versions_kind" CHECK ("versions"."kind" in ('set', 'dish', 'category', 'gift', 'site', 'page'));