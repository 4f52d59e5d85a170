/** The type of the API in app/api.server.ts. */

import { shopWords } from '#content/pages/landing/figure-words.ts'
import { landingFigures } from '#content/pages/landing/landing-figures.ts'
import { todayInHongKong } from '#domain/calendar.ts'
import type { Cents } from '#domain/money.ts'
import { isTransfer, type PaymentMethod, type ProviderMethod } from '#domain/payment/payment-method.ts'
import type { PracticeOutcome } from '#domain/payment/practice-outcome.ts'
import type { RequestedChange } from '#domain/placed/order-change.ts'
import { isOnTheRoad } from '#domain/placed/order-status.ts'
import type { FigureOf } from '#domain/shop/figure-text.ts'
import { isIntroduced, isReadyToSell, opensOnFrom } from '#domain/shop/opening.ts'
import type { ShopDetails } from '#domain/shop/shop-details.ts'
import type { ShopSettings } from '#domain/shop/shop-settings.ts'
import { type SiteContent, shownSite } from '#domain/shop/site-content.ts'
import type { StaffMember } from '#domain/staff/staff-member.ts'
import type { Lang } from '#domain/text.ts'
import {
  type ConfirmedChange,
  confirmChange,
  customerOptions,
  type OrderKey,
  priceChange,
} from '#server/commands/orders/customer-change.ts'
import { noteWeatherOpening } from '#server/commands/orders/note-weather-choice.ts'
import { type OrderLinkRequest, requestOrderLink } from '#server/commands/orders/request-order-link.ts'
import {
  type StartPaymentDeps,
  type StartPaymentInput,
  startPayment,
} from '#server/commands/payments/start-payment.ts'
import { submitProofs } from '#server/commands/payments/submit-proofs.ts'
import { openingOf } from '#server/commands/shop/steps/opening.ts'
import { orderRevisions } from '#server/db/orders/order-revisions.ts'
import { findOrder, lastOrderedAt, loadOrder } from '#server/db/orders/orders.ts'
import { proofsOf } from '#server/db/payments/payment-proofs.ts'
import { paymentsOf } from '#server/db/payments/payments.ts'
import type { Catalogue as StoredCatalogue } from '#server/db/shop/catalogue.ts'
import { endedTerms } from '#server/db/shop/site.ts'
import { isOutage } from '#server/db/store/outage.ts'
import type { Store } from '#server/db/store/store.ts'
import { driverOf } from '#server/db/work/runs.ts'
import { type Bill, billOf } from '#server/payments/bill.ts'
import { chosenWays, offeredMethods, type PaymentWays } from '#server/payments/payment-ways.ts'
import type { PracticeProvider } from '#server/payments/practice.ts'
import type { PracticeWatch } from '#server/payments/practice-watch.ts'
import type { StripeProvider } from '#server/payments/stripe.ts'
import { closedPages, openPages } from './public/closed-pages.ts'
import { type OrderView, orderView } from './public/order-view.ts'
import { paymentView } from './public/payment-view.ts'
import type { ShopDetailsReader } from './shop-details.ts'

export type Catalogue = Pick<
  StoredCatalogue,
  'sets' | 'dishes' | 'categories' | 'gifts' | 'banners' | 'pictures'
>

/** Pages may show all of these settings. */
export interface SiteConfig {
  /** The URL has no trailing slash. */
  readonly siteUrl: string
  /** Spec section 7; null redirects to the menu. */
  readonly chineseCateringUrl: string | null
  /** The owner's settings take precedence. */
  readonly details: Partial<ShopDetails>
  /** Null shows the drawn map without requests to Google (decisions 32). */
  readonly mapsKey: string | null
  /** The value is null if visits are not measured (decisions 32). */
  readonly analyticsId: string | null
  /** Form target in the policy; null if payments stay on this site. */
  readonly paymentOrigin: string | null
}

export type SiteApi = ReturnType<typeof createSiteApi>

export interface PracticePayment {
  readonly id: number
  readonly method: PaymentMethod
  readonly amount: Cents
  readonly bill: Bill
  readonly acceptedMethods: readonly ProviderMethod[]
}

export interface Payments {
  readonly ways: PaymentWays
  readonly practice: PracticeProvider | null
  /** Ends a sandbox that the operator did not configure. */
  readonly watch?: PracticeWatch | null
  readonly stripe: StripeProvider | null
  readonly returnUrl: StartPaymentDeps['returnUrl']
}

export function createSiteApi(
  store: Pick<Store, 'db' | 'content' | 'tokenKey' | 'queue'>,
  { config, shop }: { readonly config: SiteConfig; readonly shop: ShopDetailsReader },
  { ways, practice, returnUrl }: Payments,
  now: () => Date,
) {
  async function practicePayment(reference: string, key: string, id: number) {
    const order = practice && (await findOrder(store, reference, key))
    const payments = order ? await paymentsOf(store.db, order.id) : []
    const payment = payments.find((one) => one.id === id && one.state === 'started')
    return payment && order ? { payment, order } : null
  }
  return {
    now,
    config,
    shop: shop.current,
    /** `isNew`: began without the demo's menu; `isUnnamed`: lacks its details; `isSoon`: it cannot sell yet. */
    async opening() {
      const content = await store.content()
      const { startedEmpty: isNew, opening: stored } = content.settings
      const opening = openingOf(content, ways, config.details)
      const isUnnamed = isNew && !isIntroduced(opening)
      return {
        isNew,
        isUnnamed,
        isHidden: isUnnamed || stored.isHidden === true,
        isSoon: isNew && !isReadyToSell(opening),
        opensOn: opensOnFrom(todayInHongKong(now()), stored),
      }
    },
    closedPages: async () => closedPages(await store.content(), todayInHongKong(now())),
    openPages: async () => openPages(await store.content(), todayInHongKong(now())),
    catalogue: async (): Promise<Catalogue> => (await store.content()).menuOnSale,
    settings: async (): Promise<ShopSettings> => (await store.content()).settings,
    /** Those that the shop has set up and switched on. */
    paymentMethods: async (): Promise<readonly PaymentMethod[]> =>
      offeredMethods(chosenWays(ways, (await store.content()).settings)),
    endedTerms: (version: string) => endedTerms(store.db, version),
    /** Figures that texts of the shop name. */
    async figureOf(): Promise<FigureOf> {
      const { settings, menuOnSale } = await store.content()
      return shopWords(await shop.current(), landingFigures(settings, menuOnSale.sets))
    },
    site: async (): Promise<SiteContent> => shownSite((await store.content()).site),
    /** The value is null if not within 7 days (decisions 16). */
    lastOrderedAt: (setId: number) => lastOrderedAt(store.db, setId, now()).catch(nullInOutage),
    /** The value is null for an unknown reference or a wrong key. */
    async order(reference: string, key: string): Promise<OrderView | null> {
      const openedOrder = await findOrder(store, reference, key)
      if (!openedOrder) return null
      // The revision is read first, so that a concurrent change is shown twice rather than never.
      const revisions = await orderRevisions(store.db, [openedOrder.id])
      const order = await loadOrder(store.db, openedOrder.id)
      if (!order) return null
      if (order.events.some(({ weather, moved }) => weather && moved))
        await noteWeatherOpening(store, order.id, now())
      const { settings, catalogue, rules } = await store.content()
      const paymentWays = chosenWays(ways, settings)
      const money = {
        payments: await paymentsOf(store.db, order.id),
        proofs: await proofsOf(store.db, order.id),
      }
      const payment = await paymentView(order, money, paymentWays, key, now())
      const driver = isOnTheRoad(order.status) ? await driverOf(store.db, order.id) : null
      const revision = revisions.get(openedOrder.id) ?? ''
      return orderView(order, {
        places: settings.pickupPlaces,
        payment,
        driver,
        revision,
        includesDelivery: order.lines.some(
          ({ setId }) => setId !== null && rules.sets.get(setId)?.includesDelivery === true,
        ),
        allergensOf: (dishId) => catalogue.dishes.get(dishId)?.allergens,
      })
    },
    changeOptions: (reference: string, key: string) => customerOptions(store, { reference, key }, now()),
    quoteChange: (reference: string, key: string, change: RequestedChange) =>
      priceChange(store, { reference, key }, change, now()),
    /**
     * Fails if the customer saw another price.
     * @param by the member of staff signed in to the same browser
     */
    confirmChange: (
      reference: string,
      key: string,
      confirmedChange: ConfirmedChange,
      by: StaffMember | null,
    ) => confirmChange({ store, provider: ways.provider }, { reference, key }, confirmedChange, now(), by),
    /** Only staff see the pictures afterwards. */
    submitProofs: (order: OrderKey, client: string, readForm: () => Promise<FormData>) =>
      submitProofs(store, { ...order, client }, readForm, now()),
    startPayment: (input: StartPaymentInput) => startPayment({ store, ways, returnUrl }, input, now()),
    /** The result does not reveal whether the order exists. */
    requestOrderLink: (request: OrderLinkRequest) => requestOrderLink(store, request, now()),
    /** The sandbox's payment page (decisions 32). */
    practice: {
      async payment(reference: string, key: string, id: number, lang: Lang): Promise<PracticePayment | null> {
        const match = await practicePayment(reference, key, id)
        if (!match) return null
        const { method, amount } = match.payment
        const methods = offeredMethods(chosenWays(ways, (await store.content()).settings), amount)
        return {
          id,
          method,
          amount,
          bill: billOf(match.order, amount, lang),
          acceptedMethods: methods.filter((way) => !isTransfer(way)),
        }
      },
      async play(reference: string, key: string, id: number, outcome: PracticeOutcome): Promise<boolean> {
        const match = await practicePayment(reference, key, id)
        if (!match || !chosenWays(ways, (await store.content()).settings).isPractice) return false
        const { amount } = match.payment
        await practice?.play({ paymentId: id, reference: match.order.reference, amount }, outcome)
        return true
      },
    },
  }
}

/** During an outage pages omit this detail. */
function nullInOutage(error: unknown): null {
  if (isOutage(error)) return null
  throw error
}
