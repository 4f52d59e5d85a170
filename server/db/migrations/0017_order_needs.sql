ALTER TABLE "orders" ADD COLUMN "allergens" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "access" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "access_note" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_allergens" CHECK ("orders"."allergens" <@ array['gluten', 'crustacean', 'egg', 'fish', 'milk', 'mollusc', 'treenut', 'peanut', 'soy', 'sulphite']);--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_access" CHECK ("orders"."access" <@ array['lift', 'stairs', 'permit', 'no-waiting']);