CREATE TABLE "banners" (
	"id" text PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"discount_type" text NOT NULL,
	"headline" jsonb NOT NULL,
	"subline" jsonb NOT NULL,
	"link" text,
	"season" jsonb,
	"is_on" boolean DEFAULT true NOT NULL,
	"shown_from" date,
	"shown_until" date,
	"wide_image_id" integer NOT NULL,
	"tall_image_id" integer NOT NULL,
	"wide_english_image_id" integer,
	"tall_english_image_id" integer,
	CONSTRAINT "banners_discount_type" CHECK ("banners"."discount_type" in ('MAIN_BANNER', 'POPUP', 'SWIPER')),
	CONSTRAINT "banners_days" CHECK ("banners"."shown_from" <= "banners"."shown_until")
);
--> statement-breakpoint
CREATE TABLE "swiper_titles" (
	"id" integer PRIMARY KEY NOT NULL,
	"banner_id" text NOT NULL,
	"title" jsonb NOT NULL,
	CONSTRAINT "swiper_titles_banner" UNIQUE("banner_id")
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
	"on_sale" boolean DEFAULT true NOT NULL,
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
	"description" jsonb,
	"on_sale" boolean DEFAULT true NOT NULL,
	"image_id" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "gifts" (
	"id" integer PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"slug" text NOT NULL,
	"name" jsonb NOT NULL,
	"price" integer NOT NULL,
	"next_price" jsonb,
	"introduction" jsonb NOT NULL,
	"contents" jsonb NOT NULL,
	"allergens" text[] NOT NULL,
	"online_path" text NOT NULL,
	"published" boolean DEFAULT true NOT NULL,
	"image_id" integer NOT NULL,
	"alone_image_id" integer,
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
	"next_prices" jsonb,
	"includes_delivery" boolean NOT NULL,
	"min_quantity" integer NOT NULL,
	"min_quantity_scope" text NOT NULL,
	"lead_days" integer,
	"included_cutlery" integer NOT NULL,
	"included_tongs" integer NOT NULL,
	"badges" text[] NOT NULL,
	"sheets" jsonb NOT NULL,
	"external_path" text,
	"season" jsonb,
	"published" boolean NOT NULL,
	"image_id" integer NOT NULL,
	"card_image_id" integer,
	CONSTRAINT "set_menus_slug_unique" UNIQUE("slug"),
	CONSTRAINT "set_menus_price" CHECK ("set_menus"."price" >= 0),
	CONSTRAINT "set_menus_included" CHECK ("set_menus"."included_cutlery" >= 0 and "set_menus"."included_tongs" >= 0),
	CONSTRAINT "set_menus_serves" CHECK ("set_menus"."serves_min" between 1 and "set_menus"."serves_max"),
	CONSTRAINT "set_menus_min_quantity" CHECK ("set_menus"."min_quantity" >= 1),
	CONSTRAINT "set_menus_lead_days" CHECK ("set_menus"."lead_days" >= 1),
	CONSTRAINT "set_menus_unit" CHECK ("set_menus"."unit" in ('set', 'person', 'box', 'plate', 'tray', 'piece')),
	CONSTRAINT "set_menus_pricing" CHECK ("set_menus"."pricing" in ('fixed', 'perItem')),
	CONSTRAINT "set_menus_scope" CHECK ("set_menus"."min_quantity_scope" in ('set', 'category'))
);
--> statement-breakpoint
CREATE TABLE "activities" (
	"id" text PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"name" jsonb NOT NULL,
	"service" jsonb NOT NULL,
	"number" integer NOT NULL,
	"image_id" integer NOT NULL,
	CONSTRAINT "activities_number" CHECK ("activities"."number" > 0)
);
--> statement-breakpoint
CREATE TABLE "clients" (
	"id" text PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"name" jsonb NOT NULL,
	"initials" text NOT NULL,
	"mark_image_id" integer,
	"url" text
);
--> statement-breakpoint
CREATE TABLE "featured_events" (
	"id" text PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"guests" integer NOT NULL,
	"name" jsonb NOT NULL,
	"venue" jsonb NOT NULL,
	"service" jsonb NOT NULL,
	"description" jsonb NOT NULL,
	"image_id" integer NOT NULL,
	CONSTRAINT "featured_events_guests" CHECK ("featured_events"."guests" > 0)
);
--> statement-breakpoint
CREATE TABLE "cooked_dishes" (
	"date" date NOT NULL,
	"dish_id" text NOT NULL,
	"portions" integer NOT NULL,
	"cooked_at" timestamp with time zone NOT NULL,
	"cooked_by" text NOT NULL,
	CONSTRAINT "cooked_dishes_date_dish_id_pk" PRIMARY KEY("date","dish_id"),
	CONSTRAINT "cooked_dishes_portions" CHECK ("cooked_dishes"."portions" > 0)
);
--> statement-breakpoint
CREATE TABLE "printed_labels" (
	"order_id" bigint NOT NULL,
	"key" text NOT NULL,
	"times" integer NOT NULL,
	"printed_at" timestamp with time zone NOT NULL,
	"printed_by" text NOT NULL,
	"version" integer,
	"said" jsonb,
	CONSTRAINT "printed_labels_order_id_key_pk" PRIMARY KEY("order_id","key"),
	CONSTRAINT "printed_labels_times" CHECK ("printed_labels"."times" > 0)
);
--> statement-breakpoint
CREATE TABLE "letters" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" bigint NOT NULL,
	"recipient" text NOT NULL,
	"state" text NOT NULL,
	"attempts" integer NOT NULL,
	"first_tried_at" timestamp with time zone NOT NULL,
	"claimed_until" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	"refused_code" integer,
	"failure" text,
	CONSTRAINT "letters_state" CHECK ("letters"."state" in ('sending', 'sent', 'refused')),
	CONSTRAINT "letters_failure" CHECK ("letters"."failure" in ('unreachable', 'sign-in', 'insecure', 'busy', 'other')),
	CONSTRAINT "letters_recipient" CHECK ("letters"."recipient" in ('customer', 'staff')),
	CONSTRAINT "letters_sent" CHECK (("letters"."state" = 'sent') = ("letters"."sent_at" is not null)),
	CONSTRAINT "letters_refused" CHECK (("letters"."state" = 'refused') = ("letters"."refused_code" is not null))
);
--> statement-breakpoint
CREATE TABLE "request_counts" (
	"key" text PRIMARY KEY NOT NULL,
	"points" integer NOT NULL,
	"expire" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "order_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" bigint NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"verb" text NOT NULL,
	"actor" text NOT NULL,
	"actor_name" text DEFAULT '' NOT NULL,
	"actor_id" text,
	"status_before" text,
	"status" text NOT NULL,
	"payment_status_before" text,
	"payment_status" text NOT NULL,
	"moved" jsonb,
	"amount" integer,
	"given_back" integer,
	"weather" text,
	"changes" jsonb,
	"for_driver" boolean,
	"source" text,
	"note" text NOT NULL,
	CONSTRAINT "order_events_verb" CHECK ("order_events"."verb" in ('place', 'confirm', 'prepare', 'make-ready', 'send-out', 'hand-over', 'collect', 'complete', 'reject', 'cancel', 'release', 'postpone', 'take-back', 'reopen', 'open', 'change-slot', 'change-date', 'edit', 'quote-fee', 'add-note', 'resend-letter', 'send-link', 'remind', 'submit-proof', 'refuse-proof', 'take-payment', 'take-back-payment', 'receive-payment', 'grant-refund', 'ask-refund', 'refuse-refund', 'start-refund', 'refund', 'fail-refund', 'erase')),
	CONSTRAINT "order_events_status_before" CHECK ("order_events"."status_before" in ('submitted', 'confirmed', 'preparing', 'ready', 'out-for-delivery', 'delivered', 'collected', 'completed', 'rejected', 'cancelled', 'postponed')),
	CONSTRAINT "order_events_status" CHECK ("order_events"."status" in ('submitted', 'confirmed', 'preparing', 'ready', 'out-for-delivery', 'delivered', 'collected', 'completed', 'rejected', 'cancelled', 'postponed')),
	CONSTRAINT "order_events_payment_status_before" CHECK ("order_events"."payment_status_before" in ('unpaid', 'proof-submitted', 'part-paid', 'paid', 'part-refunded', 'refunded')),
	CONSTRAINT "order_events_payment_status" CHECK ("order_events"."payment_status" in ('unpaid', 'proof-submitted', 'part-paid', 'paid', 'part-refunded', 'refunded')),
	CONSTRAINT "order_events_actor" CHECK ("order_events"."actor" in ('customer', 'staff', 'system')),
	CONSTRAINT "order_events_weather" CHECK ("order_events"."weather" in ('typhoon-8', 'black-rain')),
	CONSTRAINT "order_events_source" CHECK ("order_events"."source" in ('phone', 'chat')),
	CONSTRAINT "order_events_money" CHECK ("order_events"."amount" >= 0)
);
--> statement-breakpoint
CREATE TABLE "order_words" (
	"order_id" bigint PRIMARY KEY NOT NULL,
	"words" "tsvector" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_lines" (
	"order_id" bigint NOT NULL,
	"position" integer NOT NULL,
	"set_id" integer,
	"name" jsonb NOT NULL,
	"unit" text NOT NULL,
	"units" integer NOT NULL,
	"portions_per_unit" integer DEFAULT 1 NOT NULL,
	"unit_price" integer,
	"amount" integer NOT NULL,
	"dishes" jsonb NOT NULL,
	CONSTRAINT "order_lines_order_id_position_pk" PRIMARY KEY("order_id","position"),
	CONSTRAINT "order_lines_money" CHECK ("order_lines"."unit_price" >= 0 and "order_lines"."amount" >= 0),
	CONSTRAINT "order_lines_units" CHECK ("order_lines"."units" > 0 and "order_lines"."portions_per_unit" > 0)
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "orders_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"reference" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"token_hash" text NOT NULL,
	"idempotency_key_hash" text NOT NULL,
	"body_hash" text NOT NULL,
	"placed_at" timestamp with time zone NOT NULL,
	"lang" text NOT NULL,
	"status" text NOT NULL,
	"payment_status" text NOT NULL,
	"payment_method" text,
	"fulfilment" text NOT NULL,
	"way_in" text DEFAULT 'site' NOT NULL,
	"due_date" date NOT NULL,
	"slot" text NOT NULL,
	"portions" integer DEFAULT 0 NOT NULL,
	"zone_id" text,
	"zone_name" jsonb,
	"remote_place_id" text,
	"remote_place_name" jsonb,
	"district_id" text,
	"address" text NOT NULL,
	"pickup_place_id" text,
	"pickup_place_name" jsonb,
	"contact_name" text NOT NULL,
	"contact_email" text NOT NULL,
	"contact_phone" text NOT NULL,
	"contact_alternate_phone" text NOT NULL,
	"special_instructions" text NOT NULL,
	"allergens" text[] DEFAULT '{}' NOT NULL,
	"access" text[] DEFAULT '{}' NOT NULL,
	"access_note" text DEFAULT '' NOT NULL,
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
	"change_fee" integer DEFAULT 0 NOT NULL,
	"allowance" integer DEFAULT 0 NOT NULL,
	"refund_asked" integer,
	"total" integer NOT NULL,
	"cancellation_fee" integer DEFAULT 0 NOT NULL,
	"refund_due" integer DEFAULT 0 NOT NULL,
	"overpaid" integer DEFAULT 0 NOT NULL,
	"pay_by" timestamp with time zone,
	"remind_at" timestamp with time zone,
	"pays_later" boolean DEFAULT false NOT NULL,
	"terms_version" text NOT NULL,
	"erasure_asked_at" timestamp with time zone,
	"erased_at" timestamp with time zone,
	CONSTRAINT "orders_reference_unique" UNIQUE("reference"),
	CONSTRAINT "orders_idempotencyKeyHash_unique" UNIQUE("idempotency_key_hash"),
	CONSTRAINT "orders_money" CHECK ("orders"."food" >= 0 and "orders"."cutlery_amount" >= 0 and "orders"."tongs_amount" >= 0 and "orders"."discount" >= 0 and "orders"."delivery_fee" >= 0 and "orders"."change_fee" >= 0 and "orders"."allowance" >= 0 and "orders"."total" >= 0 and "orders"."cancellation_fee" >= 0 and "orders"."refund_due" >= 0 and "orders"."overpaid" >= 0),
	CONSTRAINT "orders_extras" CHECK ("orders"."portions" >= 0 and "orders"."cutlery_included" >= 0 and "orders"."cutlery_extra" >= 0 and "orders"."tongs_included" >= 0 and "orders"."tongs_extra" >= 0),
	CONSTRAINT "orders_total" CHECK ("orders"."total" = "orders"."food" + "orders"."cutlery_amount" + "orders"."tongs_amount" - "orders"."discount" + coalesce("orders"."delivery_fee", 0) + "orders"."change_fee" - "orders"."allowance"),
	CONSTRAINT "orders_refund_asked" CHECK ("orders"."refund_asked" > 0),
	CONSTRAINT "orders_lang" CHECK ("orders"."lang" in ('zh', 'en')),
	CONSTRAINT "orders_status" CHECK ("orders"."status" in ('submitted', 'confirmed', 'preparing', 'ready', 'out-for-delivery', 'delivered', 'collected', 'completed', 'rejected', 'cancelled', 'postponed')),
	CONSTRAINT "orders_payment_status" CHECK ("orders"."payment_status" in ('unpaid', 'proof-submitted', 'part-paid', 'paid', 'part-refunded', 'refunded')),
	CONSTRAINT "orders_payment_method" CHECK ("orders"."payment_method" in ('card', 'payme', 'fps', 'bank-transfer', 'alipay')),
	CONSTRAINT "orders_allergens" CHECK ("orders"."allergens" <@ array['gluten', 'crustacean', 'egg', 'fish', 'milk', 'mollusc', 'treenut', 'peanut', 'soy', 'sulphite', 'sesame', 'mustard', 'celery']),
	CONSTRAINT "orders_access" CHECK ("orders"."access" <@ array['lift', 'stairs', 'permit', 'no-waiting']),
	CONSTRAINT "orders_district" CHECK ("orders"."district_id" in ('central-and-western', 'wan-chai', 'eastern', 'southern', 'yau-tsim-mong', 'sham-shui-po', 'kowloon-city', 'wong-tai-sin', 'kwun-tong', 'kwai-tsing', 'tsuen-wan', 'tuen-mun', 'yuen-long', 'north', 'tai-po', 'sha-tin', 'sai-kung', 'islands')),
	CONSTRAINT "orders_fulfilment" CHECK ("orders"."fulfilment" in ('delivery', 'pickup')),
	CONSTRAINT "orders_way_in" CHECK ("orders"."way_in" in ('site', 'phone', 'chat')),
	CONSTRAINT "orders_place" CHECK (case "orders"."fulfilment"
        when 'delivery' then ("orders"."zone_id" is null) = ("orders"."zone_name" is null) and ("orders"."address" <> '' or "orders"."erased_at" is not null)
        else "orders"."pickup_place_id" is not null and "orders"."pickup_place_name" is not null end),
	CONSTRAINT "orders_slot" CHECK ("orders"."slot" ~ '^[0-2][0-9]:[0-5][0-9]$')
);
--> statement-breakpoint
CREATE TABLE "payment_proofs" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_proofs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" bigint NOT NULL,
	"place" integer NOT NULL,
	"bytes" "bytea" NOT NULL,
	"size" integer NOT NULL,
	"type" text NOT NULL,
	"sha256" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"refused_at" timestamp with time zone,
	"accepted_at" timestamp with time zone,
	CONSTRAINT "payment_proofs_same" UNIQUE("order_id","sha256"),
	CONSTRAINT "payment_proofs_place" CHECK ("payment_proofs"."place" between 1 and 3),
	CONSTRAINT "payment_proofs_size" CHECK ("payment_proofs"."size" = octet_length("payment_proofs"."bytes") and "payment_proofs"."size" > 0),
	CONSTRAINT "payment_proofs_sha256" CHECK ("payment_proofs"."sha256" ~ '^[0-9a-f]{64}$'),
	CONSTRAINT "payment_proofs_type" CHECK ("payment_proofs"."type" in ('image/webp'))
);
--> statement-breakpoint
CREATE TABLE "payment_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"payment_id" bigint NOT NULL,
	"event_id" text NOT NULL,
	"kind" text NOT NULL,
	"amount" integer,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "payment_events_eventId_unique" UNIQUE("event_id"),
	CONSTRAINT "payment_events_kind" CHECK ("payment_events"."kind" in ('captured', 'failed', 'expired', 'refunded', 'taken-back')),
	CONSTRAINT "payment_events_money" CHECK ("payment_events"."amount" >= 0)
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" bigint NOT NULL,
	"method" text NOT NULL,
	"provider" text NOT NULL,
	"provider_id" text,
	"page_url" text,
	"transfer_reference" text,
	"state" text NOT NULL,
	"amount" integer NOT NULL,
	"captured" integer NOT NULL,
	"refunded" integer NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	CONSTRAINT "payments_provider_id" UNIQUE("provider","provider_id"),
	CONSTRAINT "payments_amount" CHECK ("payments"."amount" > 0),
	CONSTRAINT "payments_refunded" CHECK ("payments"."refunded" <= "payments"."captured"),
	CONSTRAINT "payments_money" CHECK ("payments"."captured" >= 0 and "payments"."refunded" >= 0),
	CONSTRAINT "payments_method" CHECK ("payments"."method" in ('card', 'payme', 'fps', 'bank-transfer', 'alipay')),
	CONSTRAINT "payments_provider" CHECK ("payments"."provider" in ('stripe', 'practice', 'transfer')),
	CONSTRAINT "payments_state" CHECK ("payments"."state" in ('started', 'captured', 'failed', 'expired', 'taken-back'))
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
	"cut_of" integer,
	"cut_left" integer,
	"cut_top" integer,
	"focus_x" integer,
	"focus_y" integer,
	"added_at" timestamp with time zone,
	CONSTRAINT "images_file_unique" UNIQUE("file"),
	CONSTRAINT "images_size" CHECK ("images"."width" > 0 and "images"."height" > 0),
	CONSTRAINT "images_cut" CHECK (("images"."cut_of" is null) = ("images"."cut_left" is null or "images"."cut_top" is null)),
	CONSTRAINT "images_focus" CHECK ("images"."focus_x" between 0 and 100 and "images"."focus_y" between 0 and 100)
);
--> statement-breakpoint
CREATE TABLE "picture_files" (
	"image_id" integer PRIMARY KEY NOT NULL,
	"bytes" "bytea" NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"by" text NOT NULL,
	CONSTRAINT "picture_files_size" CHECK (octet_length("picture_files"."bytes") between 1 and 20971520)
);
--> statement-breakpoint
CREATE TABLE "promotion_uses" (
	"order_id" bigint PRIMARY KEY NOT NULL,
	"promotion_id" text NOT NULL,
	"phone" text NOT NULL,
	"email" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "refund_grants" (
	"order_id" bigint NOT NULL,
	"key" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "refund_grants_order_id_key_pk" PRIMARY KEY("order_id","key")
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "refunds_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"payment_id" bigint NOT NULL,
	"amount" integer NOT NULL,
	"state" text NOT NULL,
	"provider_id" text,
	"asked_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	CONSTRAINT "refunds_amount" CHECK ("refunds"."amount" > 0),
	CONSTRAINT "refunds_settled" CHECK (("refunds"."state" = 'asked') = ("refunds"."settled_at" is null)),
	CONSTRAINT "refunds_state" CHECK ("refunds"."state" in ('asked', 'done', 'failed', 'dropped'))
);
--> statement-breakpoint
CREATE TABLE "run_stops" (
	"order_id" bigint PRIMARY KEY NOT NULL,
	"run_id" bigint NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "runs" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "runs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"date" date NOT NULL,
	"number" integer NOT NULL,
	"driver_id" text,
	"left_at" timestamp with time zone,
	CONSTRAINT "runs_number" UNIQUE("date","number"),
	CONSTRAINT "runs_number_from_one" CHECK ("runs"."number" > 0)
);
--> statement-breakpoint
CREATE TABLE "stop_pictures" (
	"order_id" bigint NOT NULL,
	"kind" text DEFAULT 'hand-over' NOT NULL,
	"bytes" "bytea" NOT NULL,
	"taken_at" timestamp with time zone NOT NULL,
	"taken_by" text NOT NULL,
	"tap_key" text,
	CONSTRAINT "stop_pictures_order_id_kind_pk" PRIMARY KEY("order_id","kind"),
	CONSTRAINT "stop_pictures_kind" CHECK ("stop_pictures"."kind" in ('hand-over', 'problem'))
);
--> statement-breakpoint
CREATE TABLE "item_drafts" (
	"kind" text NOT NULL,
	"item_id" text NOT NULL,
	"values" jsonb NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"by" text NOT NULL,
	CONSTRAINT "item_drafts_kind_item_id_pk" PRIMARY KEY("kind","item_id"),
	CONSTRAINT "item_drafts_kind" CHECK ("item_drafts"."kind" in ('dish', 'category', 'gift'))
);
--> statement-breakpoint
CREATE TABLE "set_drafts" (
	"set_id" integer PRIMARY KEY NOT NULL,
	"values" jsonb NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"by" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "set_versions" (
	"set_id" integer NOT NULL,
	"number" integer NOT NULL,
	"values" jsonb NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"by" text NOT NULL,
	CONSTRAINT "set_versions_set_id_number_pk" PRIMARY KEY("set_id","number"),
	CONSTRAINT "set_versions_number" CHECK ("set_versions"."number" >= 1)
);
--> statement-breakpoint
CREATE TABLE "calendar_days" (
	"date" date PRIMARY KEY NOT NULL,
	"intake" text NOT NULL,
	"slot_capacity" integer,
	"closed_slots" text[] NOT NULL,
	"slot_capacities" jsonb NOT NULL,
	"zone_fees" jsonb NOT NULL,
	"version" integer NOT NULL,
	CONSTRAINT "calendar_days_intake" CHECK ("calendar_days"."intake" in ('open', 'no-new-orders', 'closed')),
	CONSTRAINT "calendar_days_capacity" CHECK ("calendar_days"."slot_capacity" > 0)
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
	"is_on" boolean DEFAULT true NOT NULL,
	"code" text,
	"kind" text NOT NULL,
	"name" jsonb NOT NULL,
	"description" jsonb NOT NULL,
	"min_subtotal" integer NOT NULL,
	"season" jsonb,
	"usable_from" date,
	"usable_until" date,
	"max_uses" integer,
	"max_uses_per_customer" integer,
	"percent_off" integer,
	"amount" integer,
	"dish_id" text,
	"quantity" integer,
	"boxes" jsonb,
	CONSTRAINT "promotions_code_unique" UNIQUE("code"),
	CONSTRAINT "promotions_min_subtotal" CHECK ("promotions"."min_subtotal" >= 0),
	CONSTRAINT "promotions_uses" CHECK ("promotions"."max_uses" > 0 and "promotions"."max_uses_per_customer" > 0),
	CONSTRAINT "promotions_limits" CHECK ("promotions"."code" is not null or ("promotions"."max_uses" is null and "promotions"."max_uses_per_customer" is null)),
	CONSTRAINT "promotions_days" CHECK ("promotions"."usable_from" <= "promotions"."usable_until"),
	CONSTRAINT "promotions_kind" CHECK ("promotions"."kind" in ('percent', 'amount', 'freeDish', 'freeDelivery')),
	CONSTRAINT "promotions_terms" CHECK (case "promotions"."kind"
        when 'percent' then coalesce("promotions"."percent_off" between 1 and 100, false)
        when 'amount' then coalesce("promotions"."amount" > 0, false)
        when 'freeDelivery' then true
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
	"districts" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"special_dates" jsonb NOT NULL,
	"slots" jsonb NOT NULL,
	"lead_days" integer NOT NULL,
	"lead_seasons" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"horizon_days" integer NOT NULL,
	"closed_dates" jsonb NOT NULL,
	"cutlery_price" integer NOT NULL,
	"tongs_price" integer NOT NULL,
	"pay_within_hours" integer DEFAULT 24 NOT NULL,
	"service" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"office_refund_limit" integer DEFAULT 100000 NOT NULL,
	"slot_capacity" integer DEFAULT 60 NOT NULL,
	"warn_from_percent" integer DEFAULT 80 NOT NULL,
	"methods_off" text[] DEFAULT '{}' NOT NULL,
	"accounts" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"mail" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"terms_version" text NOT NULL,
	"facts" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"started_empty" boolean DEFAULT false NOT NULL,
	"customer_months" integer DEFAULT 24 NOT NULL,
	"second_factor_required" boolean DEFAULT false NOT NULL,
	CONSTRAINT "settings_months" CHECK ("settings"."customer_months" > 0),
	CONSTRAINT "settings_single_row" CHECK ("settings"."id" = 1),
	CONSTRAINT "settings_money" CHECK ("settings"."free_delivery_from" >= 0 and "settings"."cutlery_price" >= 0 and "settings"."tongs_price" >= 0 and "settings"."office_refund_limit" >= 0),
	CONSTRAINT "settings_slot_capacity" CHECK ("settings"."slot_capacity" > 0),
	CONSTRAINT "settings_warn_from" CHECK ("settings"."warn_from_percent" between 1 and 100),
	CONSTRAINT "settings_pay_within" CHECK ("settings"."pay_within_hours" > 0),
	CONSTRAINT "settings_methods_off" CHECK ("settings"."methods_off" <@ array['card', 'payme', 'fps', 'bank-transfer', 'alipay']),
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
CREATE TABLE "shop_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "shop_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone NOT NULL,
	"verb" text NOT NULL,
	"actor_id" text NOT NULL,
	"actor_name" text NOT NULL,
	"subject_id" text NOT NULL,
	"subject_name" jsonb NOT NULL,
	"before" jsonb,
	"after" jsonb,
	CONSTRAINT "shop_events_verb" CHECK ("shop_events"."verb" in ('sell-out', 'offer-again', 'publish-set', 'put-on-sale', 'take-off-sale', 'move-set', 'add-set', 'add-dish', 'edit-dish', 'edit-category', 'add-category', 'remove-category', 'move-category', 'add-gift', 'remove-gift', 'edit-gift', 'move-gift', 'import-menu', 'change-settings', 'publish-site'))
);
--> statement-breakpoint
CREATE TABLE "shop" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"name" text DEFAULT gen_random_uuid()::text NOT NULL,
	CONSTRAINT "shop_single_row" CHECK ("shop"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "notices" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"is_on" boolean NOT NULL,
	"text" jsonb NOT NULL,
	"link" text,
	"shown_from" date,
	"shown_until" date,
	CONSTRAINT "notices_single_row" CHECK ("notices"."id" = 1),
	CONSTRAINT "notices_days" CHECK ("notices"."shown_from" <= "notices"."shown_until")
);
--> statement-breakpoint
CREATE TABLE "placed_questions" (
	"id" text PRIMARY KEY NOT NULL,
	"section_id" text NOT NULL,
	"position" integer NOT NULL,
	"question" jsonb,
	"answer" jsonb
);
--> statement-breakpoint
CREATE TABLE "site_drafts" (
	"part" text PRIMARY KEY NOT NULL,
	"values" jsonb NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"by" text NOT NULL,
	CONSTRAINT "site_drafts_part" CHECK ("site_drafts"."part" in ('front', 'questions'))
);
--> statement-breakpoint
CREATE TABLE "site_versions" (
	"part" text NOT NULL,
	"number" integer NOT NULL,
	"values" jsonb NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"by" text NOT NULL,
	CONSTRAINT "site_versions_part_number_pk" PRIMARY KEY("part","number"),
	CONSTRAINT "site_versions_number" CHECK ("site_versions"."number" >= 1),
	CONSTRAINT "site_versions_part" CHECK ("site_versions"."part" in ('front', 'questions'))
);
--> statement-breakpoint
CREATE TABLE "sold_out_dishes" (
	"dish_id" text PRIMARY KEY NOT NULL,
	"from" date NOT NULL,
	"until" date NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"by" text NOT NULL,
	CONSTRAINT "sold_out_dishes_days" CHECK ("sold_out_dishes"."from" <= "sold_out_dishes"."until")
);
--> statement-breakpoint
CREATE TABLE "staff_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "staff_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone NOT NULL,
	"verb" text NOT NULL,
	"actor_id" text,
	"actor_name" text NOT NULL,
	"subject_id" text,
	"subject_name" text NOT NULL,
	"before" text NOT NULL,
	"after" text NOT NULL,
	"why" text NOT NULL,
	CONSTRAINT "staff_events_verb" CHECK ("staff_events"."verb" in ('invite', 'accept', 'sign-in', 'fail-sign-in', 'sign-out', 'end-session', 'end-sessions', 'change-role', 'block', 'unblock', 'change-password', 'change-digits', 'add-passkey', 'remove-passkey', 'add-second-factor', 'remove-second-factor', 'use-recovery-code', 'invite-device', 'pair-device', 'unpair-device', 'add-person', 'change-phone', 'give-link', 'revoke-link', 'change-day', 'change-days', 'stop-day', 'recall-day', 'plan-run', 'give-run', 'export-customer', 'ask-erasure', 'allow-bulk'))
);
--> statement-breakpoint
CREATE TABLE "staff" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text,
	"phone" text,
	"role" text NOT NULL,
	"lang" text DEFAULT 'zh' NOT NULL,
	"shortcuts" boolean DEFAULT true NOT NULL,
	"blocked_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "staff_email_unique" UNIQUE("email"),
	CONSTRAINT "staff_role" CHECK ("staff"."role" in ('owner', 'office', 'kitchen', 'packer', 'driver')),
	CONSTRAINT "staff_lang" CHECK ("staff"."lang" in ('zh', 'en')),
	CONSTRAINT "staff_email" CHECK ("staff"."email" = lower("staff"."email"))
);
--> statement-breakpoint
CREATE TABLE "staff_accounts" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"provider_id" text NOT NULL,
	"account_id" text NOT NULL,
	"password" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "staff_devices" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"role" text NOT NULL,
	"token_hash" text NOT NULL,
	"paired_at" timestamp with time zone NOT NULL,
	"paired_by" text NOT NULL,
	"unpaired_at" timestamp with time zone,
	CONSTRAINT "staff_devices_tokenHash_unique" UNIQUE("token_hash"),
	CONSTRAINT "staff_devices_role" CHECK ("staff_devices"."role" in ('kitchen', 'packer'))
);
--> statement-breakpoint
CREATE TABLE "staff_invites" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "staff_invites_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"token_hash" text NOT NULL,
	"role" text NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"staff_id" text,
	"invited_by" text,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "staff_invites_tokenHash_unique" UNIQUE("token_hash"),
	CONSTRAINT "staff_invites_kind" CHECK ("staff_invites"."kind" in ('person', 'device', 'day')),
	CONSTRAINT "staff_invites_role" CHECK ("staff_invites"."role" in ('owner', 'office', 'kitchen', 'packer', 'driver'))
);
--> statement-breakpoint
CREATE TABLE "staff_passkeys" (
	"id" text PRIMARY KEY NOT NULL,
	"staff_id" text NOT NULL,
	"name" text NOT NULL,
	"public_key" text NOT NULL,
	"counter" bigint NOT NULL,
	"transports" text[] NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "staff_second_factors" (
	"staff_id" text PRIMARY KEY NOT NULL,
	"secret" text NOT NULL,
	"used_step" integer NOT NULL,
	"recovery_hashes" text[] NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "staff_sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"token" text NOT NULL,
	"method" text NOT NULL,
	"stays" boolean NOT NULL,
	"device_id" text,
	"invite_id" integer,
	"user_agent" text NOT NULL,
	"ip_address" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "staff_sessions_token_unique" UNIQUE("token"),
	CONSTRAINT "staff_sessions_method" CHECK ("staff_sessions"."method" in ('password', 'passkey', 'digits', 'link'))
);
--> statement-breakpoint
CREATE TABLE "staff_verifications" (
	"id" text PRIMARY KEY NOT NULL,
	"identifier" text NOT NULL,
	"value" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stray_money" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "stray_money_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"provider" text NOT NULL,
	"provider_payment" text NOT NULL,
	"reference" text NOT NULL,
	"amount" integer NOT NULL,
	"currency" text NOT NULL,
	"heard_at" timestamp with time zone NOT NULL,
	"returned_at" timestamp with time zone,
	CONSTRAINT "stray_money_payment" UNIQUE("provider","provider_payment"),
	CONSTRAINT "stray_money_amount" CHECK ("stray_money"."amount" > 0),
	CONSTRAINT "stray_money_currency" CHECK ("stray_money"."currency" ~ '^[a-z]{3}$')
);
--> statement-breakpoint
CREATE TABLE "weather_alerts" (
	"date" date PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"declared_at" timestamp with time zone NOT NULL,
	"declared_by" text NOT NULL,
	CONSTRAINT "weather_alerts_kind" CHECK ("weather_alerts"."kind" in ('typhoon-8', 'black-rain'))
);
--> statement-breakpoint
CREATE TABLE "weather_calls" (
	"id" text PRIMARY KEY NOT NULL,
	"date" date NOT NULL,
	"kind" text NOT NULL,
	"is_whole_day" boolean DEFAULT false NOT NULL,
	"closed_slots" text[] DEFAULT '{}' NOT NULL,
	"words" jsonb,
	"called_at" timestamp with time zone NOT NULL,
	"recalled_at" timestamp with time zone,
	CONSTRAINT "weather_calls_kind" CHECK ("weather_calls"."kind" in ('typhoon-8', 'black-rain'))
);
--> statement-breakpoint
CREATE TABLE "weather_moves" (
	"order_id" bigint NOT NULL,
	"call_id" text NOT NULL,
	"moved_at" timestamp with time zone NOT NULL,
	"opened_at" timestamp with time zone,
	"recalled_at" timestamp with time zone,
	"chosen_at" timestamp with time zone,
	CONSTRAINT "weather_moves_order_id_call_id_pk" PRIMARY KEY("order_id","call_id")
);
--> statement-breakpoint
CREATE TABLE "work_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "work_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"key" text,
	"date" date NOT NULL,
	"order_id" bigint,
	"at" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"verb" text NOT NULL,
	"actor_id" text NOT NULL,
	"actor_name" text NOT NULL,
	"subject" text DEFAULT '' NOT NULL,
	"number" integer,
	"note" text DEFAULT '' NOT NULL,
	CONSTRAINT "work_events_key_unique" UNIQUE("key"),
	CONSTRAINT "work_events_verb" CHECK ("work_events"."verb" in ('tick', 'untick', 'print-labels', 'acknowledge', 'leave', 'hand-over', 'correct', 'reopen', 'problem', 'take-back'))
);
--> statement-breakpoint
ALTER TABLE "banners" ADD CONSTRAINT "banners_wide_image_id_images_id_fk" FOREIGN KEY ("wide_image_id") REFERENCES "public"."images"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "banners" ADD CONSTRAINT "banners_tall_image_id_images_id_fk" FOREIGN KEY ("tall_image_id") REFERENCES "public"."images"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "banners" ADD CONSTRAINT "banners_wide_english_image_id_images_id_fk" FOREIGN KEY ("wide_english_image_id") REFERENCES "public"."images"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "banners" ADD CONSTRAINT "banners_tall_english_image_id_images_id_fk" FOREIGN KEY ("tall_english_image_id") REFERENCES "public"."images"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "swiper_titles" ADD CONSTRAINT "swiper_titles_banner_id_banners_id_fk" FOREIGN KEY ("banner_id") REFERENCES "public"."banners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dish_groups" ADD CONSTRAINT "dish_groups_set_id_set_menus_id_fk" FOREIGN KEY ("set_id") REFERENCES "public"."set_menus"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dishes" ADD CONSTRAINT "dishes_image_id_images_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."images"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gifts" ADD CONSTRAINT "gifts_image_id_images_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."images"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gifts" ADD CONSTRAINT "gifts_alone_image_id_images_id_fk" FOREIGN KEY ("alone_image_id") REFERENCES "public"."images"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_dishes" ADD CONSTRAINT "group_dishes_dish_id_dishes_id_fk" FOREIGN KEY ("dish_id") REFERENCES "public"."dishes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_dishes" ADD CONSTRAINT "group_dishes_set_id_group_id_dish_groups_set_id_id_fk" FOREIGN KEY ("set_id","group_id") REFERENCES "public"."dish_groups"("set_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "set_menu_tabs" ADD CONSTRAINT "set_menu_tabs_set_id_set_menus_id_fk" FOREIGN KEY ("set_id") REFERENCES "public"."set_menus"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "set_menu_tabs" ADD CONSTRAINT "set_menu_tabs_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "set_menus" ADD CONSTRAINT "set_menus_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "set_menus" ADD CONSTRAINT "set_menus_image_id_images_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."images"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "set_menus" ADD CONSTRAINT "set_menus_card_image_id_images_id_fk" FOREIGN KEY ("card_image_id") REFERENCES "public"."images"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activities" ADD CONSTRAINT "activities_image_id_images_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."images"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "clients" ADD CONSTRAINT "clients_mark_image_id_images_id_fk" FOREIGN KEY ("mark_image_id") REFERENCES "public"."images"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "featured_events" ADD CONSTRAINT "featured_events_image_id_images_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."images"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "printed_labels" ADD CONSTRAINT "printed_labels_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "letters" ADD CONSTRAINT "letters_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_words" ADD CONSTRAINT "order_words_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_set_id_set_menus_id_fk" FOREIGN KEY ("set_id") REFERENCES "public"."set_menus"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_proofs" ADD CONSTRAINT "payment_proofs_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_events" ADD CONSTRAINT "payment_events_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "images" ADD CONSTRAINT "images_cut_of_images_id_fk" FOREIGN KEY ("cut_of") REFERENCES "public"."images"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "picture_files" ADD CONSTRAINT "picture_files_image_id_images_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."images"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promotion_uses" ADD CONSTRAINT "promotion_uses_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_grants" ADD CONSTRAINT "refund_grants_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "run_stops" ADD CONSTRAINT "run_stops_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "run_stops" ADD CONSTRAINT "run_stops_run_id_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "runs" ADD CONSTRAINT "runs_driver_id_staff_id_fk" FOREIGN KEY ("driver_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stop_pictures" ADD CONSTRAINT "stop_pictures_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "set_drafts" ADD CONSTRAINT "set_drafts_set_id_set_menus_id_fk" FOREIGN KEY ("set_id") REFERENCES "public"."set_menus"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "set_versions" ADD CONSTRAINT "set_versions_set_id_set_menus_id_fk" FOREIGN KEY ("set_id") REFERENCES "public"."set_menus"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promotions" ADD CONSTRAINT "promotions_dish_id_dishes_id_fk" FOREIGN KEY ("dish_id") REFERENCES "public"."dishes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "remote_places" ADD CONSTRAINT "remote_places_zone_id_zones_id_fk" FOREIGN KEY ("zone_id") REFERENCES "public"."zones"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sold_out_dishes" ADD CONSTRAINT "sold_out_dishes_dish_id_dishes_id_fk" FOREIGN KEY ("dish_id") REFERENCES "public"."dishes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_accounts" ADD CONSTRAINT "staff_accounts_user_id_staff_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_devices" ADD CONSTRAINT "staff_devices_paired_by_staff_id_fk" FOREIGN KEY ("paired_by") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_invites" ADD CONSTRAINT "staff_invites_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_invites" ADD CONSTRAINT "staff_invites_invited_by_staff_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_passkeys" ADD CONSTRAINT "staff_passkeys_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_second_factors" ADD CONSTRAINT "staff_second_factors_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_sessions" ADD CONSTRAINT "staff_sessions_user_id_staff_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_sessions" ADD CONSTRAINT "staff_sessions_device_id_staff_devices_id_fk" FOREIGN KEY ("device_id") REFERENCES "public"."staff_devices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_sessions" ADD CONSTRAINT "staff_sessions_invite_id_staff_invites_id_fk" FOREIGN KEY ("invite_id") REFERENCES "public"."staff_invites"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "weather_moves" ADD CONSTRAINT "weather_moves_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "weather_moves" ADD CONSTRAINT "weather_moves_call_id_weather_calls_id_fk" FOREIGN KEY ("call_id") REFERENCES "public"."weather_calls"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_events" ADD CONSTRAINT "work_events_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "letters_order" ON "letters" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "letters_open" ON "letters" USING btree ("first_tried_at") WHERE "letters"."state" <> 'sent';--> statement-breakpoint
CREATE INDEX "order_events_order" ON "order_events" USING btree ("order_id","id");--> statement-breakpoint
CREATE INDEX "order_events_moved_from" ON "order_events" USING btree (("moved" -> 'from' ->> 'date')) WHERE "order_events"."moved" is not null;--> statement-breakpoint
CREATE INDEX "order_events_actor" ON "order_events" USING btree ("actor_id","at") WHERE "order_events"."actor_id" is not null;--> statement-breakpoint
CREATE INDEX "order_events_by_staff" ON "order_events" USING btree ("at") WHERE "order_events"."actor" = 'staff';--> statement-breakpoint
CREATE INDEX "order_words_words" ON "order_words" USING gin ("words");--> statement-breakpoint
CREATE INDEX "order_lines_set" ON "order_lines" USING btree ("set_id","order_id");--> statement-breakpoint
CREATE INDEX "orders_placed_at" ON "orders" USING btree ("placed_at");--> statement-breakpoint
CREATE INDEX "orders_due" ON "orders" USING btree ("due_date","slot");--> statement-breakpoint
CREATE INDEX "orders_by_way_in" ON "orders" USING btree ("way_in","due_date","slot","id");--> statement-breakpoint
CREATE INDEX "orders_new" ON "orders" USING btree ("placed_at") WHERE "orders"."status" = 'submitted';--> statement-breakpoint
CREATE INDEX "orders_owing" ON "orders" USING btree ("due_date") WHERE "orders"."payment_status" in ('unpaid', 'proof-submitted', 'part-paid') and "orders"."status" not in ('rejected', 'cancelled');--> statement-breakpoint
CREATE INDEX "orders_refund_due" ON "orders" USING btree ("id") WHERE "orders"."refund_due" > 0;--> statement-breakpoint
CREATE INDEX "orders_refund_asked" ON "orders" USING btree ("id") WHERE "orders"."refund_asked" is not null;--> statement-breakpoint
CREATE INDEX "orders_promoted" ON "orders" USING btree ("status") WHERE "orders"."promotions" <> '[]';--> statement-breakpoint
CREATE INDEX "orders_known" ON "orders" USING btree ("due_date") WHERE "orders"."erased_at" is null;--> statement-breakpoint
CREATE INDEX "orders_erasure_asked" ON "orders" USING btree ("id") WHERE "orders"."erasure_asked_at" is not null and "orders"."erased_at" is null;--> statement-breakpoint
CREATE INDEX "orders_email" ON "orders" USING btree (lower("contact_email")) WHERE "orders"."contact_email" <> '';--> statement-breakpoint
CREATE INDEX "orders_pay_by" ON "orders" USING btree ("pay_by") WHERE "orders"."payment_status" = 'unpaid';--> statement-breakpoint
CREATE INDEX "payment_proofs_sha256" ON "payment_proofs" USING btree ("sha256");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_proofs_live" ON "payment_proofs" USING btree ("order_id","place") WHERE "payment_proofs"."refused_at" is null and "payment_proofs"."accepted_at" is null;--> statement-breakpoint
CREATE INDEX "payment_events_payment" ON "payment_events" USING btree ("payment_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_transfer" ON "payments" USING btree ("transfer_reference") WHERE "payments"."state" <> 'taken-back';--> statement-breakpoint
CREATE INDEX "payments_order" ON "payments" USING btree ("order_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_open" ON "payments" USING btree ("order_id") WHERE "payments"."state" = 'started';--> statement-breakpoint
CREATE INDEX "images_cut_of" ON "images" USING btree ("cut_of");--> statement-breakpoint
CREATE INDEX "promotion_uses_phone" ON "promotion_uses" USING btree ("promotion_id","phone");--> statement-breakpoint
CREATE INDEX "promotion_uses_email" ON "promotion_uses" USING btree ("promotion_id","email");--> statement-breakpoint
CREATE INDEX "refunds_payment" ON "refunds" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "refunds_open" ON "refunds" USING btree ("payment_id") WHERE "refunds"."state" in ('asked', 'failed');--> statement-breakpoint
CREATE INDEX "run_stops_run" ON "run_stops" USING btree ("run_id","position");--> statement-breakpoint
CREATE INDEX "runs_driver" ON "runs" USING btree ("driver_id","date");--> statement-breakpoint
CREATE INDEX "shop_events_subject" ON "shop_events" USING btree ("subject_id","id");--> statement-breakpoint
CREATE INDEX "shop_events_at" ON "shop_events" USING btree ("at");--> statement-breakpoint
CREATE INDEX "staff_events_subject" ON "staff_events" USING btree ("subject_id","id");--> statement-breakpoint
CREATE INDEX "staff_events_at" ON "staff_events" USING btree ("at");--> statement-breakpoint
CREATE UNIQUE INDEX "staff_accounts_kind" ON "staff_accounts" USING btree ("user_id","provider_id");--> statement-breakpoint
CREATE UNIQUE INDEX "staff_accounts_digits" ON "staff_accounts" USING btree ("password") WHERE "staff_accounts"."provider_id" = 'digits';--> statement-breakpoint
CREATE INDEX "staff_passkeys_staff" ON "staff_passkeys" USING btree ("staff_id");--> statement-breakpoint
CREATE INDEX "staff_sessions_staff" ON "staff_sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "staff_sessions_expiry" ON "staff_sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "staff_verifications_identifier" ON "staff_verifications" USING btree ("identifier");--> statement-breakpoint
CREATE INDEX "weather_calls_date" ON "weather_calls" USING btree ("date");--> statement-breakpoint
CREATE INDEX "weather_moves_call" ON "weather_moves" USING btree ("call_id");--> statement-breakpoint
CREATE INDEX "work_events_order" ON "work_events" USING btree ("order_id","id");--> statement-breakpoint
CREATE INDEX "work_events_date" ON "work_events" USING btree ("date","id");