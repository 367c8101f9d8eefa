-- What is deleted for good is gone from the generation that made it too. Whoever marks an ended generation as purged
-- empties it: of the request only what counts are made of is left.
CREATE FUNCTION empty_generation() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.request := jsonb_strip_nulls(jsonb_build_object('kind', NEW.kind, 'type_question_detail', OLD.request -> 'type_question_detail'));
  NEW.result := NULL;
  NEW.partial := '';
  NEW.error_details := NULL;
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER generation_empty BEFORE UPDATE ON "generation"
  FOR EACH ROW WHEN (OLD.purged_at IS NULL AND NEW.purged_at IS NOT NULL) EXECUTE FUNCTION empty_generation();
--> statement-breakpoint
CREATE FUNCTION purge_generations_of_work() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- The references too: a row that was changed before in the same transaction would be checked against what goes.
  UPDATE "generation" SET purged_at = now(), work_code = NULL, item_code = NULL
  WHERE member_id = OLD.member_id AND purged_at IS NULL AND state IN ('done', 'failed')
    AND (work_code = OLD.code OR request ->> 'pasCode' = OLD.code);
  RETURN OLD;
END
$$;
--> statement-breakpoint
CREATE TRIGGER work_purges_generations BEFORE DELETE ON "work"
  FOR EACH ROW EXECUTE FUNCTION purge_generations_of_work();
--> statement-breakpoint
CREATE FUNCTION purge_generations_of_item() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "generation" SET purged_at = now(), item_code = NULL
  WHERE item_code = OLD.code AND purged_at IS NULL AND state IN ('done', 'failed');
  RETURN OLD;
END
$$;
--> statement-breakpoint
CREATE TRIGGER item_purges_generations BEFORE DELETE ON "item"
  FOR EACH ROW EXECUTE FUNCTION purge_generations_of_item();
