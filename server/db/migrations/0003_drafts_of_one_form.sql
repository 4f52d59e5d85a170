CREATE TABLE "drafts" (
	"kind" text NOT NULL,
	"id" text NOT NULL,
	"values" jsonb NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"by" text NOT NULL,
	CONSTRAINT "drafts_kind_id_pk" PRIMARY KEY("kind","id"),
	CONSTRAINT "drafts_kind" CHECK ("drafts"."kind" in ('set', 'dish', 'category', 'gift', 'site'))
);
--> statement-breakpoint
CREATE TABLE "versions" (
	"kind" text NOT NULL,
	"id" text NOT NULL,
	"values" jsonb NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"number" integer NOT NULL,
	"by" text NOT NULL,
	CONSTRAINT "versions_kind_id_number_pk" PRIMARY KEY("kind","id","number"),
	CONSTRAINT "versions_kind" CHECK ("versions"."kind" in ('set', 'dish', 'category', 'gift', 'site')),
	CONSTRAINT "versions_number" CHECK ("versions"."number" >= 1)
);
--> statement-breakpoint
CREATE TRIGGER versions_append_only BEFORE DELETE OR UPDATE ON versions FOR EACH ROW EXECUTE FUNCTION refuse_history_change();
--> statement-breakpoint
CREATE TRIGGER versions_no_truncate BEFORE TRUNCATE ON versions FOR EACH STATEMENT EXECUTE FUNCTION refuse_history_change();
--> statement-breakpoint
INSERT INTO "drafts" ("kind", "id", "values", "at", "by")
SELECT 'set', "set_id"::text, "values", "at", "by" FROM "set_drafts"
UNION ALL SELECT "kind", "item_id", "values", "at", "by" FROM "item_drafts"
UNION ALL SELECT 'site', "part", "values", "at", "by" FROM "site_drafts";
--> statement-breakpoint
INSERT INTO "versions" ("kind", "id", "values", "at", "number", "by")
SELECT 'set', "set_id"::text, "values", "at", "number", "by" FROM "set_versions"
UNION ALL SELECT 'site', "part", "values", "at", "number", "by" FROM "site_versions";
--> statement-breakpoint
DROP TABLE "item_drafts" CASCADE;
--> statement-breakpoint
DROP TABLE "set_drafts" CASCADE;
--> statement-breakpoint
DROP TABLE "set_versions" CASCADE;
--> statement-breakpoint
DROP TABLE "site_drafts" CASCADE;
--> statement-breakpoint
DROP TABLE "site_versions" CASCADE;
