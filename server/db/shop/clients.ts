import { asc, eq } from 'drizzle-orm'
import type { Clientele } from '#domain/shop/client.ts'
import { activities, clients, featuredEvents } from '#server/db/schema/clients.ts'
import { images } from '#server/db/schema/pictures.ts'
import type { Database } from '#server/db/store/database.ts'
import { toPicture } from './catalogue.ts'

export async function loadClientele(db: Database): Promise<Clientele> {
  const rows = await db
    .select({ client: clients, mark: images })
    .from(clients)
    .leftJoin(images, eq(images.id, clients.markImageId))
    .orderBy(asc(clients.position))
  const events = await db
    .select({ event: featuredEvents, image: images })
    .from(featuredEvents)
    .innerJoin(images, eq(images.id, featuredEvents.imageId))
    .orderBy(asc(featuredEvents.position))
  const list = await db
    .select({ activity: activities, image: images })
    .from(activities)
    .innerJoin(images, eq(images.id, activities.imageId))
    .orderBy(asc(activities.position))
  return {
    clients: rows.map(({ client: { position: _, markImageId: __, ...client }, mark }) => ({
      ...client,
      mark: mark && toPicture(mark),
    })),
    events: events.map(({ event: { position: _, imageId: __, ...event }, image }) => ({
      ...event,
      picture: toPicture(image),
    })),
    activities: list.map(({ activity: { position: _, imageId: __, ...activity }, image }) => ({
      ...activity,
      picture: toPicture(image),
    })),
  }
}
