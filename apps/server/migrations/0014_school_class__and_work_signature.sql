CREATE TABLE "school_class" (
	"code" text PRIMARY KEY NOT NULL,
	"member_id" uuid NOT NULL,
	"label" text NOT NULL,
	"numbers" smallint[] NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "school_class_label_key" UNIQUE("member_id","label"),
	CONSTRAINT "school_class_label_check" CHECK (char_length("school_class"."label") between 1 and 20),
	CONSTRAINT "school_class_numbers_check" CHECK (cardinality("school_class"."numbers") <= 500 and 1 <= all("school_class"."numbers") and 999 >= all("school_class"."numbers"))
);
--> statement-breakpoint
CREATE TABLE "work_signature" (
	"work_code" text PRIMARY KEY NOT NULL,
	"signature" bit(8192) NOT NULL
);
--> statement-breakpoint
ALTER TABLE "school_class" ADD CONSTRAINT "school_class_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_signature" ADD CONSTRAINT "work_signature_work_code_work_code_fk" FOREIGN KEY ("work_code") REFERENCES "public"."work"("code") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
-- The classes that sittings were labelled with, with the numbers of the newest of each.
INSERT INTO "school_class" ("code", "member_id", "label", "numbers")
SELECT substr(replace(replace(encode(sha256(convert_to("member_id"::text || "label", 'UTF8')), 'base64'), '+', '-'), '/', '_'), 1, 22), "member_id", "label",
  coalesce((SELECT array_agg("number" ORDER BY "number") FROM "seat" WHERE "sitting_code" = newest."code" AND "class" = 0 AND newest."seat_rule" = '명단'), '{}')
FROM (SELECT DISTINCT ON ("member_id", "label") "code", "member_id", "label", "seat_rule" FROM "sitting" WHERE "label" <> '' AND "deleted_at" IS NULL
  ORDER BY "member_id", "label", "created_at" DESC) AS newest;
