CREATE TABLE "promotion_uses" (
	"order_id" bigint PRIMARY KEY NOT NULL,
	"promotion_id" text NOT NULL,
	"phone" text NOT NULL,
	"email" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "promotions" ADD COLUMN "usable_from" date;--> statement-breakpoint
ALTER TABLE "promotions" ADD COLUMN "usable_until" date;--> statement-breakpoint
ALTER TABLE "promotions" ADD COLUMN "max_uses" integer;--> statement-breakpoint
ALTER TABLE "promotions" ADD COLUMN "max_uses_per_customer" integer;--> statement-breakpoint
ALTER TABLE "promotion_uses" ADD CONSTRAINT "promotion_uses_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "promotion_uses_phone" ON "promotion_uses" USING btree ("promotion_id","phone");--> statement-breakpoint
CREATE INDEX "promotion_uses_email" ON "promotion_uses" USING btree ("promotion_id","email");--> statement-breakpoint
ALTER TABLE "promotions" ADD CONSTRAINT "promotions_uses" CHECK ("promotions"."max_uses" > 0 and "promotions"."max_uses_per_customer" > 0);--> statement-breakpoint
ALTER TABLE "promotions" ADD CONSTRAINT "promotions_limits" CHECK ("promotions"."code" is not null or ("promotions"."max_uses" is null and "promotions"."max_uses_per_customer" is null));--> statement-breakpoint
ALTER TABLE "promotions" ADD CONSTRAINT "promotions_days" CHECK ("promotions"."usable_from" <= "promotions"."usable_until");