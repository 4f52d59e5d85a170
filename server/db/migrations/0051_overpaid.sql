ALTER TABLE "orders" DROP CONSTRAINT "orders_money";--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "overpaid" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_money" CHECK ("orders"."food" >= 0 and "orders"."cutlery_amount" >= 0 and "orders"."tongs_amount" >= 0 and "orders"."discount" >= 0 and "orders"."delivery_fee" >= 0 and "orders"."change_fee" >= 0 and "orders"."allowance" >= 0 and "orders"."total" >= 0 and "orders"."cancellation_fee" >= 0 and "orders"."refund_due" >= 0 and "orders"."overpaid" >= 0);--> statement-breakpoint
-- Orders from before this column, as far as they were listed as paid twice.
UPDATE "orders" SET "overpaid" = "refund_due" WHERE "refund_due" > 0 AND "status" NOT IN ('rejected', 'cancelled') AND (
	SELECT count(*) > 1 AND "orders"."refund_due" >= min("captured" - "refunded") AND sum("captured" - "refunded") > "orders"."total" + "orders"."allowance"
	FROM "payments" WHERE "order_id" = "orders"."id" AND "captured" > "refunded"
);
