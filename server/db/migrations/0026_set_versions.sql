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
ALTER TABLE "shop_events" DROP CONSTRAINT "shop_events_verb";--> statement-breakpoint
ALTER TABLE "set_drafts" ADD CONSTRAINT "set_drafts_set_id_set_menus_id_fk" FOREIGN KEY ("set_id") REFERENCES "public"."set_menus"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "set_versions" ADD CONSTRAINT "set_versions_set_id_set_menus_id_fk" FOREIGN KEY ("set_id") REFERENCES "public"."set_menus"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_events" ADD CONSTRAINT "shop_events_verb" CHECK ("shop_events"."verb" in ('sell-out', 'offer-again', 'publish-set', 'put-on-sale', 'take-off-sale', 'move-set'));--> statement-breakpoint
CREATE TRIGGER "set_versions_append_only" BEFORE UPDATE OR DELETE ON "set_versions"
  FOR EACH ROW EXECUTE FUNCTION "refuse_history_change"();
--> statement-breakpoint
CREATE TRIGGER "set_versions_no_truncate" BEFORE TRUNCATE ON "set_versions"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_history_change"();
