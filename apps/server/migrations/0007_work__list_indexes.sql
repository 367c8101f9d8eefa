-- Drizzle cannot say INCLUDE: with what lists show in the index, a list is read from it alone.
DROP INDEX "work_recent_index";--> statement-breakpoint
CREATE INDEX "generation_work_index" ON "generation" USING btree ("work_code") WHERE "generation"."work_code" is not null;--> statement-breakpoint
CREATE INDEX "generation_item_index" ON "generation" USING btree ("item_code") WHERE "generation"."item_code" is not null;--> statement-breakpoint
CREATE INDEX "work_active_index" ON "work" USING btree ("member_id","updated_at" DESC NULLS FIRST,"code" DESC NULLS FIRST) INCLUDE ("kind","title","field","keyword","status","is_favorite") WHERE "work"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "work_deleted_index" ON "work" USING btree ("member_id","deleted_at" DESC NULLS FIRST,"code" DESC NULLS FIRST) INCLUDE ("kind","title","field","keyword","status","is_favorite","updated_at") WHERE "work"."deleted_at" is not null;--> statement-breakpoint
CREATE INDEX "work_trash_age_index" ON "work" USING btree ("deleted_at") WHERE "work"."deleted_at" is not null;