DROP INDEX "payment_proofs_live";--> statement-breakpoint
ALTER TABLE "payment_proofs" ADD COLUMN "accepted_at" timestamp with time zone;--> statement-breakpoint
CREATE UNIQUE INDEX "payment_proofs_live" ON "payment_proofs" USING btree ("order_id","place") WHERE "payment_proofs"."refused_at" is null and "payment_proofs"."accepted_at" is null;