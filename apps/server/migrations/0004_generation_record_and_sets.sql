ALTER TABLE "generation" ADD COLUMN "set_id" text;--> statement-breakpoint
ALTER TABLE "generation" ADD COLUMN "set_position" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "generation" ADD COLUMN "record" jsonb;--> statement-breakpoint
ALTER TABLE "generation" ADD COLUMN "cost" double precision DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "generation_set_index" ON "generation" USING btree ("set_id","set_position") WHERE "generation"."set_id" is not null;