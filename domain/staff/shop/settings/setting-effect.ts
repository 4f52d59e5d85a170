import type { CalendarDate } from '#domain/calendar.ts'
import type { PaymentMethod } from '#domain/payment/payment-method.ts'
import type { RequiredDetail } from '#domain/shop/opening.ts'
import type { LeadSeason } from '#domain/shop/settings.ts'
import type { Text } from '#domain/text.ts'

/** The orders are active and due from today on. */
export interface FutureOrders {
  readonly slots: readonly {
    readonly date: CalendarDate
    readonly slot: string
    readonly orders: number
    readonly portions: number
  }[]
  readonly places: Readonly<Record<string, number>>
  readonly unpaid: Readonly<Partial<Record<PaymentMethod, number>>>
}

export interface MenuNow {
  readonly promotionUses: Readonly<Record<string, number>>
  readonly dishesOffSale: ReadonlySet<string>
  /** These sets on sale have their own lead time in days. */
  readonly setLeads: readonly { readonly name: Text; readonly days: number }[]
}

export type SettingEffect =
  | { readonly kind: 'slot-closed' | 'slot-opened'; readonly slot: string; readonly orders: number }
  | { readonly kind: 'over-capacity'; readonly slots: number }
  | { readonly kind: 'slots-marked'; readonly slots: number }
  /** Orders keep the removed zone and its fee. */
  | { readonly kind: 'zone-removed'; readonly name: Text; readonly orders: number }
  | { readonly kind: 'first-day'; readonly date: CalendarDate }
  | { readonly kind: 'lead-season'; readonly season: LeadSeason; readonly orders: number }
  | { readonly kind: 'last-day'; readonly date: CalendarDate; readonly orders: number }
  | { readonly kind: 'set-beyond'; readonly name: Text; readonly days: number }
  | { readonly kind: 'place-removed'; readonly name: Text; readonly orders: number }
  | { readonly kind: 'method-off'; readonly method: PaymentMethod; readonly orders: number }
  | { readonly kind: 'free-delivery'; readonly from: string; readonly to: string }
  /** Whether the home page, questions and bar show it. */
  | { readonly kind: 'promotion-shown' | 'promotion-hidden'; readonly name: Text }
  /** Orders that have the promotion keep it. */
  | { readonly kind: 'promotion-off' | 'promotion-removed'; readonly name: Text; readonly orders: number }
  | { readonly kind: 'promotion-waits'; readonly name: Text; readonly dish: Text }
  | { readonly kind: 'code-changed'; readonly from: string; readonly to: string | null }
  /** Uses before the limit was set count too. */
  | { readonly kind: 'earlier-uses-count'; readonly code: string }
  /** Pages change immediately, and new orders have a new version of the terms. */
  | { readonly kind: 'texts-follow' }
  /** Pages, letters and slips use the new details, for placed orders too. */
  | { readonly kind: 'details-follow'; readonly orders: number }
  /** A shop without these details is closed to visitors. */
  | { readonly kind: 'site-closed'; readonly missing: readonly RequiredDetail[] }
  /** Placed orders keep their prices, fees, deadline and terms. */
  | { readonly kind: 'orders-keep'; readonly orders: number }
