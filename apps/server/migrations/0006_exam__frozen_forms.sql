CREATE TABLE "exam" (
	"code" text PRIMARY KEY NOT NULL,
	"member_id" uuid NOT NULL,
	"title" text NOT NULL,
	"header" jsonb NOT NULL,
	"minutes" integer,
	"first_number" integer DEFAULT 1 NOT NULL,
	"status" text DEFAULT '작성 중' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "exam_title_check" CHECK (char_length("exam"."title") between 1 and 50),
	CONSTRAINT "exam_status_check" CHECK ("exam"."status" in ('작성 중', '확정')),
	CONSTRAINT "exam_minutes_check" CHECK ("exam"."minutes" between 1 and 300),
	CONSTRAINT "exam_first_number_check" CHECK ("exam"."first_number" between 1 and 200)
);
--> statement-breakpoint
CREATE TABLE "exam_form" (
	"code" text PRIMARY KEY NOT NULL,
	"exam_code" text NOT NULL,
	"revision" integer NOT NULL,
	"label" text NOT NULL,
	"seed" integer NOT NULL,
	"frozen" jsonb NOT NULL,
	"paper_hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "exam_form_label_key" UNIQUE("exam_code","revision","label"),
	CONSTRAINT "exam_form_label_check" CHECK ("exam_form"."label" in ('가', '나', '다', '라'))
);
--> statement-breakpoint
CREATE TABLE "exam_item" (
	"exam_code" text NOT NULL,
	"section" smallint NOT NULL,
	"position" smallint NOT NULL,
	"item_code" text NOT NULL,
	"points" smallint NOT NULL,
	CONSTRAINT "exam_item_exam_code_section_position_pk" PRIMARY KEY("exam_code","section","position"),
	CONSTRAINT "exam_item_item_key" UNIQUE("exam_code","item_code"),
	CONSTRAINT "exam_item_points_check" CHECK ("exam_item"."points" between 1 and 1000)
);
--> statement-breakpoint
CREATE TABLE "exam_section" (
	"exam_code" text NOT NULL,
	"position" smallint NOT NULL,
	"work_code" text NOT NULL,
	"title" text NOT NULL,
	CONSTRAINT "exam_section_exam_code_position_pk" PRIMARY KEY("exam_code","position"),
	CONSTRAINT "exam_section_work_key" UNIQUE("exam_code","work_code"),
	CONSTRAINT "exam_section_title_check" CHECK (char_length("exam_section"."title") between 1 and 50)
);
--> statement-breakpoint
CREATE TABLE "form_item" (
	"form_code" text NOT NULL,
	"number" smallint NOT NULL,
	"item_code" text NOT NULL,
	"item_hash" text NOT NULL,
	"key" smallint NOT NULL,
	"points" smallint NOT NULL,
	"option_order" smallint[] NOT NULL,
	CONSTRAINT "form_item_form_code_number_pk" PRIMARY KEY("form_code","number"),
	CONSTRAINT "form_item_key_check" CHECK ("form_item"."key" between 1 and 5),
	CONSTRAINT "form_item_order_check" CHECK (array_length("form_item"."option_order", 1) = 5)
);
--> statement-breakpoint
ALTER TABLE "exam" ADD CONSTRAINT "exam_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_form" ADD CONSTRAINT "exam_form_exam_code_exam_code_fk" FOREIGN KEY ("exam_code") REFERENCES "public"."exam"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_item" ADD CONSTRAINT "exam_item_exam_code_exam_code_fk" FOREIGN KEY ("exam_code") REFERENCES "public"."exam"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_section" ADD CONSTRAINT "exam_section_exam_code_exam_code_fk" FOREIGN KEY ("exam_code") REFERENCES "public"."exam"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "form_item" ADD CONSTRAINT "form_item_form_code_exam_form_code_fk" FOREIGN KEY ("form_code") REFERENCES "public"."exam_form"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "exam_member_index" ON "exam" USING btree ("member_id","updated_at" DESC NULLS LAST,"code" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "exam_trash_age_index" ON "exam" USING btree ("deleted_at") WHERE "exam"."deleted_at" is not null;--> statement-breakpoint
-- A frozen form never changes, and goes only with its exam.
CREATE FUNCTION guard_exam_form() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND NOT EXISTS (SELECT 1 FROM "exam" WHERE code = OLD.exam_code) THEN RETURN OLD; END IF;
  RAISE EXCEPTION 'a frozen form cannot be changed';
END
$$;
--> statement-breakpoint
CREATE TRIGGER exam_form_guard BEFORE UPDATE OR DELETE ON "exam_form"
  FOR EACH ROW EXECUTE FUNCTION guard_exam_form();
