ALTER TABLE "settings" ADD COLUMN "lead_seasons" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "settings" ADD COLUMN "mail" jsonb DEFAULT '{}'::jsonb NOT NULL;