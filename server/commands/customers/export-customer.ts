import { type CopiedAt, fieldsAt, orderFields } from '#domain/ordering/order-fields.ts'
import { may } from '#domain/staff/permissions.ts'
import type { StaffMember } from '#domain/staff/staff-member.ts'
import { type CustomerRecords, customerRecords } from '#server/db/orders/customer-orders.ts'
import type { Store } from '#server/db/store/store.ts'
import { addStaffEvent } from '#server/db/work/staff-events.ts'

type Rows<Key extends keyof CustomerRecords> = CustomerRecords[Key][number]

const pictureOf = (bytes: Buffer) => `data:image/webp;base64,${bytes.toString('base64')}`

export const copyOf = {
  order: (row: Rows<'orders'>) => ({
    reference: row.reference,
    placedAt: row.placedAt,
    language: row.lang,
    status: row.status,
    ...copyColumns('orderContact', row),
    fulfilment: row.fulfilment,
    date: row.dueDate,
    slot: row.slot,
    zone: row.zoneName,
    remotePlace: row.remotePlaceName,
    district: row.districtId,
    pickupPlace: row.pickupPlaceName,
    ...copyColumns('orderForm', row),
    access: row.access,
    allergens: row.allergens,
    portions: row.portions,
    food: row.food,
    cutlery: row.cutleryAmount,
    tongs: row.tongsAmount,
    promotionCode: row.promotionCode,
    discount: row.discount,
    deliveryFee: row.deliveryFee,
    changeFee: row.changeFee,
    allowance: row.allowance,
    cancellationFee: row.cancellationFee,
    total: row.total,
    paymentMethod: row.paymentMethod,
    paymentStatus: row.paymentStatus,
    terms: row.termsVersion,
  }),
  line: ({ name, units, unitPrice, amount, dishes }: Rows<'lines'>) => ({
    name,
    units,
    unitPrice,
    amount,
    dishes: dishes.map((dish) => ({ name: dish.name, number: dish.number, amount: dish.amount })),
  }),
  payment: ({ method, state, amount, captured, refunded, ...row }: Rows<'payments'>) => ({
    method,
    state,
    amount,
    captured,
    refunded,
    transferReference: row.transferReference,
    startedAt: row.startedAt,
    settledAt: row.settledAt,
  }),
  refund: ({ orderId: _, ...row }: Rows<'refunds'>) => row,
  proof: ({ orderId: _, bytes, ...row }: Rows<'proofs'>) => ({ ...row, picture: pictureOf(bytes) }),
  atDoor: ({ orderId: _, bytes, ...row }: Rows<'atDoor'>) => ({ ...row, picture: pictureOf(bytes) }),
  letter: ({ orderId: _, ...row }: Rows<'letters'>) => row,
  event: ({ at, verb, actor, status, paymentStatus, moved, amount, changes, note }: Rows<'events'>) => ({
    at,
    verb,
    actor,
    status,
    paymentStatus,
    moved,
    amount,
    changes,
    note,
  }),
  work: ({ at, verb, subject, number, note }: Rows<'work'>) => ({ at, verb, subject, number, note }),
}

function copyColumns<Step extends 'orderForm' | 'orderContact'>(step: Step, order: Rows<'orders'>) {
  const entries = fieldsAt(step).map((name) => [orderFields[name].copy, order[orderFields[name].column]])
  return Object.fromEntries(entries) as Readonly<Record<CopiedAt<Step>, string>>
}

/** Amounts are cents, times ISO 8601. */
export type CopiedOrder = ReturnType<typeof copiedOrder>

export interface CustomerCopy {
  readonly madeAt: Date
  readonly orders: readonly CopiedOrder[]
}

/**
 * Null if the person may not export.
 * @throws in an outage of the database
 */
export async function exportCustomer(
  { db }: Pick<Store, 'db'>,
  orderIds: readonly number[],
  by: StaffMember,
  now: Date,
): Promise<CustomerCopy | null> {
  if (!may(by.role, 'handle-customer-data')) return null
  if (orderIds.length === 0) return { madeAt: now, orders: [] }
  const records = await customerRecords(db, orderIds)
  await db.transaction(async (tx) => {
    for (const { reference } of records.orders) {
      const subject = { id: null, name: reference }
      await addStaffEvent(tx, { verb: 'export-customer', actor: by, subject }, now)
    }
  })
  return { madeAt: now, orders: records.orders.map((order) => copiedOrder(order, records)) }
}

function copiedOrder(order: Rows<'orders'>, records: CustomerRecords) {
  const ofOrder = <Row extends { readonly orderId: number | null }>(rows: readonly Row[]) =>
    rows.filter(({ orderId }) => orderId === order.id)
  return {
    ...copyOf.order(order),
    sets: ofOrder(records.lines).map(copyOf.line),
    payments: ofOrder(records.payments).map(copyOf.payment),
    refunds: ofOrder(records.refunds).map(copyOf.refund),
    proofs: ofOrder(records.proofs).map(copyOf.proof),
    atDoor: ofOrder(records.atDoor).map(copyOf.atDoor),
    letters: ofOrder(records.letters).map(copyOf.letter),
    trail: ofOrder(records.events).map(copyOf.event),
    work: ofOrder(records.work).map(copyOf.work),
  }
}
