import { eq, inArray, ne, notInArray } from 'drizzle-orm'
import { demoShopDetails } from '#content/shop-details.ts'
import {
  type DemoAddress,
  demoAddresses,
  demoInstructions,
  demoNames,
} from '#content/staff/office/demo-day.ts'
import { todayInHongKong } from '#domain/calendar.ts'
import { districtOf } from '#domain/delivery/delivery-areas.ts'
import { allergens } from '#domain/menu/allergens.ts'
import { defaultSelection, isComplete } from '#domain/menu/menu-selection.ts'
import { cents, nothing } from '#domain/money.ts'
import type { OrderDraft } from '#domain/ordering/order.ts'
import { bounds } from '#domain/ordering/order-bounds.ts'
import { noNotes } from '#domain/ordering/order-fields.ts'
import { accessKinds } from '#domain/ordering/order-needs.ts'
import { quote } from '#domain/ordering/quote.ts'
import { orderSources } from '#domain/placed/order-source.ts'
import type { ShopDetails } from '#domain/shop/shop-details.ts'
import { type PlacedOrder, placeOrder } from '#server/commands/orders/place-order.ts'
import {
  cancelOrder,
  confirmOrder,
  moveOrder,
  postponeOrder,
  takePayment,
} from '#server/commands/orders/staff-commands.ts'
import { createOrderWriter } from '#server/db/orders/order-writer.ts'
import { hashOf } from '#server/db/orders/orders.ts'
import { removeOrders } from '#server/db/orders/remove-orders.ts'
import { orders } from '#server/db/schema/orders.ts'
import { seededOrder } from '#server/db/seed/seed.ts'
import type { Content } from '#server/db/shop/snapshot.ts'
import type { Store } from '#server/db/store/store.ts'
import { removeDemoDrivers, sendDemoDrivers } from './demo-drivers.ts'
import { type DemoPlan, planOf } from './demo-plan.ts'
import { sendDemoProof } from './demo-proof.ts'

/** More than a large caterer has around one day. */
export const maxDemoOrders = 500

/** No browser creates such keys, so they identify demo orders. */
const keyOf = (index: number) => `demo-day-order-${String(index).padStart(4, '0')}`
const demoKeys = Array.from({ length: maxDemoOrders }, (_, index) => hashOf(keyOf(index)))
/** Every new shop has this order (db/seed/seed.ts). */
const seededKey = hashOf(seededOrder)

type DemoStore = Pick<Store, 'db' | 'content' | 'refresh' | 'tokenKey'>

/** Demo orders send no letters. */
const silence = { insert: async () => null } as unknown as Store['queue']

export type DemoDayResult =
  | { readonly ok: true; readonly orders: number }
  | { readonly ok: false; readonly reason: 'real-orders' | 'demo-orders' | 'too-many' }

export async function awaitsDemoDay(
  { db, content }: Pick<Store, 'db' | 'content'>,
  { licenceNumber }: Pick<ShopDetails, 'licenceNumber'>,
): Promise<boolean> {
  // A shop with its own licence number is no demo.
  if ((await content()).settings.startedEmpty || licenceNumber !== demoShopDetails.licenceNumber) return false
  const [other] = await db
    .select({ id: orders.id })
    .from(orders)
    .where(ne(orders.idempotencyKeyHash, seededKey))
    .limit(1)
  return !other
}

/**
 * Uses the usual commands, as if the last days had happened.
 * @param random from 0 below 1
 */
export async function fillDemoDay(
  store: DemoStore,
  number: number,
  now: Date,
  random: () => number,
): Promise<DemoDayResult> {
  if (!Number.isInteger(number) || number < 1 || number > maxDemoOrders)
    return { ok: false, reason: 'too-many' }
  const isOther = notInArray(orders.idempotencyKeyHash, [...demoKeys, seededKey])
  if ((await store.db.$count(orders, isOther)) > 0) return { ok: false, reason: 'real-orders' }
  if ((await store.db.$count(orders, inArray(orders.idempotencyKeyHash, demoKeys))) > 0)
    return { ok: false, reason: 'demo-orders' }
  const quiet = { ...store, queue: silence, orderWriter: createOrderWriter(store.db, silence) }
  let count = 0
  for (let index = 0; index < number; index += 1) {
    const plan = planOf(now, random)
    const content = await store.content()
    const order = await place(quiet, index, plan, content, random)
    if (order === null) continue
    await live(quiet, order, plan)
    count += 1
  }
  await sendDemoDrivers(quiet, now)
  return { ok: true, orders: count }
}

/** The value is null if the shop's rules refuse it. */
async function place(
  store: DemoStore & Pick<Store, 'orderWriter'>,
  index: number,
  plan: DemoPlan,
  { rules, catalogue }: Content,
  random: () => number,
): Promise<PlacedOrder | null> {
  const pick = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)] as Item
  const placedDay = todayInHongKong(plan.placedAt)
  const simple = catalogue.sets.filter(
    (set) => set.season === null && set.externalPath === null && set.pricing === 'fixed' && set.price > 0,
  )
  const set = pick(simple.filter((each) => isComplete(each, defaultSelection(each))))
  const zone = pick(rules.settings.zones)
  const remote = pick(
    rules.settings.remotePlaces.filter(({ zoneId, byQuotation }) => byQuotation && zoneId === zone.id),
  )
  const to = pick<Partial<DemoAddress>>(demoAddresses[zone.id] ?? [{}])
  const place = { zoneId: zone.id, remotePlaceId: plan.isRemote ? (remote?.id ?? null) : null }
  const draft: OrderDraft = {
    lines: [
      {
        setId: set.id,
        quantity: set.minQuantity + (set.minQuantity > 1 ? Math.floor(random() * 20) : 0),
        selection: defaultSelection(set),
      },
    ],
    fulfilment: plan.isPickup ? 'pickup' : 'delivery',
    date: plan.due,
    slot: pick(plan.slots(rules.settings.slots.map(({ from }) => from))),
    ...place,
    districtId: districtOf({ ...place, districtId: to.districtId ?? null }, rules.settings),
    address: to.address ?? '—',
    pickupPlaceId: rules.settings.pickupPlaces[0]?.id ?? null,
    cutlery: { wanted: true, extra: 0 },
    tongs: { wanted: true, extra: 0 },
    promotionCode: null,
  }
  const source = random() < 0.2 ? pick(orderSources) : null
  const phone = `5123${String(Math.floor(random() * 10_000)).padStart(4, '0')}`
  const result = await placeOrder(
    { store, randomBytes: (size) => crypto.getRandomValues(new Uint8Array(size)) },
    {
      idempotencyKey: keyOf(index),
      draft,
      contact: {
        name: pick(demoNames),
        email: 'demo@hoiyuen.example',
        phone,
        alternatePhone: phone,
        ...noNotes,
        specialInstructions: random() < 0.2 ? pick(demoInstructions) : '',
      },
      needs: {
        allergens: random() < 0.15 ? [pick(allergens)] : [],
        access: random() < 0.7 ? [pick(accessKinds)] : [],
        accessNote: '',
      },
      paymentMethod: 'fps',
      entry: {
        actor: source ? { kind: 'staff', name: 'Demo' } : { kind: 'customer', name: '' },
        source,
        note: '',
        exceeds: bounds,
        paysLater: false,
      },
      lang: random() < 0.8 ? 'zh' : 'en',
      expected: { total: quote(draft, rules, placedDay).total },
    },
    plan.placedAt,
  )
  return result.ok ? result.value : null
}

/** Stops at the first refused step; an unpaid order, for example, is not prepared. */
async function live(
  store: Pick<Store, 'db' | 'queue' | 'content' | 'tokenKey'>,
  order: PlacedOrder,
  plan: DemoPlan,
): Promise<void> {
  const orderId = order.id
  const call = { orderId, expectedVersion: null, by: 'Demo', note: '' }
  for (const { verb, at } of plan.steps) {
    if (verb === 'confirm') await confirmOrder(store, call, plan.isRemote ? cents(35_000) : null, at)
    else if (verb === 'cancel') await cancelOrder(store, call, nothing, at)
    else if (verb === 'postpone') await postponeOrder(store, call, null, at)
    else if (verb === 'send-proof') await sendDemoProof(store, order, order.total, at)
    else if (verb === 'pay' || verb === 'pay-half') {
      const total = await totalOf(store, orderId)
      const amount = cents(verb === 'pay' ? total : Math.floor(total / 2))
      await takePayment(store, call, { method: 'fps', amount }, at)
    } else await moveOrder(store, call, verb, at)
  }
}

async function totalOf({ db }: Pick<Store, 'db'>, orderId: number): Promise<number> {
  const [order] = await db.select({ total: orders.total }).from(orders).where(eq(orders.id, orderId))
  if (!order) throw new Error(`no order ${orderId}`)
  return order.total
}

/** @returns the number of orders */
export async function removeDemoDay({ db }: Pick<Store, 'db'>): Promise<number> {
  const count = await removeOrders(db, demoKeys)
  await removeDemoDrivers(db)
  return count
}
