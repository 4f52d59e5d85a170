ALTER TABLE "shop_events" DROP CONSTRAINT "shop_events_verb";--> statement-breakpoint
ALTER TABLE "dishes" ADD COLUMN "description" jsonb;--> statement-breakpoint
ALTER TABLE "dishes" ADD COLUMN "on_sale" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "set_menus" ADD COLUMN "next_prices" jsonb;--> statement-breakpoint
ALTER TABLE "set_menus" ADD COLUMN "lead_days" integer;--> statement-breakpoint
ALTER TABLE "set_menus" ADD CONSTRAINT "set_menus_lead_days" CHECK ("set_menus"."lead_days" >= 1);--> statement-breakpoint
ALTER TABLE "shop_events" ADD CONSTRAINT "shop_events_verb" CHECK ("shop_events"."verb" in ('sell-out', 'offer-again', 'publish-set', 'put-on-sale', 'take-off-sale', 'move-set', 'add-set', 'add-dish', 'edit-dish', 'edit-category', 'move-category', 'edit-gift', 'move-gift', 'change-settings'));