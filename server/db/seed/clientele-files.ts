import * as v from 'valibot'
import { countFromOne, listOf, row, slug, text, webAddress, words } from './file-values.ts'

const client = row({
  id: slug,
  name: text,
  monogram: row({ initials: words }),
  url: v.optional(webAddress),
})

export const clients = listOf(client, { id: ({ id }) => id })

const featuredEvent = row({
  id: slug,
  guests: countFromOne,
  name: text,
  venue: text,
  service: text,
  description: text,
})

const activity = row({ id: slug, name: text, service: text, number: countFromOne })

export const events = row({
  featured: listOf(featuredEvent, { id: ({ id }) => id }),
  activities: listOf(activity, { id: ({ id }) => id }),
})
