-- A day that the weather stops takes no orders: caches look at the counter.
CREATE TRIGGER "bump_content_revision" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "weather_alerts"
  FOR EACH STATEMENT EXECUTE FUNCTION "bump_content_revision"();
