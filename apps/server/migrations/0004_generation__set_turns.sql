ALTER TABLE "generation" ADD COLUMN "set_turn" integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
UPDATE "generation" SET "set_turn" = "set_position" WHERE "set_id" IS NOT NULL;
