CREATE TABLE "refund_grants" (
	"order_id" bigint NOT NULL,
	"key" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "refund_grants_order_id_key_pk" PRIMARY KEY("order_id","key")
);
--> statement-breakpoint
ALTER TABLE "order_events" DROP CONSTRAINT "order_events_verb";--> statement-breakpoint
ALTER TABLE "orders" DROP CONSTRAINT "orders_money";--> statement-breakpoint
ALTER TABLE "orders" DROP CONSTRAINT "orders_total";--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "allowance" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "refund_asked" integer;--> statement-breakpoint
ALTER TABLE "refund_grants" ADD CONSTRAINT "refund_grants_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "orders_refund_asked" ON "orders" USING btree ("id") WHERE "orders"."refund_asked" is not null;--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_verb" CHECK ("order_events"."verb" in ('place', 'confirm', 'prepare', 'make-ready', 'send-out', 'hand-over', 'collect', 'complete', 'reject', 'cancel', 'release', 'postpone', 'take-back', 'open', 'change-slot', 'change-date', 'edit', 'quote-fee', 'add-note', 'remind', 'submit-proof', 'refuse-proof', 'take-payment', 'take-back-payment', 'receive-payment', 'grant-refund', 'ask-refund', 'refuse-refund', 'start-refund', 'refund', 'fail-refund', 'erase'));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_refund_asked" CHECK ("orders"."refund_asked" > 0);--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_money" CHECK ("orders"."food" >= 0 and "orders"."cutlery_amount" >= 0 and "orders"."tongs_amount" >= 0 and "orders"."discount" >= 0 and "orders"."delivery_fee" >= 0 and "orders"."change_fee" >= 0 and "orders"."allowance" >= 0 and "orders"."total" >= 0 and "orders"."cancellation_fee" >= 0 and "orders"."refund_due" >= 0);--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_total" CHECK ("orders"."total" = "orders"."food" + "orders"."cutlery_amount" + "orders"."tongs_amount" - "orders"."discount" + coalesce("orders"."delivery_fee", 0) + "orders"."change_fee" - "orders"."allowance");