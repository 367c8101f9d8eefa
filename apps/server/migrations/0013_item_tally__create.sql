CREATE TABLE "item_tally" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "item_tally_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"member_id" uuid NOT NULL,
	"sitting_code" text,
	"item_hash" text NOT NULL,
	"closed_at" timestamp with time zone NOT NULL,
	"students" smallint NOT NULL,
	"right" smallint NOT NULL,
	"counts" smallint[] NOT NULL,
	"blanks" smallint NOT NULL,
	"discrimination" double precision,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "item_tally_students_check" CHECK ("item_tally"."students" >= 5 and "item_tally"."right" between 0 and "item_tally"."students"),
	CONSTRAINT "item_tally_counts_check" CHECK (cardinality("item_tally"."counts") = 5 and 0 <= all ("item_tally"."counts") and "item_tally"."blanks" >= 0)
);
--> statement-breakpoint
ALTER TABLE "sitting" ADD COLUMN "tallied_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "item" ADD COLUMN "hash" text;--> statement-breakpoint
ALTER TABLE "item_tally" ADD CONSTRAINT "item_tally_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "item_tally" ADD CONSTRAINT "item_tally_sitting_code_sitting_code_fk" FOREIGN KEY ("sitting_code") REFERENCES "public"."sitting"("code") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "item_tally_hash_index" ON "item_tally" USING btree ("member_id","item_hash");--> statement-breakpoint
CREATE INDEX "item_tally_sitting_index" ON "item_tally" USING btree ("sitting_code");--> statement-breakpoint
CREATE INDEX "sitting_untallied_index" ON "sitting" USING btree ("closes_at") WHERE "sitting"."tallied_at" is null;