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
	"order_id" bigint PRIMARY KEY NOT NULL,
	"bytes" "bytea" NOT NULL,
	"taken_at" timestamp with time zone NOT NULL,
	"taken_by" text NOT NULL
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
	"sequence" integer DEFAULT 0 NOT NULL,
	"hash" text DEFAULT '' NOT NULL,
	CONSTRAINT "work_events_key_unique" UNIQUE("key"),
	CONSTRAINT "work_events_verb" CHECK ("work_events"."verb" in ('tick', 'untick', 'print-labels', 'acknowledge', 'leave', 'hand-over', 'correct', 'take-back', 'problem'))
);
--> statement-breakpoint
ALTER TABLE "printed_labels" ADD COLUMN "version" integer;--> statement-breakpoint
ALTER TABLE "printed_labels" ADD COLUMN "said" jsonb;--> statement-breakpoint
ALTER TABLE "run_stops" ADD CONSTRAINT "run_stops_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "run_stops" ADD CONSTRAINT "run_stops_run_id_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "runs" ADD CONSTRAINT "runs_driver_id_staff_id_fk" FOREIGN KEY ("driver_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stop_pictures" ADD CONSTRAINT "stop_pictures_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_events" ADD CONSTRAINT "work_events_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "run_stops_run" ON "run_stops" USING btree ("run_id","position");--> statement-breakpoint
CREATE INDEX "runs_driver" ON "runs" USING btree ("driver_id","date");--> statement-breakpoint
CREATE INDEX "work_events_order" ON "work_events" USING btree ("order_id","id");--> statement-breakpoint
CREATE INDEX "work_events_date" ON "work_events" USING btree ("date","id");--> statement-breakpoint
CREATE INDEX "order_events_moved_from" ON "order_events" USING btree (("moved" -> 'from' ->> 'date')) WHERE "order_events"."moved" is not null;--> statement-breakpoint
-- One chain an order, and one for the work that belongs to no single order.
CREATE TRIGGER "work_events_chain" BEFORE INSERT ON "work_events"
  FOR EACH ROW EXECUTE FUNCTION "chain_trail_entry"('order_id');
--> statement-breakpoint
CREATE TRIGGER "work_events_append_only" BEFORE UPDATE OR DELETE ON "work_events"
  FOR EACH ROW EXECUTE FUNCTION "refuse_history_change"();
--> statement-breakpoint
CREATE TRIGGER "work_events_no_truncate" BEFORE TRUNCATE ON "work_events"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_history_change"();
