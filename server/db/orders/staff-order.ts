import { asc, desc, eq, notInArray, sql } from 'drizzle-orm'
import {
  byNote,
  type NamesSeenBy,
  type Notes,
  orderFieldNames,
  orderFields,
} from '#domain/ordering/order-fields.ts'
import type { OrderReference } from '#domain/placed/order-reference.ts'
import type { FieldChange } from '#domain/placed/order-situation.ts'
import { moneyVerbs } from '#domain/staff/staff-events.ts'
import { paymentsOf } from '#server/db/payments/payments.ts'
import { orderEvents } from '#server/db/schema/order-events.ts'
import { orderLines, orders } from '#server/db/schema/orders.ts'
import type { Database } from '#server/db/store/database.ts'
import { givingPromotions } from './free-dishes.ts'

export interface Sight {
  readonly prices: boolean
  readonly phones: boolean
}

const plain = {
  id: orders.id,
  reference: orders.reference,
  version: orders.version,
  status: orders.status,
  placedAt: orders.placedAt,
  lang: orders.lang,
  fulfilment: orders.fulfilment,
  date: orders.dueDate,
  slot: orders.slot,
  portions: orders.portions,
  zone: orders.zoneName,
  remotePlace: orders.remotePlaceName,
  districtId: orders.districtId,
  ...textsSeenBy('all'),
  pickupPlace: orders.pickupPlaceName,
  erasedAt: orders.erasedAt,
  allergens: orders.allergens,
  access: orders.access,
  cutleryWanted: orders.cutleryWanted,
  cutleryIncluded: orders.cutleryIncluded,
  cutleryExtra: orders.cutleryExtra,
  tongsWanted: orders.tongsWanted,
  tongsIncluded: orders.tongsIncluded,
  tongsExtra: orders.tongsExtra,
  promotions: givingPromotions,
}

const contact = textsSeenBy('callers')

const money = {
  paymentStatus: orders.paymentStatus,
  paymentMethod: orders.paymentMethod,
  food: orders.food,
  cutleryAmount: orders.cutleryAmount,
  tongsAmount: orders.tongsAmount,
  promotions: orders.promotions,
  deliveryFee: orders.deliveryFee,
  changeFee: orders.changeFee,
  allowance: orders.allowance,
  cancellationFee: orders.cancellationFee,
  total: orders.total,
  payBy: orders.payBy,
  termsVersion: orders.termsVersion,
  paysLater: orders.paysLater,
}

function textsSeenBy<Staff extends 'all' | 'callers'>(staff: Staff) {
  const fields = orderFieldNames.filter((name) => orderFields[name].staffSees === staff)
  const columns = fields.map((name) => [name, orders[orderFields[name].column]])
  return Object.fromEntries(columns) as Readonly<Record<NamesSeenBy<Staff>, typeof orders.address>>
}

/** Parts that the role may not see are null. */
export async function findStaffOrder(db: Database, reference: OrderReference, sight: Sight) {
  const isThis = eq(orders.reference, reference)
  const [order] = await db.select(plain).from(orders).where(isThis)
  if (!order) return null
  const [contactRow] = sight.phones ? await db.select(contact).from(orders).where(isThis) : []
  const [moneyRow] = sight.prices ? await db.select(money).from(orders).where(isThis) : []
  const view: Partial<Notes> = { ...order, ...contactRow }
  return {
    ...order,
    notes: byNote((name) => view[name] ?? ''),
    contact: contactRow ?? null,
    money: moneyRow ? { ...moneyRow, payments: await paymentsOf(db, order.id) } : null,
    lines: await linesOf(db, order.id, sight.prices),
    events: await eventsOf(db, order.id, sight.prices),
  }
}

async function linesOf(db: Database, orderId: number, seesPrices: boolean) {
  const { setId, name, unit, units, portionsPerUnit, unitPrice, amount, dishes } = orderLines
  const rows = await db
    .select({
      setId,
      name,
      unit,
      units,
      portionsPerUnit,
      dishes,
      isByItem: sql<boolean>`${unitPrice} is null`,
      ...(seesPrices ? { unitPrice, amount } : {}),
    })
    .from(orderLines)
    .where(eq(orderLines.orderId, orderId))
    .orderBy(asc(orderLines.position))
  return rows.map(({ unitPrice: each, amount: sum, dishes: choices, ...line }) => ({
    ...line,
    price: sum === undefined ? null : { each: each ?? null, amount: sum },
    dishes: choices.map((dish) => ({
      groupId: dish.groupId,
      dishId: dish.dishId,
      group: dish.group,
      name: dish.name,
      number: dish.number,
      extra: seesPrices ? dish.amount : null,
    })),
  }))
}

async function eventsOf(db: Database, orderId: number, seesPrices: boolean) {
  const { id, at, verb, actor, actorName, statusBefore, status, moved, changes, source, amount, note } =
    orderEvents
  const rows = await db
    .select({
      id,
      at,
      verb,
      actor,
      actorName,
      statusBefore,
      status,
      moved,
      changes,
      source,
      // Notes about money contain amounts and accounts.
      note: seesPrices
        ? note
        : sql<string>`case when ${amount} is null and ${notInArray(verb, moneyVerbs)} then ${note} else '' end`,
      ...(seesPrices ? { amount } : {}),
    })
    .from(orderEvents)
    .where(eq(orderEvents.orderId, orderId))
    .orderBy(desc(orderEvents.id))
  const isShown = ({ field }: FieldChange) => seesPrices || (field !== 'total' && field !== 'deliveryFee')
  return rows.map((event) => ({ ...event, changes: (event.changes ?? []).filter(isShown) }))
}
