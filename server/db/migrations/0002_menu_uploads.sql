CREATE TABLE "menu_uploads" (
	"staff_id" text PRIMARY KEY NOT NULL,
	"bytes" "bytea" NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "menu_uploads_size" CHECK (octet_length("menu_uploads"."bytes") <= 2097152)
);
