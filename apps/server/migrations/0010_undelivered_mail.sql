CREATE TABLE "undelivered_mail" (
	"id" uuid PRIMARY KEY NOT NULL,
	"to_address" text NOT NULL,
	"subject" text NOT NULL,
	"response_code" integer,
	"failed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "undelivered_mail_failed_index" ON "undelivered_mail" USING btree ("failed_at");