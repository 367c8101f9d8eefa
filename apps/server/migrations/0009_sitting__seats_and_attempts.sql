CREATE TABLE "attempt" (
	"code" text PRIMARY KEY NOT NULL,
	"sitting_code" text NOT NULL,
	"seat_code" text NOT NULL,
	"ordinal" smallint NOT NULL,
	"form_code" text NOT NULL,
	"source" text NOT NULL,
	"device_epoch" integer DEFAULT 1 NOT NULL,
	"token_hash" text,
	"state" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"deadline_at" timestamp with time zone,
	"submitted_at" timestamp with time zone,
	"seen_at" timestamp with time zone NOT NULL,
	"last_seq" integer DEFAULT 0 NOT NULL,
	"late_events" integer DEFAULT 0 NOT NULL,
	"answers" jsonb NOT NULL,
	"times" jsonb NOT NULL,
	"signals" jsonb NOT NULL,
	"late_answers" jsonb,
	"score" integer,
	"is_excluded" boolean DEFAULT false NOT NULL,
	CONSTRAINT "attempt_ordinal_key" UNIQUE("seat_code","ordinal"),
	CONSTRAINT "attempt_ordinal_check" CHECK ("attempt"."ordinal" between 1 and 6),
	CONSTRAINT "attempt_source_check" CHECK ("attempt"."source" in ('링크', '입력', '스캔')),
	CONSTRAINT "attempt_link_check" CHECK (("attempt"."source" = '링크') = ("attempt"."token_hash" is not null and "attempt"."deadline_at" is not null)),
	CONSTRAINT "attempt_state_check" CHECK ("attempt"."state" in ('푸는 중', '제출', '마감')),
	CONSTRAINT "attempt_end_check" CHECK (("attempt"."state" = '푸는 중') = ("attempt"."score" is null) and ("attempt"."state" = '푸는 중') = ("attempt"."submitted_at" is null)),
	CONSTRAINT "attempt_seq_check" CHECK ("attempt"."last_seq" between 0 and 5000),
	CONSTRAINT "attempt_score_check" CHECK ("attempt"."score" >= 0),
	CONSTRAINT "attempt_answers_check" CHECK (jsonb_typeof("attempt"."answers") = 'object' and not jsonb_path_exists("attempt"."answers", '$.keyvalue() ? (!(@.key like_regex "^[1-9][0-9]{0,2}$") || @.value.*.type() != "number" || !(@.value.c >= 0 && @.value.first >= 0 && @.value.changes >= 0) || @.value.c > 5 || @.value.first > 5 || exists(@.value.keyvalue() ? (!(@.key == "c" || @.key == "first" || @.key == "changes"))))')),
	CONSTRAINT "attempt_late_answers_check" CHECK (jsonb_typeof("attempt"."late_answers") = 'object' and not jsonb_path_exists("attempt"."late_answers", '$.keyvalue() ? (!(@.key like_regex "^[1-9][0-9]{0,2}$") || @.value.*.type() != "number" || !(@.value.c >= 0 && @.value.first >= 0 && @.value.changes >= 0) || @.value.c > 5 || @.value.first > 5 || exists(@.value.keyvalue() ? (!(@.key == "c" || @.key == "first" || @.key == "changes"))))')),
	CONSTRAINT "attempt_times_check" CHECK (jsonb_typeof("attempt"."times") = 'object' and not jsonb_path_exists("attempt"."times", '$.keyvalue() ? (!(@.key like_regex "^[1-9][0-9]{0,2}$") || @.value.*.type() != "number" || !(@.value.ms >= 0 && @.value.visits >= 0) || @.value.c > 5 || @.value.first > 5 || exists(@.value.keyvalue() ? (!(@.key == "ms" || @.key == "visits"))))')),
	CONSTRAINT "attempt_signals_check" CHECK (jsonb_path_exists("attempt"."signals", '$ ? (@.aways >= 0 && @.awayMs >= 0)') and not jsonb_path_exists("attempt"."signals", '$.keyvalue() ? (!(@.key == "aways" || @.key == "awayMs") || @.value.type() != "number")'))
);
--> statement-breakpoint
CREATE TABLE "seat" (
	"code" text PRIMARY KEY NOT NULL,
	"sitting_code" text NOT NULL,
	"class" smallint NOT NULL,
	"number" smallint NOT NULL,
	"slip_hash" text,
	"extra_minutes" smallint DEFAULT 0 NOT NULL,
	"extra_attempts" smallint DEFAULT 0 NOT NULL,
	"lets_in" boolean DEFAULT false NOT NULL,
	CONSTRAINT "seat_number_key" UNIQUE("sitting_code","class","number"),
	CONSTRAINT "seat_number_check" CHECK ("seat"."number" between 1 and 999 and "seat"."class" between 0 and 99),
	CONSTRAINT "seat_extra_minutes_check" CHECK ("seat"."extra_minutes" between 0 and 300),
	CONSTRAINT "seat_extra_attempts_check" CHECK ("seat"."extra_attempts" between 0 and 3)
);
--> statement-breakpoint
CREATE TABLE "sitting" (
	"code" text PRIMARY KEY NOT NULL,
	"member_id" uuid NOT NULL,
	"exam_code" text NOT NULL,
	"revision" integer NOT NULL,
	"title" text NOT NULL,
	"label" text NOT NULL,
	"mode" text NOT NULL,
	"join_code" text NOT NULL,
	"opens_at" timestamp with time zone NOT NULL,
	"closes_at" timestamp with time zone NOT NULL,
	"minutes" smallint,
	"late_minutes" smallint NOT NULL,
	"seat_rule" text NOT NULL,
	"max_seats" smallint NOT NULL,
	"has_slips" boolean NOT NULL,
	"attempts" smallint NOT NULL,
	"form_rule" text NOT NULL,
	"form_label" text NOT NULL,
	"page" text NOT NULL,
	"allow_back" boolean NOT NULL,
	"signals" boolean NOT NULL,
	"feedback" text NOT NULL,
	"feedback_at" text NOT NULL,
	"is_released" boolean DEFAULT false NOT NULL,
	"keep_days" smallint NOT NULL,
	"first_number" smallint NOT NULL,
	"items" smallint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone,
	"purge_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sitting_join_code_key" UNIQUE("join_code"),
	CONSTRAINT "sitting_title_check" CHECK (char_length("sitting"."title") between 1 and 50),
	CONSTRAINT "sitting_label_check" CHECK (char_length("sitting"."label") <= 20),
	CONSTRAINT "sitting_mode_check" CHECK ("sitting"."mode" in ('과제', '시험')),
	CONSTRAINT "sitting_join_code_check" CHECK ("sitting"."join_code" ~ '^[2-9A-HJKMNPR-Z]{7}$'),
	CONSTRAINT "sitting_window_check" CHECK ("sitting"."opens_at" <= "sitting"."closes_at"),
	CONSTRAINT "sitting_minutes_check" CHECK ("sitting"."minutes" between 1 and 300),
	CONSTRAINT "sitting_late_minutes_check" CHECK ("sitting"."late_minutes" between 0 and 30),
	CONSTRAINT "sitting_seat_rule_check" CHECK ("sitting"."seat_rule" in ('명단', '자유 번호')),
	CONSTRAINT "sitting_max_seats_check" CHECK ("sitting"."max_seats" between 1 and 500),
	CONSTRAINT "sitting_attempts_check" CHECK ("sitting"."attempts" between 1 and 3),
	CONSTRAINT "sitting_form_rule_check" CHECK ("sitting"."form_rule" in ('번호순', '무작위', '한 형')),
	CONSTRAINT "sitting_form_label_check" CHECK ("sitting"."form_label" in ('가', '나', '다', '라')),
	CONSTRAINT "sitting_page_check" CHECK ("sitting"."page" in ('한 지문씩', '한 문항씩', '전체')),
	CONSTRAINT "sitting_feedback_check" CHECK ("sitting"."feedback" in ('없음', '점수', '정오', '해설')),
	CONSTRAINT "sitting_feedback_at_check" CHECK ("sitting"."feedback_at" in ('바로', '마감 뒤', '직접')),
	CONSTRAINT "sitting_keep_days_check" CHECK ("sitting"."keep_days" between 7 and 365),
	CONSTRAINT "sitting_items_check" CHECK ("sitting"."items" between 1 and 60 and "sitting"."first_number" between 1 and 200)
);
--> statement-breakpoint
ALTER TABLE "attempt" ADD CONSTRAINT "attempt_sitting_code_sitting_code_fk" FOREIGN KEY ("sitting_code") REFERENCES "public"."sitting"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attempt" ADD CONSTRAINT "attempt_seat_code_seat_code_fk" FOREIGN KEY ("seat_code") REFERENCES "public"."seat"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attempt" ADD CONSTRAINT "attempt_form_code_exam_form_code_fk" FOREIGN KEY ("form_code") REFERENCES "public"."exam_form"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seat" ADD CONSTRAINT "seat_sitting_code_sitting_code_fk" FOREIGN KEY ("sitting_code") REFERENCES "public"."sitting"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sitting" ADD CONSTRAINT "sitting_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sitting" ADD CONSTRAINT "sitting_exam_code_exam_code_fk" FOREIGN KEY ("exam_code") REFERENCES "public"."exam"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "attempt_open_key" ON "attempt" USING btree ("seat_code") WHERE "attempt"."state" = '푸는 중';--> statement-breakpoint
CREATE INDEX "attempt_sitting_index" ON "attempt" USING btree ("sitting_code");--> statement-breakpoint
CREATE INDEX "attempt_deadline_index" ON "attempt" USING btree ("deadline_at") WHERE "attempt"."state" = '푸는 중';--> statement-breakpoint
CREATE INDEX "sitting_member_index" ON "sitting" USING btree ("member_id","created_at" DESC NULLS LAST,"code" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "sitting_exam_index" ON "sitting" USING btree ("exam_code");--> statement-breakpoint
CREATE INDEX "sitting_purge_index" ON "sitting" USING btree ("purge_at");--> statement-breakpoint
-- The rules of a sitting hold for all who solve: from the first attempt on only its end, its name and what is shown may
-- change, and its minutes to more.
CREATE FUNCTION guard_sitting() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (NEW.exam_code, NEW.revision, NEW.mode, NEW.opens_at, NEW.late_minutes, NEW.seat_rule, NEW.max_seats, NEW.has_slips,
      NEW.attempts, NEW.form_rule, NEW.form_label, NEW.page, NEW.allow_back, NEW.signals, NEW.first_number, NEW.items)
     IS NOT DISTINCT FROM
     (OLD.exam_code, OLD.revision, OLD.mode, OLD.opens_at, OLD.late_minutes, OLD.seat_rule, OLD.max_seats, OLD.has_slips,
      OLD.attempts, OLD.form_rule, OLD.form_label, OLD.page, OLD.allow_back, OLD.signals, OLD.first_number, OLD.items)
     AND (NEW.minutes IS NULL OR NEW.minutes >= OLD.minutes)
  THEN RETURN NEW; END IF;
  IF EXISTS (SELECT 1 FROM "attempt" WHERE sitting_code = OLD.code) THEN
    RAISE EXCEPTION 'the rules of a sitting cannot be changed once somebody solves';
  END IF;
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER sitting_guard BEFORE UPDATE ON "sitting"
  FOR EACH ROW EXECUTE FUNCTION guard_sitting();
--> statement-breakpoint
-- Who writes and how far never goes back, and what has ended stays, but for late answers that the teacher takes.
CREATE FUNCTION guard_attempt() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.device_epoch < OLD.device_epoch OR NEW.last_seq < OLD.last_seq THEN
    RAISE EXCEPTION 'an attempt cannot go back';
  END IF;
  IF OLD.state <> '푸는 중' AND (NEW.state <> OLD.state
     OR (NEW.answers IS DISTINCT FROM OLD.answers AND NEW.answers IS DISTINCT FROM OLD.late_answers)) THEN
    RAISE EXCEPTION 'an attempt that has ended cannot be changed';
  END IF;
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER attempt_guard BEFORE UPDATE ON "attempt"
  FOR EACH ROW EXECUTE FUNCTION guard_attempt();
