CREATE INDEX "orders_refund_due" ON "orders" USING btree ("id") WHERE "orders"."refund_due" > 0;--> statement-breakpoint
CREATE INDEX "payment_proofs_sha256" ON "payment_proofs" USING btree ("sha256");--> statement-breakpoint
CREATE INDEX "refunds_open" ON "refunds" USING btree ("payment_id") WHERE "refunds"."state" in ('asked', 'failed');