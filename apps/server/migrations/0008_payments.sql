CREATE TABLE "payment" (
	"payment_key" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"amount" integer NOT NULL,
	"refunded" integer DEFAULT 0 NOT NULL,
	"secret" text,
	"receipt_url" text,
	"raw" jsonb NOT NULL,
	"approved_at" timestamp with time zone NOT NULL,
	"refund_attempt" integer DEFAULT 0 NOT NULL,
	"is_refunding" boolean DEFAULT false NOT NULL,
	"refund_reason" text,
	"canceled_at" timestamp with time zone,
	CONSTRAINT "payment_order_id_unique" UNIQUE("order_id"),
	CONSTRAINT "payment_amount_check" CHECK ("payment"."amount" > 0),
	CONSTRAINT "payment_refunded_check" CHECK ("payment"."refunded" between 0 and "payment"."amount")
);
--> statement-breakpoint
CREATE TABLE "payment_order" (
	"id" text PRIMARY KEY NOT NULL,
	"member_id" uuid NOT NULL,
	"tic_code" smallint NOT NULL,
	"count" integer NOT NULL,
	"amount" integer NOT NULL,
	"mode" text NOT NULL,
	"state" text DEFAULT 'created' NOT NULL,
	"payment_key" text,
	"confirm_attempt" integer DEFAULT 1 NOT NULL,
	"was_unknown" boolean DEFAULT false NOT NULL,
	"failure_code" text,
	"next_check_at" timestamp with time zone,
	"checks" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"confirming_at" timestamp with time zone,
	"closed_at" timestamp with time zone,
	CONSTRAINT "payment_order_payment_key_unique" UNIQUE("payment_key"),
	CONSTRAINT "payment_order_state_check" CHECK ("payment_order"."state" in ('created', 'confirming', 'paid', 'declined', 'expired', 'canceled', 'review')),
	CONSTRAINT "payment_order_mode_check" CHECK ("payment_order"."mode" in ('test', 'real')),
	CONSTRAINT "payment_order_amount_check" CHECK ("payment_order"."amount" > 0 and "payment_order"."count" > 0),
	CONSTRAINT "payment_order_key_check" CHECK ("payment_order"."payment_key" is not null or "payment_order"."state" in ('created', 'declined', 'expired'))
);
--> statement-breakpoint
CREATE TABLE "webhook_event" (
	"transmission_id" text PRIMARY KEY NOT NULL,
	"event_type" text NOT NULL,
	"order_id" text NOT NULL,
	"is_forged" boolean NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"processed_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "ticket_hold" RENAME COLUMN "generation_id" TO "id";--> statement-breakpoint
ALTER TABLE "member" ADD COLUMN "customer_key" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "ticket_hold" ADD COLUMN "count" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "payment" ADD CONSTRAINT "payment_order_id_payment_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."payment_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_order" ADD CONSTRAINT "payment_order_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_event" ADD CONSTRAINT "webhook_event_order_id_payment_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."payment_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payment_order_member_index" ON "payment_order" USING btree ("member_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "payment_order_check_index" ON "payment_order" USING btree ("next_check_at") WHERE "payment_order"."next_check_at" is not null;--> statement-breakpoint
ALTER TABLE "ticket_hold" ADD CONSTRAINT "ticket_hold_count_check" CHECK ("ticket_hold"."count" > 0);