CREATE TABLE "payment_alert" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_alert_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"message" text NOT NULL,
	"order_id" text,
	"created_at" timestamp with time zone NOT NULL,
	"handled_at" timestamp with time zone,
	CONSTRAINT "payment_alert_key_unique" UNIQUE("key")
);
--> statement-breakpoint
ALTER TABLE "payment" ADD COLUMN "refund_amount" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payment" ADD COLUMN "refund_tickets" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payment" ADD COLUMN "tickets_taken" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_alert" ADD CONSTRAINT "payment_alert_order_id_payment_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."payment_order"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payment_alert_open_index" ON "payment_alert" USING btree ("created_at" DESC NULLS LAST) WHERE "payment_alert"."handled_at" is null;--> statement-breakpoint
CREATE INDEX "payment_alert_order_index" ON "payment_alert" USING btree ("order_id") WHERE "payment_alert"."order_id" is not null;