-- What was agreed on stays as it was, a charge is tied to one order, and a paid order can only be given back.
CREATE FUNCTION guard_payment_order() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (NEW.id, NEW.member_id, NEW.tic_code, NEW.count, NEW.amount, NEW.mode)
     IS DISTINCT FROM (OLD.id, OLD.member_id, OLD.tic_code, OLD.count, OLD.amount, OLD.mode) THEN
    RAISE EXCEPTION 'what was ordered cannot be changed';
  END IF;
  IF OLD.payment_key IS NOT NULL AND NEW.payment_key IS DISTINCT FROM OLD.payment_key THEN
    RAISE EXCEPTION 'the payment of an order cannot be changed';
  END IF;
  IF OLD.state = 'paid' AND NEW.state NOT IN ('paid', 'canceled') OR OLD.state = 'canceled' AND NEW.state <> 'canceled' THEN
    RAISE EXCEPTION 'an order that is % cannot become %', OLD.state, NEW.state;
  END IF;
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER payment_order_guard BEFORE UPDATE ON "payment_order"
  FOR EACH ROW EXECUTE FUNCTION guard_payment_order();
