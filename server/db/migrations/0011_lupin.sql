ALTER TABLE "orders" DROP CONSTRAINT "orders_allergens";--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_allergens" CHECK ("orders"."allergens" <@ array['gluten', 'crustacean', 'egg', 'fish', 'milk', 'mollusc', 'treenut', 'peanut', 'soy', 'sulphite', 'sesame', 'mustard', 'celery', 'lupin']);--> statement-breakpoint
UPDATE "settings" SET "service" = "service" || '{"allergens": ["gluten", "crustacean", "egg", "fish", "milk", "mollusc", "treenut", "peanut", "soy", "sulphite", "sesame", "mustard", "celery"]}';
