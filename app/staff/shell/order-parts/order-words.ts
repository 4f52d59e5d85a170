import type { Text } from '#domain/text.ts'
import type { CardOrder } from '#server/page-data/staff/orders/staff-orders.ts'

/** Several sets are shown as the first name and the number of others. */
export function setsText(sets: CardOrder['sets']): Text {
  const [first, ...others] = sets
  if (!first) return { zh: '', en: '' }
  const times = first.units > 1 ? ` × ${first.units}` : ''
  const more = others.length > 0 ? ` + ${others.length}` : ''
  return { zh: `${first.name.zh}${times}${more}`, en: `${first.name.en}${times}${more}` }
}

export function placeOf({
  remotePlace,
  zone,
  pickupPlace,
}: Pick<CardOrder, 'remotePlace' | 'zone' | 'pickupPlace'>): Text {
  const place = remotePlace ?? zone ?? pickupPlace
  return place ? shortPlace(place) : { zh: '', en: '' }
}

/** Staff know the exclusions in brackets. */
export const shortPlace = ({ zh, en }: Text): Text => ({ zh: withoutAside(zh), en: withoutAside(en) })

const withoutAside = (name: string) => name.replace(/\s*[（(][^）)]*[）)]/u, '')

/** The link contains no other customer data. */
export function mapAddress(address: string): string {
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(address)}`
}
