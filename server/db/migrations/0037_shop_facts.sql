ALTER TABLE "settings" ADD COLUMN "facts" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "settings" ADD COLUMN "started_empty" boolean DEFAULT false NOT NULL;