import type { WeatherKind } from '#domain/delivery/weather.ts'
import { type Cents, nothing } from '#domain/money.ts'
import type { TransferMethod } from '#domain/payment/payment-method.ts'
import type { RefundPart } from '#domain/payment/refund.ts'
import { decideRefundByHand, decideRefuseProof, decideTakePayment } from '#domain/placed/money-decisions.ts'
import { refusing } from '#domain/placed/order-situation.ts'
import {
  decideConfirm,
  decidePostpone,
  decideQuoteFee,
  decideStaffCancel,
  decideStaffDate,
  decideStaffReminder,
  decideStep,
  type PlainStep,
  type StaffDate,
} from '#domain/placed/staff-decisions.ts'
import { saveRefunds } from '#server/commands/payments/record-refund.ts'
import { lastEventAt } from '#server/db/orders/order-events.ts'
import { waitingProofsOf } from '#server/db/orders/order-situations.ts'
import { isBookedTransfer } from '#server/db/payments/payments.ts'
import { paymentProofs } from '#server/db/schema/payment-proofs.ts'
import { payments } from '#server/db/schema/payments.ts'
import type { ChangeResult } from './change-order.ts'
import { noteChosenDay } from './note-weather-choice.ts'
import { act, type StaffCall, type StaffStore } from './staff-call.ts'
import { setsOfOrder } from './steps/slot-room.ts'

/** @param deliveryFee null if the fee is known */
export async function confirmOrder(
  store: StaffStore,
  call: StaffCall,
  deliveryFee: Cents | null,
  now: Date,
): Promise<ChangeResult> {
  const { settings } = await store.content()
  return act(
    store,
    call,
    'confirm',
    { decide: (order) => decideConfirm(order, deliveryFee, settings, now) },
    now,
  )
}

/** @param evenUnpaid prepares an unpaid order after a confirmation */
export function moveOrder(
  store: StaffStore,
  call: StaffCall,
  step: PlainStep,
  now: Date,
  evenUnpaid = false,
): Promise<ChangeResult> {
  return act(store, call, step, { decide: (order) => decideStep(step, order, evenUnpaid) }, now)
}

/** @param keep the cancellation fee */
export function cancelOrder(
  store: StaffStore,
  call: StaffCall,
  keep: Cents,
  now: Date,
): Promise<ChangeResult> {
  return act(store, call, 'cancel', { decide: (order) => decideStaffCancel(order, keep) }, now)
}

export function postponeOrder(
  store: StaffStore,
  call: StaffCall,
  weather: WeatherKind | null,
  now: Date,
): Promise<ChangeResult> {
  return act(store, call, 'postpone', { decide: (order) => decidePostpone(order, weather) }, now)
}

export async function dateOrder(
  store: StaffStore,
  call: StaffCall,
  to: StaffDate,
  now: Date,
): Promise<ChangeResult> {
  const { rules } = await store.content()
  let isOtherDay = false
  return act(
    store,
    call,
    'change-date',
    {
      decide: async (order, tx) => {
        isOtherDay = to.date !== order.dueDate
        const sets = await setsOfOrder(tx, call.orderId, rules)()
        return decideStaffDate(order, to, { exceeds: call.exceeds ?? [], sets }, rules.settings, now)
      },
      save: async (tx) => {
        if (isOtherDay) await noteChosenDay(tx, call.orderId, now)
      },
    },
    now,
  )
}

/** Accepts waiting proofs. The bank's `reference` prevents recording a transfer twice. */
export function takePayment(
  store: StaffStore,
  call: StaffCall,
  transfer: {
    readonly method: TransferMethod
    readonly amount: Cents
    readonly reference?: string | undefined
  },
  now: Date,
): Promise<ChangeResult> {
  const { method, amount, reference = null } = transfer
  const items = { state: 'captured', amount, captured: amount, refunded: nothing } as const
  const times = { startedAt: now, settledAt: now }
  return act(
    store,
    call,
    'take-payment',
    {
      decide: async (order, tx) =>
        reference && (await isBookedTransfer(tx, reference))
          ? refusing('transfer-known')
          : decideTakePayment(order, amount),
      save: async (tx) => {
        await tx.insert(payments).values({
          orderId: call.orderId,
          method,
          provider: 'transfer',
          transferReference: reference,
          ...items,
          ...times,
        })
        await tx.update(paymentProofs).set({ acceptedAt: now }).where(waitingProofsOf(call.orderId))
      },
    },
    now,
  )
}

export async function refuseProof(store: StaffStore, call: StaffCall, now: Date): Promise<ChangeResult> {
  const { settings } = await store.content()
  return act(
    store,
    call,
    'refuse-proof',
    {
      decide: (order) => decideRefuseProof(order, settings, now),
      save: async (tx) => {
        await tx.update(paymentProofs).set({ refusedAt: now }).where(waitingProofsOf(call.orderId))
      },
    },
    now,
  )
}

/** `reference` is that of the refund's transfer. */
export function refundByHand(
  store: StaffStore,
  call: StaffCall,
  { amount, reference }: { readonly amount: Cents; readonly reference: string },
  now: Date,
): Promise<ChangeResult> {
  let parts: readonly RefundPart[] = []
  return act(
    store,
    call,
    'refund',
    {
      decide: (order) => {
        const decision = decideRefundByHand(order, amount)
        if (!decision.ok) return decision
        parts = decision.value.parts
        return { ok: true, value: { set: {}, amount } }
      },
      save: (tx) => saveRefunds(tx, parts, reference, now),
    },
    now,
  )
}

export async function quoteFee(
  store: StaffStore,
  call: StaffCall,
  fee: Cents,
  now: Date,
): Promise<ChangeResult> {
  const { settings } = await store.content()
  return act(store, call, 'quote-fee', { decide: (order) => decideQuoteFee(order, fee, settings, now) }, now)
}

/** Customers are reminded at most once an hour. */
export function remindCustomer(store: StaffStore, call: StaffCall, now: Date): Promise<ChangeResult> {
  return act(
    store,
    call,
    'remind',
    {
      decide: async (order, tx) =>
        decideStaffReminder(order, await lastEventAt(tx, call.orderId, 'remind'), now),
    },
    now,
  )
}
