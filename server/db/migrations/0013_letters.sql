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
	CONSTRAINT "letters_state" CHECK ("letters"."state" in ('sending', 'sent', 'refused')),
	CONSTRAINT "letters_recipient" CHECK ("letters"."recipient" in ('customer', 'staff')),
	CONSTRAINT "letters_sent" CHECK (("letters"."state" = 'sent') = ("letters"."sent_at" is not null)),
	CONSTRAINT "letters_refused" CHECK (("letters"."state" = 'refused') = ("letters"."refused_code" is not null))
);
--> statement-breakpoint
ALTER TABLE "letters" ADD CONSTRAINT "letters_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "letters_order" ON "letters" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "letters_open" ON "letters" USING btree ("first_tried_at") WHERE "letters"."state" <> 'sent';