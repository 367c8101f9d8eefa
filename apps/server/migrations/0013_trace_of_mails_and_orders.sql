ALTER TABLE "mail" ADD COLUMN "request_id" text;--> statement-breakpoint
ALTER TABLE "payment_order" ADD COLUMN "request_id" text;