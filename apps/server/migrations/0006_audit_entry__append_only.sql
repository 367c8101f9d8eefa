-- What happened stays told (SECURITY.md row 20); refuse_change() came with the ledger.
CREATE TRIGGER audit_entry_append_only BEFORE UPDATE OR DELETE ON "audit_entry"
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
