/** What the shop offers besides food, as the owner ticks it. */
import type { ServiceRules, ShopService } from '#domain/shop/settings.ts'
import type { Text } from '#domain/text.ts'
import { unsaid } from './phrases.ts'

type Services = Pick<ServiceRules, 'services'>

const hireNames = {
  waiters: { zh: '侍應', en: 'waiting staff' },
  equipment: { zh: '保溫爐、枱櫈', en: 'food warmers and tables' },
} as const satisfies Partial<Record<ShopService, Text>>

/** Staff and equipment that the shop offers for events. */
export function hires({ services }: Services): readonly Text[] {
  return (['waiters', 'equipment'] as const).flatMap((name) =>
    services.includes(name) ? [hireNames[name]] : [],
  )
}

/** Follows how food travels. */
export const inInsulatedBags = ({ services }: Services): Text =>
  services.includes('insulatedBags') ? { zh: '用保溫袋', en: ' in insulated bags' } : unsaid

/** Follows how long food stays warm. */
export const orHireWarmers = ({ services }: Services): Text =>
  services.includes('equipment')
    ? { zh: '活動時間較長，可以另租保溫爐。', en: 'For a longer event, hire food warmers.' }
    : unsaid
