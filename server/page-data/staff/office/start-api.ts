import { shopDetailsOf } from '#content/shop-details.ts'
import type { Opening } from '#domain/shop/opening.ts'
import type { ShopDetails } from '#domain/shop/shop-details.ts'
import { settingsSubject } from '#server/commands/shop/change-settings.ts'
import { shopEventsOf } from '#server/db/shop/shop-events.ts'
import type { Store } from '#server/db/store/store.ts'
import { openingOf } from '#server/page-data/public/opening.ts'
import type { PaymentWays } from '#server/payments/payment-ways.ts'

export interface StartView {
  readonly opening: Opening
  /** Whether the default fees were edited. */
  readonly areZonesSeen: boolean
  readonly hasLogo: boolean
}

export async function startView(
  store: Pick<Store, 'db' | 'content'>,
  ways: PaymentWays,
  configuredDetails: Partial<ShopDetails>,
): Promise<StartView> {
  const content = await store.content()
  const zoneChanges = await shopEventsOf(store.db, settingsSubject('zones'), 1)
  return {
    opening: openingOf(content, ways, configuredDetails),
    areZonesSeen: zoneChanges.length > 0,
    hasLogo: shopDetailsOf(content.settings, configuredDetails).logo !== null,
  }
}
