ALTER TABLE "orders" DROP CONSTRAINT "orders_place";--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "payment_method" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_place" CHECK (case "orders"."fulfilment"
        when 'delivery' then ("orders"."zone_id" is null) = ("orders"."zone_name" is null) and "orders"."address" <> ''
        else "orders"."pickup_place_id" is not null and "orders"."pickup_place_name" is not null end);