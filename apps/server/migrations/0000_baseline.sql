CREATE TABLE "consent" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "consent_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"member_id" uuid NOT NULL,
	"document" text NOT NULL,
	"version" text NOT NULL,
	"agreed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "consent_version_key" UNIQUE("member_id","document","version"),
	CONSTRAINT "consent_document_check" CHECK ("consent"."document" in ('terms', 'privacy'))
);
--> statement-breakpoint
CREATE TABLE "email_code" (
	"key" text PRIMARY KEY NOT NULL,
	"code_hash" text,
	"attempts" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"token_hash" text,
	CONSTRAINT "email_code_state_check" CHECK (("email_code"."code_hash" is null) = ("email_code"."token_hash" is not null))
);
--> statement-breakpoint
CREATE TABLE "former_member" (
	"email_hash" text PRIMARY KEY NOT NULL,
	"purge_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "member" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" text,
	"password_hash" text,
	"google_subject" text,
	"name" text NOT NULL,
	"gender" text DEFAULT 'male' NOT NULL,
	"mem_type" text DEFAULT '' NOT NULL,
	"customer_key" uuid DEFAULT gen_random_uuid() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"withdrawn_at" timestamp with time zone,
	CONSTRAINT "member_google_subject_unique" UNIQUE("google_subject"),
	CONSTRAINT "member_gender_check" CHECK ("member"."gender" in ('male', 'female')),
	CONSTRAINT "member_withdrawn_check" CHECK (case when "member"."withdrawn_at" is null then "member"."email" is not null
          else "member"."email" is null and "member"."password_hash" is null and "member"."google_subject" is null and "member"."name" = '' end)
);
--> statement-breakpoint
CREATE TABLE "retained_member" (
	"member_id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"name" text NOT NULL,
	"joined_at" timestamp with time zone NOT NULL,
	"withdrawn_at" timestamp with time zone NOT NULL,
	"purge_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "session" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"member_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"device" text DEFAULT '' NOT NULL,
	"is_persistent" boolean NOT NULL,
	"must_change_password" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "session_id_unique" UNIQUE("id")
);
--> statement-breakpoint
CREATE TABLE "temporary_password" (
	"member_id" uuid PRIMARY KEY NOT NULL,
	"password_hash" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_entry" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_entry_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"member_id" uuid,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "contact_message" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"message" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"purge_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "generation" (
	"id" text PRIMARY KEY NOT NULL,
	"member_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"idempotency_key" text NOT NULL,
	"request_hash" text NOT NULL,
	"request_id" text,
	"request" jsonb NOT NULL,
	"state" text DEFAULT 'queued' NOT NULL,
	"stage" text DEFAULT '대기 중' NOT NULL,
	"partial" text DEFAULT '' NOT NULL,
	"attempt" integer DEFAULT 0 NOT NULL,
	"lease_until" timestamp with time zone,
	"seed" integer NOT NULL,
	"engine" text NOT NULL,
	"result" jsonb,
	"work_code" text,
	"item_code" text,
	"set_id" text,
	"set_position" integer DEFAULT 0 NOT NULL,
	"record" jsonb,
	"cost" double precision DEFAULT 0 NOT NULL,
	"error_code" text,
	"error_message" text,
	"error_details" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"started_at" timestamp with time zone,
	"finished_at" timestamp with time zone,
	CONSTRAINT "generation_idempotency_key" UNIQUE("member_id","idempotency_key"),
	CONSTRAINT "generation_state_check" CHECK ("generation"."state" in ('queued', 'running', 'done', 'failed')),
	CONSTRAINT "generation_kind_check" CHECK ("generation"."kind" in ('passage', 'question')),
	CONSTRAINT "generation_done_check" CHECK ("generation"."state" <> 'done' or "generation"."result" is not null),
	CONSTRAINT "generation_failed_check" CHECK ("generation"."state" <> 'failed' or "generation"."error_code" is not null)
);
--> statement-breakpoint
CREATE TABLE "mail" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"to_address" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"html" text NOT NULL,
	"reply_to" text,
	"request_id" text,
	"attempts" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"due_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "undelivered_mail" (
	"id" uuid PRIMARY KEY NOT NULL,
	"to_address" text NOT NULL,
	"subject" text NOT NULL,
	"response_code" integer,
	"failed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notice" (
	"code" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "notice_code_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"type" text NOT NULL,
	"title" text NOT NULL,
	"content" text NOT NULL,
	"published_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "notice_type_check" CHECK ("notice"."type" in ('서비스', '작업')),
	CONSTRAINT "notice_title_check" CHECK (char_length("notice"."title") between 1 and 100),
	CONSTRAINT "notice_content_check" CHECK (char_length("notice"."content") between 1 and 10000)
);
--> statement-breakpoint
CREATE TABLE "payment" (
	"payment_key" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"amount" integer NOT NULL,
	"refunded" integer DEFAULT 0 NOT NULL,
	"secret" text,
	"receipt_url" text,
	"raw" jsonb NOT NULL,
	"approved_at" timestamp with time zone NOT NULL,
	"refund_attempt" integer DEFAULT 0 NOT NULL,
	"is_refunding" boolean DEFAULT false NOT NULL,
	"refund_reason" text,
	"refund_amount" integer DEFAULT 0 NOT NULL,
	"refund_tickets" integer DEFAULT 0 NOT NULL,
	"tickets_taken" integer DEFAULT 0 NOT NULL,
	"canceled_at" timestamp with time zone,
	CONSTRAINT "payment_order_id_unique" UNIQUE("order_id"),
	CONSTRAINT "payment_amount_check" CHECK ("payment"."amount" > 0),
	CONSTRAINT "payment_refunded_check" CHECK ("payment"."refunded" between 0 and "payment"."amount")
);
--> statement-breakpoint
CREATE TABLE "payment_alert" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_alert_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"message" text NOT NULL,
	"order_id" text,
	"created_at" timestamp with time zone NOT NULL,
	"handled_at" timestamp with time zone,
	CONSTRAINT "payment_alert_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "payment_order" (
	"id" text PRIMARY KEY NOT NULL,
	"member_id" uuid NOT NULL,
	"tic_code" smallint NOT NULL,
	"count" integer NOT NULL,
	"amount" integer NOT NULL,
	"mode" text NOT NULL,
	"state" text DEFAULT 'created' NOT NULL,
	"payment_key" text,
	"request_id" text,
	"confirm_attempt" integer DEFAULT 1 NOT NULL,
	"was_unknown" boolean DEFAULT false NOT NULL,
	"failure_code" text,
	"next_check_at" timestamp with time zone,
	"checks" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"confirming_at" timestamp with time zone,
	"closed_at" timestamp with time zone,
	CONSTRAINT "payment_order_payment_key_unique" UNIQUE("payment_key"),
	CONSTRAINT "payment_order_state_check" CHECK ("payment_order"."state" in ('created', 'confirming', 'paid', 'declined', 'expired', 'canceled', 'review')),
	CONSTRAINT "payment_order_mode_check" CHECK ("payment_order"."mode" in ('test', 'real')),
	CONSTRAINT "payment_order_amount_check" CHECK ("payment_order"."amount" > 0 and "payment_order"."count" > 0),
	CONSTRAINT "payment_order_key_check" CHECK ("payment_order"."payment_key" is not null or "payment_order"."state" in ('created', 'declined', 'expired'))
);
--> statement-breakpoint
CREATE TABLE "webhook_event" (
	"transmission_id" text PRIMARY KEY NOT NULL,
	"event_type" text NOT NULL,
	"order_id" text NOT NULL,
	"is_forged" boolean NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"processed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "rate_limit" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ticket_account" (
	"member_id" uuid PRIMARY KEY NOT NULL,
	"balance" integer DEFAULT 0 NOT NULL,
	"held" integer DEFAULT 0 NOT NULL,
	"total" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "ticket_account_balance_check" CHECK ("ticket_account"."balance" >= 0),
	CONSTRAINT "ticket_account_held_check" CHECK ("ticket_account"."held" >= 0 and "ticket_account"."held" <= "ticket_account"."balance"),
	CONSTRAINT "ticket_account_total_check" CHECK ("ticket_account"."total" >= "ticket_account"."balance")
);
--> statement-breakpoint
CREATE TABLE "ticket_entry" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ticket_entry_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"member_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"delta" integer NOT NULL,
	"balance_after" integer NOT NULL,
	"reason" text NOT NULL,
	"source_type" text NOT NULL,
	"source_id" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ticket_entry_source_key" UNIQUE("source_type","source_id","kind"),
	CONSTRAINT "ticket_entry_delta_check" CHECK ("ticket_entry"."delta" <> 0),
	CONSTRAINT "ticket_entry_balance_check" CHECK ("ticket_entry"."balance_after" >= 0),
	CONSTRAINT "ticket_entry_kind_check" CHECK ("ticket_entry"."kind" in ('grant', 'purchase', 'usage', 'refund', 'adjust'))
);
--> statement-breakpoint
CREATE TABLE "ticket_hold" (
	"id" text PRIMARY KEY NOT NULL,
	"member_id" uuid NOT NULL,
	"count" integer DEFAULT 1 NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"resolved_at" timestamp with time zone,
	CONSTRAINT "ticket_hold_state_check" CHECK ("ticket_hold"."state" in ('open', 'captured', 'released')),
	CONSTRAINT "ticket_hold_count_check" CHECK ("ticket_hold"."count" > 0),
	CONSTRAINT "ticket_hold_resolved_check" CHECK (("ticket_hold"."state" = 'open') = ("ticket_hold"."resolved_at" is null))
);
--> statement-breakpoint
CREATE TABLE "item" (
	"code" text PRIMARY KEY NOT NULL,
	"work_code" text NOT NULL,
	"position" integer NOT NULL,
	"pattern" text NOT NULL,
	"type" text NOT NULL,
	"style" text NOT NULL,
	"difficulty" text NOT NULL,
	"points" smallint NOT NULL,
	"stem" text NOT NULL,
	"material" jsonb,
	"marks" jsonb NOT NULL,
	"options" jsonb NOT NULL,
	"key" smallint NOT NULL,
	"explanation" text NOT NULL,
	"findings" jsonb NOT NULL,
	"check_record" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "item_key_check" CHECK ("item"."key" between 1 and 5),
	CONSTRAINT "item_options_check" CHECK (jsonb_typeof("item"."options") = 'array' and jsonb_array_length("item"."options") = 5),
	CONSTRAINT "item_points_check" CHECK ("item"."points" in (2, 3))
);
--> statement-breakpoint
CREATE TABLE "work" (
	"code" text PRIMARY KEY NOT NULL,
	"member_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"field" text NOT NULL,
	"keyword" text NOT NULL,
	"content" text NOT NULL,
	"format" jsonb NOT NULL,
	"gist" jsonb NOT NULL,
	"status" text,
	"is_favorite" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "work_kind_check" CHECK ("work"."kind" in ('지문', '문항', '지문+문항')),
	CONSTRAINT "work_title_check" CHECK (char_length("work"."title") between 1 and 50),
	CONSTRAINT "work_field_check" CHECK ("work"."field" in ('인문', '예술', '사회', '과학', '기술', '')),
	CONSTRAINT "work_keyword_check" CHECK (char_length("work"."keyword") <= 100),
	CONSTRAINT "work_content_check" CHECK (char_length("work"."content") <= 5000),
	CONSTRAINT "work_status_check" CHECK ("work"."status" in ('임시저장', '초안'))
);
--> statement-breakpoint
ALTER TABLE "consent" ADD CONSTRAINT "consent_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "retained_member" ADD CONSTRAINT "retained_member_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "temporary_password" ADD CONSTRAINT "temporary_password_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "generation" ADD CONSTRAINT "generation_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "generation" ADD CONSTRAINT "generation_work_code_work_code_fk" FOREIGN KEY ("work_code") REFERENCES "public"."work"("code") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "generation" ADD CONSTRAINT "generation_item_code_item_code_fk" FOREIGN KEY ("item_code") REFERENCES "public"."item"("code") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment" ADD CONSTRAINT "payment_order_id_payment_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."payment_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_alert" ADD CONSTRAINT "payment_alert_order_id_payment_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."payment_order"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_order" ADD CONSTRAINT "payment_order_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_event" ADD CONSTRAINT "webhook_event_order_id_payment_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."payment_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_account" ADD CONSTRAINT "ticket_account_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_entry" ADD CONSTRAINT "ticket_entry_member_id_ticket_account_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."ticket_account"("member_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_hold" ADD CONSTRAINT "ticket_hold_member_id_ticket_account_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."ticket_account"("member_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "item" ADD CONSTRAINT "item_work_code_work_code_fk" FOREIGN KEY ("work_code") REFERENCES "public"."work"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work" ADD CONSTRAINT "work_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "email_code_expires_index" ON "email_code" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "member_email_key" ON "member" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "retained_member_purge_index" ON "retained_member" USING btree ("purge_at");--> statement-breakpoint
CREATE INDEX "session_member_index" ON "session" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "session_expires_index" ON "session" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "audit_entry_member_index" ON "audit_entry" USING btree ("member_id","id");--> statement-breakpoint
CREATE INDEX "contact_message_created_index" ON "contact_message" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "generation_open_index" ON "generation" USING btree ("state","lease_until") WHERE "generation"."state" in ('queued', 'running');--> statement-breakpoint
CREATE INDEX "generation_set_index" ON "generation" USING btree ("set_id","set_position") WHERE "generation"."set_id" is not null;--> statement-breakpoint
CREATE INDEX "generation_work_index" ON "generation" USING btree ("work_code") WHERE "generation"."work_code" is not null;--> statement-breakpoint
CREATE INDEX "generation_item_index" ON "generation" USING btree ("item_code") WHERE "generation"."item_code" is not null;--> statement-breakpoint
CREATE INDEX "generation_member_index" ON "generation" USING btree ("member_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "mail_due_index" ON "mail" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "undelivered_mail_failed_index" ON "undelivered_mail" USING btree ("failed_at");--> statement-breakpoint
CREATE INDEX "notice_published_index" ON "notice" USING btree ("published_at" DESC NULLS LAST,"code" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "payment_alert_open_index" ON "payment_alert" USING btree ("created_at" DESC NULLS LAST) WHERE "payment_alert"."handled_at" is null;--> statement-breakpoint
CREATE INDEX "payment_alert_order_index" ON "payment_alert" USING btree ("order_id") WHERE "payment_alert"."order_id" is not null;--> statement-breakpoint
CREATE INDEX "payment_order_member_index" ON "payment_order" USING btree ("member_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "payment_order_check_index" ON "payment_order" USING btree ("next_check_at") WHERE "payment_order"."next_check_at" is not null;--> statement-breakpoint
CREATE INDEX "rate_limit_expires_index" ON "rate_limit" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "ticket_entry_member_index" ON "ticket_entry" USING btree ("member_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "ticket_hold_member_index" ON "ticket_hold" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "item_work_index" ON "item" USING btree ("work_code","position");--> statement-breakpoint
CREATE INDEX "work_active_index" ON "work" USING btree ("member_id","updated_at" DESC NULLS FIRST,"code" DESC NULLS FIRST) INCLUDE ("kind","title","field","keyword","status","is_favorite") WHERE "work"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "work_deleted_index" ON "work" USING btree ("member_id","deleted_at" DESC NULLS FIRST,"code" DESC NULLS FIRST) INCLUDE ("kind","title","field","keyword","status","is_favorite","updated_at") WHERE "work"."deleted_at" is not null;--> statement-breakpoint
CREATE INDEX "work_trash_age_index" ON "work" USING btree ("deleted_at") WHERE "work"."deleted_at" is not null;
--> statement-breakpoint
-- From here on, and with the INCLUDE of two indexes above (a list is read from its index alone), what Drizzle cannot say.
-- src/platform/schema.test.ts names all of it.
-- The ledger is append-only: corrections are new entries (DESIGN.md §5).
CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME;
END
$$;
--> statement-breakpoint
CREATE TRIGGER ticket_entry_append_only BEFORE UPDATE OR DELETE ON "ticket_entry"
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
-- What happened stays told (SECURITY.md row 20); refuse_change() came with the ledger.
CREATE TRIGGER audit_entry_append_only BEFORE UPDATE OR DELETE ON "audit_entry"
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
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
--> statement-breakpoint
-- The notices a new installation begins with; operators edit or remove them like any other.
INSERT INTO "notice" ("type", "title", "content", "published_at")
SELECT * FROM (VALUES
  ('작업', '최근 작업은 150건까지 보관됩니다',
   '만든 지문과 문항은 보관함의 최근 작업에 자동으로 모입니다. 최근 작업은 한 회원당 150건까지 보관됩니다.\n150건이 모두 차면 새로 생성할 수 없습니다. 더 쓰지 않는 작업을 휴지통으로 옮기면 자리가 생깁니다.\n필요한 작업은 미리 PDF, Word, 텍스트 파일로 내려받아 두세요. 여러 작업을 골라 한 번에 내려받을 수도 있습니다.',
   now() - interval '4 minutes'),
  ('작업', '휴지통은 30일 뒤에 비워집니다',
   '보관함에서 삭제한 작업은 휴지통으로 옮겨집니다. 휴지통에 있는 동안에는 언제든지 복원할 수 있습니다.\n삭제한 지 30일이 지난 작업은 자동으로 영구 삭제되며, 그 뒤에는 되살릴 수 없습니다.',
   now() - interval '3 minutes'),
  ('서비스', '처음 가입하시면 이용권 10회를 드립니다',
   '지문이나 문항을 한 번 생성할 때마다 이용권 1회를 사용합니다. 새로 가입하신 분께는 이용권 10회를 무료로 드립니다.\n생성에 실패한 경우에는 이용권이 차감되지 않습니다. 생성하는 동안 창을 닫아도 결과는 최근 작업에 임시저장으로 남습니다.\n남은 이용권과 이용 내역은 마이페이지의 이용권에서 확인하실 수 있습니다.',
   now() - interval '2 minutes'),
  ('서비스', '이용 가이드를 준비했습니다',
   '지문을 만들고, 문항을 더하고, 시험지로 내려받기까지의 과정을 화면과 함께 이용 가이드에 정리했습니다.\n왼쪽 메뉴의 이용 가이드에서 언제든지 보실 수 있습니다.',
   now() - interval '1 minute'),
  ('서비스', '출제공방을 시작합니다',
   '출제공방은 선생님의 출제를 돕는 서비스입니다. 분야와 주제를 정하면 수능형 독서 지문을 만들고, 그 지문이나 선생님이 직접 쓰신 글로 오지선다 문항을 만들어 드립니다.\n만든 지문과 문항은 자유롭게 고칠 수 있고, 정답과 해설을 갖춘 시험지로 내려받을 수 있습니다.\n쓰시면서 불편한 점이나 바라는 점이 있으면 언제든지 문의해 주세요. 더 나은 서비스로 보답하겠습니다.',
   now())
) AS first_notices;
