DROP INDEX "order_events_given_back";--> statement-breakpoint
CREATE INDEX "order_events_actor" ON "order_events" USING btree ("actor_id","at") WHERE "order_events"."actor_id" is not null;