ALTER TABLE "order_events" DROP CONSTRAINT "order_events_verb";--> statement-breakpoint
ALTER TABLE "order_events" ADD COLUMN "changes" jsonb;--> statement-breakpoint
ALTER TABLE "order_events" ADD COLUMN "for_driver" boolean;--> statement-breakpoint
ALTER TABLE "order_events" ADD COLUMN "source" text;--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_source" CHECK ("order_events"."source" in ('phone', 'chat'));--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_verb" CHECK ("order_events"."verb" in ('place', 'confirm', 'prepare', 'make-ready', 'send-out', 'hand-over', 'collect', 'complete', 'reject', 'cancel', 'release', 'postpone', 'take-back', 'open', 'change-slot', 'change-date', 'edit', 'quote-fee', 'add-note', 'remind', 'submit-proof', 'refuse-proof', 'take-payment', 'receive-payment', 'start-refund', 'refund', 'fail-refund'));