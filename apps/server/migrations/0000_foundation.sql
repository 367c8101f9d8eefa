CREATE TABLE "member" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" text NOT NULL,
	"password_hash" text NOT NULL,
	"name" text NOT NULL,
	"gender" text DEFAULT 'male' NOT NULL,
	"mem_type" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "member_gender_check" CHECK ("member"."gender" in ('male', 'female'))
);
--> statement-breakpoint
CREATE TABLE "session" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"member_id" uuid NOT NULL,
	"is_persistent" boolean NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "generation" (
	"id" text PRIMARY KEY NOT NULL,
	"member_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"idempotency_key" text NOT NULL,
	"request_hash" text NOT NULL,
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
	"generation_id" text PRIMARY KEY NOT NULL,
	"member_id" uuid NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"resolved_at" timestamp with time zone,
	CONSTRAINT "ticket_hold_state_check" CHECK ("ticket_hold"."state" in ('open', 'captured', 'released')),
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
ALTER TABLE "session" ADD CONSTRAINT "session_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "generation" ADD CONSTRAINT "generation_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "generation" ADD CONSTRAINT "generation_work_code_work_code_fk" FOREIGN KEY ("work_code") REFERENCES "public"."work"("code") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "generation" ADD CONSTRAINT "generation_item_code_item_code_fk" FOREIGN KEY ("item_code") REFERENCES "public"."item"("code") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_account" ADD CONSTRAINT "ticket_account_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_entry" ADD CONSTRAINT "ticket_entry_member_id_ticket_account_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."ticket_account"("member_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_hold" ADD CONSTRAINT "ticket_hold_member_id_ticket_account_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."ticket_account"("member_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "item" ADD CONSTRAINT "item_work_code_work_code_fk" FOREIGN KEY ("work_code") REFERENCES "public"."work"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work" ADD CONSTRAINT "work_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "member_email_key" ON "member" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "session_member_index" ON "session" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "session_expires_index" ON "session" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "generation_open_index" ON "generation" USING btree ("state","lease_until") WHERE "generation"."state" in ('queued', 'running');--> statement-breakpoint
CREATE INDEX "generation_member_index" ON "generation" USING btree ("member_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "ticket_entry_member_index" ON "ticket_entry" USING btree ("member_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "ticket_hold_member_index" ON "ticket_hold" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "item_work_index" ON "item" USING btree ("work_code","position");--> statement-breakpoint
CREATE INDEX "work_recent_index" ON "work" USING btree ("member_id","updated_at" DESC NULLS LAST) WHERE "work"."deleted_at" is null;