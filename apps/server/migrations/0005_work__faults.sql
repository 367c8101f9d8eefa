ALTER TABLE "work" ADD COLUMN "faults" integer;
--> statement-breakpoint
-- Lists are read from their indexes alone, so these carry the new column too (see the baseline).
DROP INDEX "work_active_index";
--> statement-breakpoint
CREATE INDEX "work_active_index" ON "work" USING btree ("member_id","updated_at" DESC NULLS FIRST,"code" DESC NULLS FIRST) INCLUDE ("kind","title","field","keyword","status","is_favorite","faults") WHERE "work"."deleted_at" is null;
--> statement-breakpoint
DROP INDEX "work_deleted_index";
--> statement-breakpoint
CREATE INDEX "work_deleted_index" ON "work" USING btree ("member_id","deleted_at" DESC NULLS FIRST,"code" DESC NULLS FIRST) INCLUDE ("kind","title","field","keyword","status","is_favorite","updated_at","faults") WHERE "work"."deleted_at" is not null;
