import type { activities, clients, featuredEvents } from '../schema/clients.ts'
import type { CatalogueFiles } from './catalogue-files.ts'
import { type ImageIds, imageOf } from './content-rows.ts'

export function clientRows({ clients: rows }: CatalogueFiles): (typeof clients.$inferInsert)[] {
  return rows.map(({ id, name, monogram }, position) => ({ id, position, name, initials: monogram.initials }))
}

export function featuredEventRows({ events, pictures }: CatalogueFiles, imageIds: ImageIds) {
  return events.featured.map((event, position): typeof featuredEvents.$inferInsert => ({
    ...event,
    position,
    imageId: imageOf(imageIds, pictures.maps.event, event.id),
  }))
}

export function activityRows({ events, pictures }: CatalogueFiles, imageIds: ImageIds) {
  return events.activities.map((activity, position): typeof activities.$inferInsert => ({
    ...activity,
    position,
    imageId: imageOf(imageIds, pictures.maps.clientActivity, activity.id),
  }))
}
