ALTER TABLE "images" ADD COLUMN "cut_of" integer;--> statement-breakpoint
ALTER TABLE "images" ADD COLUMN "cut_left" integer;--> statement-breakpoint
ALTER TABLE "images" ADD COLUMN "cut_top" integer;--> statement-breakpoint
ALTER TABLE "images" ADD COLUMN "focus_x" integer;--> statement-breakpoint
ALTER TABLE "images" ADD COLUMN "focus_y" integer;--> statement-breakpoint
ALTER TABLE "images" ADD COLUMN "added_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "images" ADD CONSTRAINT "images_cut_of_images_id_fk" FOREIGN KEY ("cut_of") REFERENCES "public"."images"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "images_cut_of" ON "images" USING btree ("cut_of");--> statement-breakpoint
ALTER TABLE "images" ADD CONSTRAINT "images_cut" CHECK (("images"."cut_of" is null) = ("images"."cut_left" is null or "images"."cut_top" is null));--> statement-breakpoint
ALTER TABLE "images" ADD CONSTRAINT "images_focus" CHECK ("images"."focus_x" between 0 and 100 and "images"."focus_y" between 0 and 100);