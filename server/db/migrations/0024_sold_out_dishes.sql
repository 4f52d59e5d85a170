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
	"sequence" integer DEFAULT 0 NOT NULL,
	"hash" text DEFAULT '' NOT NULL,
	CONSTRAINT "shop_events_verb" CHECK ("shop_events"."verb" in ('sell-out', 'offer-again'))
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
ALTER TABLE "sold_out_dishes" ADD CONSTRAINT "sold_out_dishes_dish_id_dishes_id_fk" FOREIGN KEY ("dish_id") REFERENCES "public"."dishes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "shop_events_subject" ON "shop_events" USING btree ("subject_id","id");--> statement-breakpoint
CREATE TRIGGER "bump_content_revision" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "sold_out_dishes"
  FOR EACH STATEMENT EXECUTE FUNCTION "bump_content_revision"();
--> statement-breakpoint
INSERT INTO "trail_heads" VALUES ('shop_events', 0, 0, '');
--> statement-breakpoint
CREATE TRIGGER "shop_events_chain" BEFORE INSERT ON "shop_events"
  FOR EACH ROW EXECUTE FUNCTION "chain_trail_entry"('');
--> statement-breakpoint
CREATE TRIGGER "shop_events_append_only" BEFORE UPDATE OR DELETE ON "shop_events"
  FOR EACH ROW EXECUTE FUNCTION "refuse_history_change"();
--> statement-breakpoint
CREATE TRIGGER "shop_events_no_truncate" BEFORE TRUNCATE ON "shop_events"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_history_change"();
