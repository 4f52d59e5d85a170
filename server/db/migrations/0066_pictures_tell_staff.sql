-- A picture may arrive long after the tap that it belongs to: open screens show it then.
CREATE TRIGGER "stop_pictures_notify" AFTER INSERT OR UPDATE ON "stop_pictures"
  FOR EACH STATEMENT EXECUTE FUNCTION "notify_staff"('work');
