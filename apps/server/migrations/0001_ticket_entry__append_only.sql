-- The ledger is append-only: corrections are new entries (DESIGN.md §5).
CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME;
END
$$;
--> statement-breakpoint
CREATE TRIGGER ticket_entry_append_only BEFORE UPDATE OR DELETE ON "ticket_entry"
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
