CREATE TABLE "banners" (
	"id" text PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"discount_type" text NOT NULL,
	"headline" jsonb NOT NULL,
	"subline" jsonb NOT NULL,
	"link" text,
	"season" jsonb,
	"wide_image_id" integer NOT NULL,
	"tall_image_id" integer NOT NULL,
	CONSTRAINT "banners_discount_type" CHECK ("banners"."discount_type" in ('MAIN_BANNER', 'POPUP', 'SWIPER'))
);
--> statement-breakpoint
CREATE TABLE "categories" (
	"id" text PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"name" jsonb NOT NULL,
	"description" jsonb NOT NULL,
	"kind" text NOT NULL,
	"path" text,
	"season" jsonb,
	CONSTRAINT "categories_kind" CHECK ("categories"."kind" in ('sets', 'gifts'))
);
--> statement-breakpoint
CREATE TABLE "dish_groups" (
	"set_id" integer NOT NULL,
	"id" text NOT NULL,
	"position" integer NOT NULL,
	"course" text NOT NULL,
	"name" jsonb NOT NULL,
	"min" integer NOT NULL,
	"max" integer NOT NULL,
	"repeatable" boolean NOT NULL,
	"defaults" text[] NOT NULL,
	CONSTRAINT "dish_groups_set_id_id_pk" PRIMARY KEY("set_id","id"),
	CONSTRAINT "dish_groups_bounds" CHECK ("dish_groups"."min" >= 0 and "dish_groups"."max" >= "dish_groups"."min")
);
--> statement-breakpoint
CREATE TABLE "dishes" (
	"id" text PRIMARY KEY NOT NULL,
	"name" jsonb NOT NULL,
	"course" text NOT NULL,
	"cuisine" text NOT NULL,
	"vegetarian" boolean NOT NULL,
	"vegan" boolean NOT NULL,
	"spicy" boolean NOT NULL,
	"contains" text[] NOT NULL,
	"allergens" text[] NOT NULL,
	"image_id" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "gifts" (
	"id" integer PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"slug" text NOT NULL,
	"name" jsonb NOT NULL,
	"price" integer NOT NULL,
	"introduction" jsonb NOT NULL,
	"contents" jsonb NOT NULL,
	"allergens" text[] NOT NULL,
	"online_path" text NOT NULL,
	"image_id" integer NOT NULL,
	CONSTRAINT "gifts_slug_unique" UNIQUE("slug"),
	CONSTRAINT "gifts_price" CHECK ("gifts"."price" >= 0)
);
--> statement-breakpoint
CREATE TABLE "group_dishes" (
	"set_id" integer NOT NULL,
	"group_id" text NOT NULL,
	"dish_id" text NOT NULL,
	"position" integer NOT NULL,
	"extra" integer NOT NULL,
	"price" integer,
	"note" jsonb,
	CONSTRAINT "group_dishes_set_id_group_id_dish_id_pk" PRIMARY KEY("set_id","group_id","dish_id"),
	CONSTRAINT "group_dishes_money" CHECK ("group_dishes"."extra" >= 0 and "group_dishes"."price" >= 0)
);
--> statement-breakpoint
CREATE TABLE "images" (
	"id" integer PRIMARY KEY NOT NULL,
	"file" text NOT NULL,
	"mime" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"version" text NOT NULL,
	"alt" jsonb NOT NULL,
	CONSTRAINT "images_file_unique" UNIQUE("file"),
	CONSTRAINT "images_size" CHECK ("images"."width" > 0 and "images"."height" > 0)
);
--> statement-breakpoint
CREATE TABLE "set_menu_tabs" (
	"set_id" integer NOT NULL,
	"category_id" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "set_menu_tabs_set_id_category_id_pk" PRIMARY KEY("set_id","category_id")
);
--> statement-breakpoint
CREATE TABLE "set_menus" (
	"id" integer PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"slug" text NOT NULL,
	"category_id" text NOT NULL,
	"name" jsonb NOT NULL,
	"tagline" jsonb NOT NULL,
	"description" jsonb NOT NULL,
	"serves_min" integer NOT NULL,
	"serves_max" integer NOT NULL,
	"unit" text NOT NULL,
	"pricing" text NOT NULL,
	"price" integer NOT NULL,
	"price_display" jsonb NOT NULL,
	"includes_delivery" boolean NOT NULL,
	"min_quantity" integer NOT NULL,
	"min_quantity_scope" text NOT NULL,
	"included_cutlery" integer NOT NULL,
	"included_tongs" integer NOT NULL,
	"badges" text[] NOT NULL,
	"sheets" jsonb NOT NULL,
	"external_path" text,
	"season" jsonb,
	"published" boolean NOT NULL,
	"image_id" integer NOT NULL,
	CONSTRAINT "set_menus_slug_unique" UNIQUE("slug"),
	CONSTRAINT "set_menus_price" CHECK ("set_menus"."price" >= 0),
	CONSTRAINT "set_menus_included" CHECK ("set_menus"."included_cutlery" >= 0 and "set_menus"."included_tongs" >= 0),
	CONSTRAINT "set_menus_serves" CHECK ("set_menus"."serves_min" between 1 and "set_menus"."serves_max"),
	CONSTRAINT "set_menus_min_quantity" CHECK ("set_menus"."min_quantity" >= 1),
	CONSTRAINT "set_menus_unit" CHECK ("set_menus"."unit" in ('set', 'person', 'box', 'plate', 'tray', 'piece')),
	CONSTRAINT "set_menus_pricing" CHECK ("set_menus"."pricing" in ('fixed', 'perItem')),
	CONSTRAINT "set_menus_scope" CHECK ("set_menus"."min_quantity_scope" in ('set', 'category'))
);
--> statement-breakpoint
CREATE TABLE "swiper_titles" (
	"id" integer PRIMARY KEY NOT NULL,
	"banner_id" text NOT NULL,
	"title" jsonb NOT NULL,
	CONSTRAINT "swiper_titles_banner" UNIQUE("banner_id")
);
--> statement-breakpoint
CREATE TABLE "order_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" bigint NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"status" text NOT NULL,
	"payment_status" text NOT NULL,
	"actor" text NOT NULL,
	"note" text NOT NULL,
	CONSTRAINT "order_events_status" CHECK ("order_events"."status" in ('submitted', 'confirmed', 'preparing', 'ready', 'out-for-delivery', 'delivered', 'collected', 'completed', 'rejected', 'cancelled', 'postponed')),
	CONSTRAINT "order_events_payment_status" CHECK ("order_events"."payment_status" in ('unpaid', 'proof-submitted', 'part-paid', 'paid', 'part-refunded', 'refunded')),
	CONSTRAINT "order_events_actor" CHECK ("order_events"."actor" in ('customer', 'staff', 'system'))
);
--> statement-breakpoint
CREATE TABLE "order_lines" (
	"order_id" bigint NOT NULL,
	"position" integer NOT NULL,
	"set_id" integer,
	"name" jsonb NOT NULL,
	"unit" text NOT NULL,
	"units" integer NOT NULL,
	"unit_price" integer,
	"amount" integer NOT NULL,
	"dishes" jsonb NOT NULL,
	CONSTRAINT "order_lines_order_id_position_pk" PRIMARY KEY("order_id","position"),
	CONSTRAINT "order_lines_money" CHECK ("order_lines"."unit_price" >= 0 and "order_lines"."amount" >= 0),
	CONSTRAINT "order_lines_units" CHECK ("order_lines"."units" > 0)
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "orders_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"reference" text NOT NULL,
	"token_hash" text NOT NULL,
	"idempotency_key_hash" text NOT NULL,
	"body_hash" text NOT NULL,
	"placed_at" timestamp with time zone NOT NULL,
	"lang" text NOT NULL,
	"status" text NOT NULL,
	"payment_status" text NOT NULL,
	"payment_method" text NOT NULL,
	"fulfilment" text NOT NULL,
	"due_date" date NOT NULL,
	"slot" text NOT NULL,
	"zone_id" text,
	"zone_name" jsonb,
	"remote_place_id" text,
	"remote_place_name" jsonb,
	"address" text NOT NULL,
	"pickup_place_id" text,
	"pickup_place_name" jsonb,
	"contact_name" text NOT NULL,
	"contact_email" text NOT NULL,
	"contact_phone" text NOT NULL,
	"contact_alternate_phone" text NOT NULL,
	"special_instructions" text NOT NULL,
	"food" integer NOT NULL,
	"cutlery_wanted" boolean NOT NULL,
	"cutlery_included" integer NOT NULL,
	"cutlery_extra" integer NOT NULL,
	"cutlery_amount" integer NOT NULL,
	"tongs_wanted" boolean NOT NULL,
	"tongs_included" integer NOT NULL,
	"tongs_extra" integer NOT NULL,
	"tongs_amount" integer NOT NULL,
	"promotion_code" text,
	"promotions" jsonb NOT NULL,
	"discount" integer NOT NULL,
	"delivery_fee" integer,
	"total" integer NOT NULL,
	"terms_version" text NOT NULL,
	CONSTRAINT "orders_reference_unique" UNIQUE("reference"),
	CONSTRAINT "orders_idempotencyKeyHash_unique" UNIQUE("idempotency_key_hash"),
	CONSTRAINT "orders_money" CHECK ("orders"."food" >= 0 and "orders"."cutlery_amount" >= 0 and "orders"."tongs_amount" >= 0 and "orders"."discount" >= 0 and "orders"."delivery_fee" >= 0 and "orders"."total" >= 0),
	CONSTRAINT "orders_extras" CHECK ("orders"."cutlery_included" >= 0 and "orders"."cutlery_extra" >= 0 and "orders"."tongs_included" >= 0 and "orders"."tongs_extra" >= 0),
	CONSTRAINT "orders_total" CHECK ("orders"."total" = "orders"."food" + "orders"."cutlery_amount" + "orders"."tongs_amount" - "orders"."discount" + coalesce("orders"."delivery_fee", 0)),
	CONSTRAINT "orders_lang" CHECK ("orders"."lang" in ('zh', 'en')),
	CONSTRAINT "orders_status" CHECK ("orders"."status" in ('submitted', 'confirmed', 'preparing', 'ready', 'out-for-delivery', 'delivered', 'collected', 'completed', 'rejected', 'cancelled', 'postponed')),
	CONSTRAINT "orders_payment_status" CHECK ("orders"."payment_status" in ('unpaid', 'proof-submitted', 'part-paid', 'paid', 'part-refunded', 'refunded')),
	CONSTRAINT "orders_payment_method" CHECK ("orders"."payment_method" in ('card', 'payme', 'fps', 'bank-transfer', 'alipay')),
	CONSTRAINT "orders_fulfilment" CHECK ("orders"."fulfilment" in ('delivery', 'pickup')),
	CONSTRAINT "orders_place" CHECK (case "orders"."fulfilment"
        when 'delivery' then "orders"."zone_id" is not null and "orders"."zone_name" is not null and "orders"."address" <> ''
        else "orders"."pickup_place_id" is not null and "orders"."pickup_place_name" is not null end),
	CONSTRAINT "orders_slot" CHECK ("orders"."slot" ~ '^[0-2][0-9]:[0-5][0-9]$')
);
--> statement-breakpoint
CREATE TABLE "content_revision" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"value" bigint NOT NULL,
	CONSTRAINT "content_revision_single_row" CHECK ("content_revision"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "pickup_places" (
	"id" text PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"name" jsonb NOT NULL,
	"address" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "promotions" (
	"id" text PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"code" text,
	"kind" text NOT NULL,
	"name" jsonb NOT NULL,
	"description" jsonb NOT NULL,
	"min_subtotal" integer NOT NULL,
	"season" jsonb,
	"percent_off" integer,
	"amount" integer,
	"dish_id" text,
	"quantity" integer,
	"boxes" jsonb,
	CONSTRAINT "promotions_code_unique" UNIQUE("code"),
	CONSTRAINT "promotions_min_subtotal" CHECK ("promotions"."min_subtotal" >= 0),
	CONSTRAINT "promotions_kind" CHECK ("promotions"."kind" in ('percent', 'amount', 'freeDish')),
	CONSTRAINT "promotions_terms" CHECK (case "promotions"."kind"
        when 'percent' then coalesce("promotions"."percent_off" between 1 and 100, false)
        when 'amount' then coalesce("promotions"."amount" > 0, false)
        else coalesce("promotions"."quantity" > 0 and "promotions"."dish_id" is not null, false) end)
);
--> statement-breakpoint
CREATE TABLE "remote_places" (
	"id" text PRIMARY KEY NOT NULL,
	"zone_id" text NOT NULL,
	"position" integer NOT NULL,
	"name" jsonb NOT NULL,
	"free_delivery" boolean NOT NULL,
	"by_quotation" boolean NOT NULL,
	"note" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "settings" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"free_delivery_from" integer NOT NULL,
	"special_dates" jsonb NOT NULL,
	"slots" jsonb NOT NULL,
	"lead_days" integer NOT NULL,
	"horizon_days" integer NOT NULL,
	"closed_dates" jsonb NOT NULL,
	"cutlery_price" integer NOT NULL,
	"tongs_price" integer NOT NULL,
	"terms_version" text NOT NULL,
	CONSTRAINT "settings_single_row" CHECK ("settings"."id" = 1),
	CONSTRAINT "settings_money" CHECK ("settings"."free_delivery_from" >= 0 and "settings"."cutlery_price" >= 0 and "settings"."tongs_price" >= 0),
	CONSTRAINT "settings_days" CHECK ("settings"."lead_days" >= 0 and "settings"."horizon_days" > "settings"."lead_days")
);
--> statement-breakpoint
CREATE TABLE "zones" (
	"id" text PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"name" jsonb NOT NULL,
	"fee" integer NOT NULL,
	"special_date_fee" integer NOT NULL,
	"note" jsonb NOT NULL,
	CONSTRAINT "zones_fees" CHECK ("zones"."fee" >= 0 and "zones"."special_date_fee" >= 0)
);
--> statement-breakpoint
ALTER TABLE "banners" ADD CONSTRAINT "banners_wide_image_id_images_id_fk" FOREIGN KEY ("wide_image_id") REFERENCES "public"."images"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "banners" ADD CONSTRAINT "banners_tall_image_id_images_id_fk" FOREIGN KEY ("tall_image_id") REFERENCES "public"."images"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dish_groups" ADD CONSTRAINT "dish_groups_set_id_set_menus_id_fk" FOREIGN KEY ("set_id") REFERENCES "public"."set_menus"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dishes" ADD CONSTRAINT "dishes_image_id_images_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."images"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gifts" ADD CONSTRAINT "gifts_image_id_images_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."images"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_dishes" ADD CONSTRAINT "group_dishes_dish_id_dishes_id_fk" FOREIGN KEY ("dish_id") REFERENCES "public"."dishes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_dishes" ADD CONSTRAINT "group_dishes_set_id_group_id_dish_groups_set_id_id_fk" FOREIGN KEY ("set_id","group_id") REFERENCES "public"."dish_groups"("set_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "set_menu_tabs" ADD CONSTRAINT "set_menu_tabs_set_id_set_menus_id_fk" FOREIGN KEY ("set_id") REFERENCES "public"."set_menus"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "set_menu_tabs" ADD CONSTRAINT "set_menu_tabs_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "set_menus" ADD CONSTRAINT "set_menus_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "set_menus" ADD CONSTRAINT "set_menus_image_id_images_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."images"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "swiper_titles" ADD CONSTRAINT "swiper_titles_banner_id_banners_id_fk" FOREIGN KEY ("banner_id") REFERENCES "public"."banners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_set_id_set_menus_id_fk" FOREIGN KEY ("set_id") REFERENCES "public"."set_menus"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promotions" ADD CONSTRAINT "promotions_dish_id_dishes_id_fk" FOREIGN KEY ("dish_id") REFERENCES "public"."dishes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "remote_places" ADD CONSTRAINT "remote_places_zone_id_zones_id_fk" FOREIGN KEY ("zone_id") REFERENCES "public"."zones"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_events_order" ON "order_events" USING btree ("order_id","id");--> statement-breakpoint
CREATE INDEX "order_lines_set" ON "order_lines" USING btree ("set_id","order_id");--> statement-breakpoint
CREATE INDEX "orders_placed_at" ON "orders" USING btree ("placed_at");--> statement-breakpoint
CREATE INDEX "orders_due" ON "orders" USING btree ("due_date","slot");