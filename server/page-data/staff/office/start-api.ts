import { shopDetailsOf } from '#content/shop-details.ts'
import { type CalendarDate, todayInHongKong } from '#domain/calendar.ts'
import { type GuideStep, isIntroduced, nextStep, type Opening, opensOnFrom } from '#domain/shop/opening.ts'
import type { ShopDetails } from '#domain/shop/shop-details.ts'
import { settingsSubject } from '#server/commands/shop/change-settings.ts'
import { openingOf } from '#server/commands/shop/steps/opening.ts'
import { shopEventsOf } from '#server/db/shop/shop-events.ts'
import type { Store } from '#server/db/store/store.ts'
import type { PaymentWays } from '#server/payments/payment-ways.ts'

export interface StartView {
  readonly opening: Opening
  readonly done: Readonly<Record<GuideStep, boolean>>
  readonly skipped: readonly GuideStep[]
  readonly next: GuideStep | null
  readonly isHidden: boolean
  readonly opensOn: CalendarDate | null
  readonly today: CalendarDate
}

interface StartDeps {
  readonly store: Pick<Store, 'db' | 'content'>
  readonly ways: PaymentWays
  readonly configuredDetails: Partial<ShopDetails>
}

export async function startView(
  { store, ways, configuredDetails }: StartDeps,
  now: Date,
): Promise<StartView> {
  const content = await store.content()
  const { settings, site } = content
  const zoneChanges = await shopEventsOf(store.db, settingsSubject('zones'), 1)
  const opening = openingOf(content, ways, configuredDetails)
  const done = {
    details: isIntroduced(opening),
    brand: shopDetailsOf(settings, configuredDetails).logo !== null || settings.details.brand !== undefined,
    // The sample fees must have been edited.
    zones: zoneChanges.length > 0,
    menu: opening.setsOnSale > 0,
    payment: opening.canBePaid,
    // A new shop shows only the pages outside the menus.
    pages: site.pages.some(({ group, isOn }) => isOn && group !== 'more'),
  }
  const today = todayInHongKong(now)
  return {
    opening,
    done,
    skipped: settings.opening.skipped ?? [],
    next: nextStep(done, settings.opening),
    isHidden: settings.opening.isHidden === true,
    opensOn: opensOnFrom(today, settings.opening),
    today,
  }
}
