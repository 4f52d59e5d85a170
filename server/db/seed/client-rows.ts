import type { Clientele } from '#domain/shop/client.ts'
import type { activities, clients, featuredEvents } from '#server/db/schema/clients.ts'

export function clientRows({ clients: all }: Clientele): (typeof clients.$inferInsert)[] {
  return all.map(({ mark, ...client }, position) => ({ ...client, position, markImageId: mark?.id ?? null }))
}

export function featuredEventRows({ events }: Clientele): (typeof featuredEvents.$inferInsert)[] {
  return events.map(({ picture, ...event }, position) => ({ ...event, position, imageId: picture.id }))
}

export function activityRows({ activities: all }: Clientele): (typeof activities.$inferInsert)[] {
  return all.map(({ picture, ...activity }, position) => ({ ...activity, position, imageId: picture.id }))
}
