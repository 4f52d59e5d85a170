ALTER TABLE "gifts" ADD COLUMN "alone_image_id" integer;--> statement-breakpoint
ALTER TABLE "set_menus" ADD COLUMN "card_image_id" integer;--> statement-breakpoint
ALTER TABLE "clients" ADD COLUMN "mark_image_id" integer;--> statement-breakpoint
ALTER TABLE "clients" ADD COLUMN "url" text;--> statement-breakpoint
ALTER TABLE "gifts" ADD CONSTRAINT "gifts_alone_image_id_images_id_fk" FOREIGN KEY ("alone_image_id") REFERENCES "public"."images"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "set_menus" ADD CONSTRAINT "set_menus_card_image_id_images_id_fk" FOREIGN KEY ("card_image_id") REFERENCES "public"."images"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "clients" ADD CONSTRAINT "clients_mark_image_id_images_id_fk" FOREIGN KEY ("mark_image_id") REFERENCES "public"."images"("id") ON DELETE no action ON UPDATE no action;