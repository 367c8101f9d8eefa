CREATE TABLE "had_passage" (
	"member_id" uuid NOT NULL,
	"pack" text NOT NULL,
	"passage" text NOT NULL,
	"had_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "had_passage_member_id_pack_passage_pk" PRIMARY KEY("member_id","pack","passage")
);
--> statement-breakpoint
ALTER TABLE "had_passage" ADD CONSTRAINT "had_passage_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;