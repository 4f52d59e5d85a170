/** Every change increments content_revision. */
import { sql } from 'drizzle-orm'
import { bigint, boolean, check, date, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { CalendarDate, Season } from '#domain/calendar.ts'
import type { DistrictId } from '#domain/delivery/districts.ts'
import { type Cents, cents } from '#domain/money.ts'
import type { TransferAccounts } from '#domain/payment/payment-instructions.ts'
import { type PaymentMethod, paymentMethods } from '#domain/payment/payment-method.ts'
import type { StoredOpening } from '#domain/shop/opening.ts'
import {
  type DayIntake,
  type DistrictZone,
  dayIntakes,
  type LeadSeason,
  type Promotion,
  type ServiceRules,
  type Slot,
} from '#domain/shop/settings.ts'
import type { ShopDetails } from '#domain/shop/shop-details.ts'
import type { MailChoices } from '#domain/shop/shop-settings.ts'
import { dishes } from './catalogue.ts'
import { centsColumn, notNegative, oneOf, seasonColumn, someOf, textColumn } from './columns.ts'

export const zones = pgTable(
  'zones',
  {
    id: text().primaryKey(),
    position: integer().notNull(),
    name: textColumn().notNull(),
    fee: centsColumn().notNull(),
    specialDateFee: centsColumn().notNull(),
    note: textColumn().notNull(),
  },
  (t) => [notNegative('zones_fees', t.fee, t.specialDateFee)],
)

export const remotePlaces = pgTable('remote_places', {
  id: text().primaryKey(),
  zoneId: text().references(() => zones.id),
  position: integer().notNull(),
  name: textColumn().notNull(),
  freeDelivery: boolean().notNull(),
  byQuotation: boolean().notNull(),
  note: textColumn().notNull(),
})

export const pickupPlaces = pgTable('pickup_places', {
  id: text().primaryKey(),
  position: integer().notNull(),
  name: textColumn().notNull(),
  address: textColumn().notNull(),
})

export const promotions = pgTable(
  'promotions',
  {
    id: text().primaryKey(),
    position: integer().notNull(),
    isOn: boolean().notNull().default(true),
    code: text().unique(),
    kind: text().$type<Promotion['kind']>().notNull(),
    name: textColumn().notNull(),
    description: textColumn().notNull(),
    minSubtotal: centsColumn().notNull(),
    season: seasonColumn(),
    usableFrom: date({ mode: 'string' }).$type<CalendarDate>(),
    usableUntil: date({ mode: 'string' }).$type<CalendarDate>(),
    maxUses: integer(),
    maxUsesPerCustomer: integer(),
    percentOff: integer(),
    amount: centsColumn(),
    dishId: text().references(() => dishes.id),
    quantity: integer(),
    boxes: jsonb().$type<{ min: number; setIds: number[] }>(),
  },
  (t) => [
    notNegative('promotions_min_subtotal', t.minSubtotal),
    check('promotions_uses', sql`${t.maxUses} > 0 and ${t.maxUsesPerCustomer} > 0`),
    // Automatic promotions have no code, hence no usage limits.
    check(
      'promotions_limits',
      sql`${t.code} is not null or (${t.maxUses} is null and ${t.maxUsesPerCustomer} is null)`,
    ),
    check('promotions_days', sql`${t.usableFrom} <= ${t.usableUntil}`),
    oneOf('promotions_kind', t.kind, ['percent', 'amount', 'freeDish', 'freeDelivery']),
    check(
      'promotions_terms',
      sql`case ${t.kind}
        when 'percent' then coalesce(${t.percentOff} between 1 and 100, false)
        when 'amount' then coalesce(${t.amount} > 0, false)
        when 'freeDelivery' then true
        else coalesce(${t.quantity} > 0 and ${t.dishId} is not null, false) end`,
    ),
  ],
)

export const calendarDays = pgTable(
  'calendar_days',
  {
    date: date({ mode: 'string' }).$type<CalendarDate>().primaryKey(),
    intake: text().$type<DayIntake>().notNull(),
    slotCapacity: integer(),
    closedSlots: text().array().$type<readonly string[]>().notNull(),
    slotCapacities: jsonb().$type<Readonly<Record<string, number>>>().notNull(),
    zoneFees: jsonb().$type<Readonly<Record<string, Cents>>>().notNull(),
    /** Incremented with each change, to detect simultaneous edits. */
    version: integer().notNull(),
  },
  (t) => [
    oneOf('calendar_days_intake', t.intake, dayIntakes),
    check('calendar_days_capacity', sql`${t.slotCapacity} > 0`),
  ],
)

/** The table has exactly one row. */
export const settings = pgTable(
  'settings',
  {
    id: integer().primaryKey().default(1),
    freeDeliveryFrom: centsColumn().notNull(),
    /** Differences from the usual zones (domain/delivery/usual-districts.ts). */
    districts: jsonb().$type<Readonly<Partial<Record<DistrictId, DistrictZone>>>>().notNull().default({}),
    specialDates: jsonb().$type<readonly Season[]>().notNull(),
    slots: jsonb().$type<readonly Slot[]>().notNull(),
    leadDays: integer().notNull(),
    leadSeasons: jsonb().$type<readonly LeadSeason[]>().notNull().default([]),
    horizonDays: integer().notNull(),
    closedDates: jsonb().$type<readonly CalendarDate[]>().notNull(),
    cutleryPrice: centsColumn().notNull(),
    tongsPrice: centsColumn().notNull(),
    payWithinHours: integer().notNull().default(24),
    /** The service differs from the usual one in these values (domain/shop/usual-service.ts). */
    service: jsonb().$type<Partial<ServiceRules>>().notNull().default({}),
    /** The limit applies per order and per day. */
    officeRefundLimit: centsColumn().notNull().default(cents(100_000)),
    slotCapacity: integer().notNull().default(60),
    /** Percentage of a slot's capacity from which staff are warned. */
    warnFromPercent: integer().notNull().default(80),
    methodsOff: text().array().$type<readonly PaymentMethod[]>().notNull().default([]),
    accounts: jsonb().$type<Partial<TransferAccounts>>().notNull().default({}),
    /** These settings override the environment. */
    mail: jsonb().$type<MailChoices>().notNull().default({}),
    termsVersion: text().notNull(),
    privacyVersion: text().notNull().default('2026-11'),
    details: jsonb('facts').$type<Partial<ShopDetails>>().notNull().default({}),
    startedEmpty: boolean().notNull().default(false),
    opening: jsonb().$type<StoredOpening>().notNull().default({}),
    /** Months after delivery until a customer is erased. */
    customerMonths: integer().notNull().default(24),
    /** The rule is in domain/staff/office/required-factor.ts. */
    secondFactorRequired: boolean().notNull().default(false),
  },
  (t) => [
    check('settings_months', sql`${t.customerMonths} > 0`),
    check('settings_single_row', sql`${t.id} = 1`),
    notNegative('settings_money', t.freeDeliveryFrom, t.cutleryPrice, t.tongsPrice, t.officeRefundLimit),
    check('settings_slot_capacity', sql`${t.slotCapacity} > 0`),
    check('settings_warn_from', sql`${t.warnFromPercent} between 1 and 100`),
    check('settings_pay_within', sql`${t.payWithinHours} > 0`),
    someOf('settings_methods_off', t.methodsOff, paymentMethods),
    check('settings_days', sql`${t.leadDays} >= 0 and ${t.horizonDays} > ${t.leadDays}`),
  ],
)

export const contentRevision = pgTable(
  'content_revision',
  { id: integer().primaryKey().default(1), value: bigint({ mode: 'number' }).notNull() },
  (t) => [check('content_revision_single_row', sql`${t.id} = 1`)],
)

/** Identifies this shop among several that share one payment account. */

/** Exactly one row, created with the database. */
export const shop = pgTable(
  'shop',
  {
    id: integer().primaryKey().default(1),
    name: text().notNull().default(sql`gen_random_uuid()::text`),
  },
  (t) => [check('shop_single_row', sql`${t.id} = 1`)],
)
