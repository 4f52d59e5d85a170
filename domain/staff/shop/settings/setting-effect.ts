/** What is known of placed orders when settings change, and what a change may do to them. */
import type { CalendarDate } from '#domain/calendar.ts'
import type { PaymentMethod } from '#domain/payment/payment-method.ts'
import type { NeededFact } from '#domain/shop/opening.ts'
import type { LeadSeason } from '#domain/shop/settings.ts'
import type { Text } from '#domain/text.ts'

/** The orders due from today on that take place. */
export interface FutureOrders {
  readonly slots: readonly {
    readonly date: CalendarDate
    readonly slot: string
    readonly orders: number
    readonly portions: number
  }[]
  /** By the id of a zone, a remote place or a pickup place. */
  readonly places: Readonly<Record<string, number>>
  /** Orders that are not paid, by the way that was chosen. */
  readonly unpaid: Readonly<Partial<Record<PaymentMethod, number>>>
}

/** What is known of the menu when settings change. */
export interface MenuNow {
  /** How many orders use a promotion, by its id. */
  readonly promotionUses: Readonly<Record<string, number>>
  /** Off sale for good. */
  readonly dishesOffSale: ReadonlySet<string>
  /** The sets on sale with a lead time of their own, in days. */
  readonly setLeads: readonly { readonly name: Text; readonly days: number }[]
}

export type SettingEffect =
  | { readonly kind: 'slot-closed' | 'slot-opened'; readonly slot: string; readonly orders: number }
  /** Slots of single days that hold more than fits now. */
  | { readonly kind: 'over-capacity'; readonly slots: number }
  /** Slots of single days that are marked as filling up. */
  | { readonly kind: 'slots-marked'; readonly slots: number }
  /** A zone: orders to it keep it and its fee. */
  | { readonly kind: 'zone-removed'; readonly name: Text; readonly orders: number }
  | { readonly kind: 'first-day'; readonly date: CalendarDate }
  /** A season with a lead time of its own. */
  | { readonly kind: 'lead-season'; readonly season: LeadSeason; readonly orders: number }
  | { readonly kind: 'last-day'; readonly date: CalendarDate; readonly orders: number }
  /** A set whose own lead time reaches beyond the calendar. */
  | { readonly kind: 'set-beyond'; readonly name: Text; readonly days: number }
  | { readonly kind: 'place-removed'; readonly name: Text; readonly orders: number }
  | { readonly kind: 'method-off'; readonly method: PaymentMethod; readonly orders: number }
  | { readonly kind: 'free-delivery'; readonly from: string; readonly to: string }
  /** Whether home page, questions and bar name it, to everybody. */
  | { readonly kind: 'promotion-shown' | 'promotion-hidden'; readonly name: Text }
  /** It is given no more; orders that got it keep it. */
  | { readonly kind: 'promotion-off' | 'promotion-removed'; readonly name: Text; readonly orders: number }
  /** Nobody gets it while the dish that it gives is off sale. */
  | { readonly kind: 'promotion-waits'; readonly name: Text; readonly dish: Text }
  /** Who has the old code can't use it any more. */
  | { readonly kind: 'code-changed'; readonly from: string; readonly to: string | null }
  /** The code had no limit before; its uses until now count. */
  | { readonly kind: 'earlier-uses-count'; readonly code: string }
  /** The terms and other pages say it at once; the version of the terms stays. */
  | { readonly kind: 'texts-follow' }
  /** Pages, letters and slips name the shop as it is now, those of placed orders too. */
  | { readonly kind: 'facts-follow'; readonly orders: number }
  /** A shop without these is shown to nobody. */
  | { readonly kind: 'site-closed'; readonly missing: readonly NeededFact[] }
  /** Placed orders keep their prices, fees, deadline and terms. */
  | { readonly kind: 'orders-keep'; readonly orders: number }
