CREATE TABLE "exam_template" (
	"code" text PRIMARY KEY NOT NULL,
	"member_id" uuid NOT NULL,
	"name" text NOT NULL,
	"slots" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "exam_template_name_check" CHECK (char_length("exam_template"."name") between 1 and 50)
);
--> statement-breakpoint
ALTER TABLE "exam_template" ADD CONSTRAINT "exam_template_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "exam_template_member_index" ON "exam_template" USING btree ("member_id","created_at");