ALTER TABLE "generation" DROP CONSTRAINT "generation_done_check";--> statement-breakpoint
ALTER TABLE "generation" ADD COLUMN "purged_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "generation" ADD CONSTRAINT "generation_done_check" CHECK ("generation"."state" <> 'done' or "generation"."result" is not null or "generation"."purged_at" is not null);