ALTER TABLE "shop_events" DROP CONSTRAINT "shop_events_verb";--> statement-breakpoint
ALTER TABLE "settings" ADD COLUMN "methods_off" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "settings" ADD COLUMN "accounts" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "settings" ADD CONSTRAINT "settings_methods_off" CHECK ("settings"."methods_off" <@ array['card', 'payme', 'fps', 'bank-transfer', 'alipay']);--> statement-breakpoint
ALTER TABLE "shop_events" ADD CONSTRAINT "shop_events_verb" CHECK ("shop_events"."verb" in ('sell-out', 'offer-again', 'publish-set', 'put-on-sale', 'take-off-sale', 'move-set', 'add-set', 'add-dish', 'edit-dish', 'change-settings'));