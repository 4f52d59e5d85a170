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
