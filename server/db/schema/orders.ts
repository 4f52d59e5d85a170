/** Names and prices are copies, so that changes of the menu do not alter placed orders. */
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core'
import type { CalendarDate } from '#domain/calendar.ts'
import { type DistrictId, districtIds } from '#domain/delivery/districts.ts'
import { type Allergen, allergens } from '#domain/menu/allergens.ts'
import type { SetUnit } from '#domain/menu/catalogue.ts'
import { type Cents, nothing } from '#domain/money.ts'
import type { Fulfilment } from '#domain/ordering/order.ts'
import { type AccessKind, accessKinds } from '#domain/ordering/order-needs.ts'
import { type PaymentMethod, paymentMethods } from '#domain/payment/payment-method.ts'
import type { OrderReference } from '#domain/placed/order-reference.ts'
import { type WayIn, waysIn } from '#domain/placed/order-source.ts'
import {
  type OrderStatus,
  orderStatuses,
  type PaymentStatus,
  paymentStatuses,
} from '#domain/placed/order-status.ts'
import type { PromotionLine } from '#domain/promotions/promotions.ts'
import type { ChangePolicy } from '#domain/shop/policies.ts'
import { usualService } from '#domain/shop/usual-service.ts'
import { type Lang, langs, type Text } from '#domain/text.ts'
import { setMenus } from './catalogue.ts'
import { centsColumn, instant, notNegative, oneOf, someOf, textColumn, wordsColumn } from './columns.ts'

export interface OrderedDish {
  readonly groupId: string
  readonly group: Text
  readonly dishId: string
  readonly name: Text
  readonly number: number
  readonly unitPrice: Cents
  readonly amount: Cents
}

export const orders = pgTable(
  'orders',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    reference: text().$type<OrderReference>().notNull().unique(),
    /** A trigger increments the version. */
    version: integer().notNull().default(1),
    /** The secret that keys and tokens derive from is not in the database. */
    tokenHash: text().notNull(),
    idempotencyKeyHash: text().notNull().unique(),
    bodyHash: text().notNull(),
    placedAt: instant().notNull(),
    lang: text().$type<Lang>().notNull(),
    status: text().$type<OrderStatus>().notNull(),
    paymentStatus: text().$type<PaymentStatus>().notNull(),
    /** The value is null until staff agree on it with the customer. */
    paymentMethod: text().$type<PaymentMethod>(),
    fulfilment: text().$type<Fulfilment>().notNull(),
    /** Copied from the first audit log entry, for filtering. */
    wayIn: text().$type<WayIn>().notNull().default('site'),
    dueDate: date({ mode: 'string' }).$type<CalendarDate>().notNull(),
    slot: text().notNull(),
    /** Slot capacity counts these portions (domain/menu/portions.ts). */
    portions: integer().notNull().default(0),
    /** Null for pickup, and until staff find the zone. */
    zoneId: text(),
    zoneName: textColumn(),
    remotePlaceId: text(),
    remotePlaceName: textColumn(),
    /** Null if the API call named no district, and in orders from before this column existed. */
    districtId: text().$type<DistrictId>(),
    address: text().notNull(),
    pickupPlaceId: text(),
    pickupPlaceName: textColumn(),
    contactName: text().notNull(),
    /** The address is empty if the customer gave none. */
    contactEmail: text().notNull(),
    contactPhone: text().notNull(),
    contactAlternatePhone: text().notNull(),
    specialInstructions: text().notNull(),
    allergens: text().array().$type<readonly Allergen[]>().notNull().default([]),
    access: text().array().$type<readonly AccessKind[]>().notNull().default([]),
    accessNote: text().notNull().default(''),
    food: centsColumn().notNull(),
    cutleryWanted: boolean().notNull(),
    cutleryIncluded: integer().notNull(),
    cutleryExtra: integer().notNull(),
    cutleryAmount: centsColumn().notNull(),
    tongsWanted: boolean().notNull(),
    tongsIncluded: integer().notNull(),
    tongsExtra: integer().notNull(),
    tongsAmount: centsColumn().notNull(),
    promotionCode: text(),
    promotions: jsonb().$type<readonly PromotionLine[]>().notNull(),
    discount: centsColumn().notNull(),
    /** The value is null until staff quote the fee. */
    deliveryFee: centsColumn(),
    /** Fees for date changes, which the total includes (decisions 33). */
    changeFee: centsColumn().notNull().default(nothing),
    /** The total already excludes this refund. */
    allowance: centsColumn().notNull().default(nothing),
    /** Refund that waits for the owner's decision. */
    refundAsked: centsColumn(),
    total: centsColumn().notNull(),
    /** Amount the shop keeps of a cancelled order (decisions 25). */
    cancellationFee: centsColumn().notNull().default(nothing),
    /** Amount received beyond the total, which staff return. */
    refundDue: centsColumn().notNull().default(nothing),
    /** Part of refundDue that was an overpayment on arrival. */
    overpaid: centsColumn().notNull().default(nothing),
    /** Null if the order has no payment deadline. */
    payBy: instant(),
    /** Null if no reminder is due. */
    remindAt: instant(),
    /** No later decision sets a deadline for such an order. */
    paysLater: boolean().notNull().default(false),
    termsVersion: text().notNull(),
    changePolicy: jsonb().$type<ChangePolicy>().notNull().default(usualService.change),
    erasureAskedAt: instant(),
    erasedAt: instant(),
  },
  (t) => [
    notNegative(
      'orders_money',
      t.food,
      t.cutleryAmount,
      t.tongsAmount,
      t.discount,
      t.deliveryFee,
      t.changeFee,
      t.allowance,
      t.total,
      t.cancellationFee,
      t.refundDue,
      t.overpaid,
    ),
    notNegative(
      'orders_extras',
      t.portions,
      t.cutleryIncluded,
      t.cutleryExtra,
      t.tongsIncluded,
      t.tongsExtra,
    ),
    check(
      'orders_total',
      sql`${t.total} = ${t.food} + ${t.cutleryAmount} + ${t.tongsAmount} - ${t.discount} + coalesce(${t.deliveryFee}, 0) + ${t.changeFee} - ${t.allowance}`,
    ),
    check('orders_refund_asked', sql`${t.refundAsked} > 0`),
    oneOf('orders_lang', t.lang, langs),
    oneOf('orders_status', t.status, orderStatuses),
    oneOf('orders_payment_status', t.paymentStatus, paymentStatuses),
    oneOf('orders_payment_method', t.paymentMethod, paymentMethods),
    someOf('orders_allergens', t.allergens, allergens),
    someOf('orders_access', t.access, accessKinds),
    oneOf('orders_district', t.districtId, districtIds),
    oneOf('orders_fulfilment', t.fulfilment, ['delivery', 'pickup']),
    oneOf('orders_way_in', t.wayIn, waysIn),
    check(
      'orders_place',
      sql`case ${t.fulfilment}
        when 'delivery' then (${t.zoneId} is null) = (${t.zoneName} is null) and (${t.address} <> '' or ${t.erasedAt} is not null)
        else ${t.pickupPlaceId} is not null and ${t.pickupPlaceName} is not null end`,
    ),
    check('orders_slot', sql`${t.slot} ~ '^[0-2][0-9]:[0-5][0-9]$'`),
    index('orders_placed_at').on(t.placedAt),
    index('orders_due').on(t.dueDate, t.slot),
    index('orders_by_way_in').on(t.wayIn, t.dueDate, t.slot, t.id),
    // The index stays small however many orders are done.
    index('orders_new').on(t.placedAt).where(sql`${t.status} = 'submitted'`),
    index('orders_owing')
      .on(t.dueDate)
      .where(
        sql`${t.paymentStatus} in ('unpaid', 'proof-submitted', 'part-paid') and ${t.status} not in ('rejected', 'cancelled')`,
      ),
    index('orders_refund_due').on(t.id).where(sql`${t.refundDue} > 0`),
    index('orders_refund_asked').on(t.id).where(sql`${t.refundAsked} is not null`),
    index('orders_promoted').on(t.status).where(sql`${t.promotions} <> '[]'`),
    // The retention period counts from the due day.
    index('orders_known').on(t.dueDate).where(sql`${t.erasedAt} is null`),
    index('orders_erasure_asked')
      .on(t.id)
      .where(sql`${t.erasureAskedAt} is not null and ${t.erasedAt} is null`),
    index('orders_email').on(sql`lower(${t.contactEmail})`).where(sql`${t.contactEmail} <> ''`),
    index('orders_pay_by').on(t.payBy).where(sql`${t.paymentStatus} = 'unpaid'`),
  ],
)

export const orderLines = pgTable(
  'order_lines',
  {
    orderId: bigint({ mode: 'number' })
      .notNull()
      .references(() => orders.id),
    position: integer().notNull(),
    /** Null after the set is deleted; the copied name remains. */
    setId: integer().references(() => setMenus.id, { onDelete: 'set null' }),
    name: textColumn().notNull(),
    unit: text().$type<SetUnit>().notNull(),
    /** Number of sets, or of items in a set priced by item. */
    units: integer().notNull(),
    /** One unit feeds at most these portions, which is also the size of its trays. */
    portionsPerUnit: integer().notNull().default(1),
    unitPrice: centsColumn(),
    amount: centsColumn().notNull(),
    dishes: jsonb().$type<readonly OrderedDish[]>().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.orderId, t.position] }),
    notNegative('order_lines_money', t.unitPrice, t.amount),
    check('order_lines_units', sql`${t.units} > 0 and ${t.portionsPerUnit} > 0`),
    index('order_lines_set').on(t.setId, t.orderId),
  ],
)

export const orderWords = pgTable(
  'order_words',
  {
    orderId: bigint({ mode: 'number' })
      .primaryKey()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** Includes halves of the reference and digits of both phone numbers. */
    words: wordsColumn().notNull(),
  },
  (t) => [index('order_words_words').using('gin', t.words)],
)

/** Uses count even before a limit is set. */
export const promotionUses = pgTable(
  'promotion_uses',
  {
    orderId: bigint({ mode: 'number' })
      .primaryKey()
      .references(() => orders.id),
    /** No foreign key: promotions may be deleted, but uses remain. */
    promotionId: text().notNull(),
    /** The phone is in E.164 format; the email is in lower case and may be empty. */
    phone: text().notNull(),
    email: text().notNull(),
  },
  (t) => [
    index('promotion_uses_phone').on(t.promotionId, t.phone),
    index('promotion_uses_email').on(t.promotionId, t.email),
  ],
)
