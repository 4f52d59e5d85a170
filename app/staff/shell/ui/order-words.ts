/** What lists say about an order, from its parts. */
import type { Text } from '#domain/text.ts'
import type { CardOrder } from '#server/page-data/staff/orders/staff-orders.ts'

/** Names are told in full for one set; of more, the first and how many others. */
export function setsText(sets: CardOrder['sets']): Text {
  const [first, ...others] = sets
  if (!first) return { zh: '', en: '' }
  const times = first.units > 1 ? ` × ${first.units}` : ''
  const more = others.length > 0 ? ` + ${others.length}` : ''
  return { zh: `${first.name.zh}${times}${more}`, en: `${first.name.en}${times}${more}` }
}

/** Where an order goes, as short as a driver says it. */
export function placeOf({
  remotePlace,
  zone,
  pickupPlace,
}: Pick<CardOrder, 'remotePlace' | 'zone' | 'pickupPlace'>): Text {
  const place = remotePlace ?? zone ?? pickupPlace
  return place ? shortPlace(place) : { zh: '', en: '' }
}

/** Names of zones say in brackets what they exclude, which staff know. */
export const shortPlace = ({ zh, en }: Text): Text => ({ zh: withoutAside(zh), en: withoutAside(en) })

const withoutAside = (name: string) => name.replace(/\s*[（(][^）)]*[）)]/u, '')
