CREATE TABLE "item_drafts" (
	"kind" text NOT NULL,
	"item_id" text NOT NULL,
	"values" jsonb NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"by" text NOT NULL,
	CONSTRAINT "item_drafts_kind_item_id_pk" PRIMARY KEY("kind","item_id"),
	CONSTRAINT "item_drafts_kind" CHECK ("item_drafts"."kind" in ('dish', 'category', 'gift'))
);
