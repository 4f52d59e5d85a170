CREATE TABLE "terms_versions" (
	"version" text PRIMARY KEY NOT NULL,
	"clauses" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TRIGGER terms_versions_append_only BEFORE DELETE OR UPDATE ON terms_versions FOR EACH ROW EXECUTE FUNCTION refuse_history_change();
--> statement-breakpoint
CREATE TRIGGER terms_versions_no_truncate BEFORE TRUNCATE ON terms_versions FOR EACH STATEMENT EXECUTE FUNCTION refuse_history_change();
--> statement-breakpoint
ALTER TABLE "placed_questions" DROP CONSTRAINT "placed_questions_pkey";--> statement-breakpoint
ALTER TABLE "placed_questions" ADD CONSTRAINT "placed_questions_section_id_id_pk" PRIMARY KEY("section_id","id");--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "change_policy" jsonb DEFAULT '{"noticeDays":3,"feePercent":30,"postponeWithinDays":90,"stopsInBlackRain":true}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "settings" ADD COLUMN "privacy_version" text DEFAULT '2026-11' NOT NULL;
