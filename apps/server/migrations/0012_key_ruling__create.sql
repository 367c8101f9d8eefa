CREATE TABLE "key_ruling" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "key_ruling_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"sitting_code" text NOT NULL,
	"item_code" text NOT NULL,
	"kind" text NOT NULL,
	"keys" smallint[] NOT NULL,
	"score" text,
	"reason" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "key_ruling_kind_check" CHECK ("key_ruling"."kind" in ('정답 변경', '복수 정답', '전원 정답', '문항 제외', '되돌리기')),
	CONSTRAINT "key_ruling_keys_check" CHECK (case "key_ruling"."kind" when '정답 변경' then cardinality("key_ruling"."keys") = 1 when '복수 정답' then cardinality("key_ruling"."keys") between 2 and 5 else cardinality("key_ruling"."keys") = 0 end and 1 <= all ("key_ruling"."keys") and 5 >= all ("key_ruling"."keys")),
	CONSTRAINT "key_ruling_score_check" CHECK (("key_ruling"."kind" = '문항 제외') = ("key_ruling"."score" is not null) and "key_ruling"."score" in ('만점 유지', '총점 줄임')),
	CONSTRAINT "key_ruling_reason_check" CHECK (char_length("key_ruling"."reason") <= 200)
);
--> statement-breakpoint
CREATE TABLE "ruling_change" (
	"ruling_id" bigint NOT NULL,
	"attempt_code" text NOT NULL,
	"before" integer NOT NULL,
	"after" integer NOT NULL,
	CONSTRAINT "ruling_change_ruling_id_attempt_code_pk" PRIMARY KEY("ruling_id","attempt_code")
);
--> statement-breakpoint
ALTER TABLE "key_ruling" ADD CONSTRAINT "key_ruling_sitting_code_sitting_code_fk" FOREIGN KEY ("sitting_code") REFERENCES "public"."sitting"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ruling_change" ADD CONSTRAINT "ruling_change_ruling_id_key_ruling_id_fk" FOREIGN KEY ("ruling_id") REFERENCES "public"."key_ruling"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ruling_change" ADD CONSTRAINT "ruling_change_attempt_code_attempt_code_fk" FOREIGN KEY ("attempt_code") REFERENCES "public"."attempt"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "key_ruling_sitting_index" ON "key_ruling" USING btree ("sitting_code","id");--> statement-breakpoint
CREATE INDEX "ruling_change_attempt_index" ON "ruling_change" USING btree ("attempt_code");
--> statement-breakpoint
-- What was ruled stays told as long as the answers it was ruled about.
CREATE FUNCTION guard_key_ruling() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND NOT EXISTS (SELECT 1 FROM "sitting" WHERE code = OLD.sitting_code) THEN RETURN OLD; END IF;
  RAISE EXCEPTION 'a ruling cannot be changed';
END
$$;
--> statement-breakpoint
CREATE TRIGGER key_ruling_guard BEFORE UPDATE OR DELETE ON "key_ruling"
  FOR EACH ROW EXECUTE FUNCTION guard_key_ruling();
