ALTER TABLE "promotions" DROP CONSTRAINT "promotions_kind";--> statement-breakpoint
ALTER TABLE "promotions" DROP CONSTRAINT "promotions_terms";--> statement-breakpoint
ALTER TABLE "promotions" ADD CONSTRAINT "promotions_kind" CHECK ("promotions"."kind" in ('percent', 'amount', 'freeDish', 'freeDelivery'));--> statement-breakpoint
ALTER TABLE "promotions" ADD CONSTRAINT "promotions_terms" CHECK (case "promotions"."kind"
        when 'percent' then coalesce("promotions"."percent_off" between 1 and 100, false)
        when 'amount' then coalesce("promotions"."amount" > 0, false)
        when 'freeDelivery' then true
        else coalesce("promotions"."quantity" > 0 and "promotions"."dish_id" is not null, false) end);