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
	CONSTRAINT "printed_labels_order_id_key_pk" PRIMARY KEY("order_id","key"),
	CONSTRAINT "printed_labels_times" CHECK ("printed_labels"."times" > 0)
);
--> statement-breakpoint
ALTER TABLE "order_lines" DROP CONSTRAINT "order_lines_units";--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "portions_per_unit" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "printed_labels" ADD CONSTRAINT "printed_labels_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_units" CHECK ("order_lines"."units" > 0 and "order_lines"."portions_per_unit" > 0);--> statement-breakpoint
UPDATE "order_lines" SET "portions_per_unit" = "serves_max" FROM "set_menus" WHERE "set_menus"."id" = "set_id";
