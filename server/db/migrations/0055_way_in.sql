ALTER TABLE "orders" ADD COLUMN "way_in" text DEFAULT 'site' NOT NULL;--> statement-breakpoint
-- Orders that staff entered before this column, as their trails tell.
UPDATE "orders" SET "way_in" = "order_events"."source" FROM "order_events"
WHERE "order_events"."order_id" = "orders"."id" AND "order_events"."verb" = 'place' AND "order_events"."source" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "orders_by_way_in" ON "orders" USING btree ("way_in","due_date","slot","id");--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_way_in" CHECK ("orders"."way_in" in ('site', 'phone', 'chat'));