import { isDeepStrictEqual } from 'node:util'
import { pageNames } from '#content/staff/shell/page-names.ts'
import { todayInHongKong } from '#domain/calendar.ts'
import { type Refusing, refusing } from '#domain/placed/order-situation.ts'
import { changedOpening, isReadyToSell, type OpeningChange } from '#domain/shop/opening.ts'
import type { ShopDetails } from '#domain/shop/shop-details.ts'
import type { StaffMember } from '#domain/staff/staff-member.ts'
import { settings } from '#server/db/schema/settings.ts'
import { loadSettings } from '#server/db/shop/settings.ts'
import type { Store } from '#server/db/store/store.ts'
import type { PaymentWays } from '#server/payments/payment-ways.ts'
import { changeShop, type ShopRefusal } from './steps/change-shop.ts'
import { openingOf } from './steps/opening.ts'

export type OpeningResult = { readonly ok: true } | Refusing<'not-ready' | 'date-passed'> | ShopRefusal

interface OpeningDeps {
  readonly store: Pick<Store, 'db' | 'refresh' | 'content'>
  readonly ways: PaymentWays
  readonly configuredDetails: Partial<ShopDetails>
}

/** A shop opens once it can sell; until then visitors see only that it opens soon. */
export function changeOpening(
  { store, ways, configuredDetails }: OpeningDeps,
  change: OpeningChange,
  by: StaffMember,
  now: Date,
): Promise<OpeningResult> {
  return changeShop(store, 'settings', by, now, async ({ tx, record }): Promise<OpeningResult> => {
    const { opening: before } = await loadSettings(tx)
    const opening = changedOpening(before, change, todayInHongKong(now))
    if (!opening) return refusing('date-passed')
    if (isDeepStrictEqual(before, opening)) return { ok: true }
    if (change.verb === 'open' && !isReadyToSell(openingOf(await store.content(), ways, configuredDetails)))
      return refusing('not-ready')
    await tx.update(settings).set({ opening })
    if (change.verb === 'open' || change.verb === 'close')
      await record(`${change.verb}-shop`, { id: 'opening', name: pageNames.site })
    return { ok: true }
  })
}
