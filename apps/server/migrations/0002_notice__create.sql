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
CREATE INDEX "notice_published_index" ON "notice" USING btree ("published_at" DESC NULLS LAST,"code" DESC NULLS LAST);