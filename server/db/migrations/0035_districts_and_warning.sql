ALTER TABLE "settings" ADD COLUMN "districts" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "settings" ADD COLUMN "warn_from_percent" integer DEFAULT 80 NOT NULL;--> statement-breakpoint
ALTER TABLE "settings" ADD CONSTRAINT "settings_warn_from" CHECK ("settings"."warn_from_percent" between 1 and 100);