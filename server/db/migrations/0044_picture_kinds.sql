ALTER TABLE "stop_pictures" ADD COLUMN "kind" text DEFAULT 'hand-over' NOT NULL;--> statement-breakpoint
ALTER TABLE "stop_pictures" DROP CONSTRAINT "stop_pictures_pkey";--> statement-breakpoint
ALTER TABLE "stop_pictures" ADD CONSTRAINT "stop_pictures_order_id_kind_pk" PRIMARY KEY("order_id","kind");--> statement-breakpoint
ALTER TABLE "stop_pictures" ADD CONSTRAINT "stop_pictures_kind" CHECK ("stop_pictures"."kind" in ('hand-over', 'problem'));
