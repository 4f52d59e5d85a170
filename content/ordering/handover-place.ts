import { districtNames } from '#content/district-names.ts'
import type { DistrictId } from '#domain/delivery/districts.ts'
import type { Fulfilment } from '#domain/ordering/order.ts'
import type { Lang, Text } from '#domain/text.ts'

/** The pickup place, or the address with its district for map searches. */
export function handoverPlace(
  order: {
    readonly fulfilment: Fulfilment
    readonly address: string
    readonly districtId: DistrictId | null
    readonly pickupPlaceName: Text | null
  },
  lang: Lang,
): string {
  const { fulfilment, address, districtId, pickupPlaceName } = order
  if (fulfilment === 'pickup') return pickupPlaceName?.[lang] ?? ''
  const district = districtId && districtNames[districtId][lang]
  if (!district) return address
  return lang === 'zh' ? `${district} ${address}` : `${address}, ${district}`
}
