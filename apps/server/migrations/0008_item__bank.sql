DROP INDEX "item_work_index";--> statement-breakpoint
ALTER TABLE "item" ADD COLUMN "check_state" text;--> statement-breakpoint
ALTER TABLE "item" ADD COLUMN "has_material" boolean GENERATED ALWAYS AS ("item"."material" is not null) STORED;--> statement-breakpoint
ALTER TABLE "item" ADD COLUMN "tags" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "item" ADD COLUMN "words" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "item" ADD COLUMN "signature" bit(4096);--> statement-breakpoint
ALTER TABLE "work" ADD COLUMN "archived_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "work" ADD COLUMN "tags" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
-- What the search looks at in items of before; a signature they get when they are saved. A state may be kept of words that were
-- changed since: it is put right then too.
UPDATE "item" SET
  "words" = lower(regexp_replace("stem", '\s+', '', 'g')) || E'\n' || lower(regexp_replace(coalesce("material"->>'text', ''), '\s+', '', 'g')) || E'\n' ||
    (SELECT string_agg(lower(regexp_replace(option->>'text', '\s+', '', 'g')), E'\n' ORDER BY place) FROM jsonb_array_elements("options") WITH ORDINALITY AS each(option, place)),
  "check_state" = CASE WHEN "check_record" IS NULL THEN NULL WHEN "check_record" ? 'hash' THEN "check_record"->>'state' ELSE '검토 필요' END;
--> statement-breakpoint
CREATE INDEX "exam_item_code_index" ON "exam_item" USING btree ("item_code");--> statement-breakpoint
CREATE INDEX "form_item_code_index" ON "form_item" USING btree ("item_code");--> statement-breakpoint
CREATE INDEX "item_search_index" ON "item" USING btree ("work_code","position","code") INCLUDE ("signature");--> statement-breakpoint
-- The bank is read from this index alone.
CREATE INDEX "item_work_index" ON "item" USING btree ("work_code","position","code") INCLUDE ("pattern","type","style","difficulty","has_material","check_state","tags");
--> statement-breakpoint
-- Lists are read from their indexes alone, so these carry the new columns too (see the baseline).
DROP INDEX "work_active_index";
--> statement-breakpoint
CREATE INDEX "work_active_index" ON "work" USING btree ("member_id","updated_at" DESC NULLS FIRST,"code" DESC NULLS FIRST) INCLUDE ("kind","title","field","keyword","status","is_favorite","faults","archived_at","tags") WHERE "work"."deleted_at" is null;
--> statement-breakpoint
DROP INDEX "work_deleted_index";
--> statement-breakpoint
CREATE INDEX "work_deleted_index" ON "work" USING btree ("member_id","deleted_at" DESC NULLS FIRST,"code" DESC NULLS FIRST) INCLUDE ("kind","title","field","keyword","status","is_favorite","updated_at","faults","archived_at","tags") WHERE "work"."deleted_at" is not null;--> statement-breakpoint
ALTER TABLE "item" ADD CONSTRAINT "item_check_state_check" CHECK ("item"."check_state" in ('검증됨', '검토 필요'));--> statement-breakpoint
ALTER TABLE "item" ADD CONSTRAINT "item_tags_check" CHECK (cardinality("item"."tags") <= 10);--> statement-breakpoint
ALTER TABLE "work" ADD CONSTRAINT "work_tags_check" CHECK (cardinality("work"."tags") <= 10);