-- Content and settings: every statement that changes them moves the one counter caches look at.
INSERT INTO "content_revision" ("id", "value") VALUES (1, 1);
--> statement-breakpoint
CREATE FUNCTION "bump_content_revision"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "content_revision" SET "value" = "value" + 1 WHERE "id" = 1;
  RETURN NULL;
END $$;
--> statement-breakpoint
DO $$
DECLARE content text;
BEGIN
  FOREACH content IN ARRAY ARRAY[
    'images', 'dishes', 'categories', 'set_menus', 'set_menu_tabs', 'dish_groups', 'group_dishes', 'gifts',
    'banners', 'swiper_titles', 'zones', 'remote_places', 'pickup_places', 'promotions', 'settings'
  ] LOOP
    EXECUTE format(
      'CREATE TRIGGER bump_content_revision AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON %I
       FOR EACH STATEMENT EXECUTE FUNCTION bump_content_revision()', content);
  END LOOP;
END $$;
--> statement-breakpoint
-- Order events are history: they are added, never changed.
CREATE FUNCTION "refuse_history_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'order_events is append only' USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER "order_events_append_only" BEFORE UPDATE OR DELETE ON "order_events"
  FOR EACH ROW EXECUTE FUNCTION "refuse_history_change"();
--> statement-breakpoint
CREATE TRIGGER "order_events_no_truncate" BEFORE TRUNCATE ON "order_events"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_history_change"();
