-- Uses were recorded for limited codes alone: a limit that was set later did not count those before it.
INSERT INTO "promotion_uses" ("order_id", "promotion_id", "phone", "email")
SELECT "orders"."id", "line" ->> 'promotionId', "contact_phone", lower("contact_email")
FROM "orders", jsonb_array_elements("promotions") AS "line"
WHERE "promotions" <> '[]' AND "line" ->> 'code' IS NOT NULL
ON CONFLICT DO NOTHING;
