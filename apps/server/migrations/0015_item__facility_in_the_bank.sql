-- The bank reads items from this index alone, and filters by what was seen of their words.
DROP INDEX "item_work_index";
--> statement-breakpoint
CREATE INDEX "item_work_index" ON "item" USING btree ("work_code","position","code") INCLUDE ("pattern","type","style","difficulty","has_material","check_state","tags","hash");
