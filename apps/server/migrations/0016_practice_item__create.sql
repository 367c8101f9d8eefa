CREATE TABLE "practice_item" (
	"sitting_code" text NOT NULL,
	"number" smallint NOT NULL,
	"item_code" text NOT NULL,
	"picked_code" text,
	"section" jsonb,
	CONSTRAINT "practice_item_sitting_code_number_pk" PRIMARY KEY("sitting_code","number"),
	CONSTRAINT "practice_item_section_check" CHECK (("practice_item"."picked_code" is null) = ("practice_item"."section" is null))
);
--> statement-breakpoint
ALTER TABLE "practice_item" ADD CONSTRAINT "practice_item_sitting_code_sitting_code_fk" FOREIGN KEY ("sitting_code") REFERENCES "public"."sitting"("code") ON DELETE cascade ON UPDATE no action;