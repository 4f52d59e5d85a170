/** The order is paid, confirmed, and delivered in Kowloon for HK$150 on 12 December. */
import { calendarDate } from '#domain/calendar.ts'
import { cents, nothing } from '#domain/money.ts'
import type { OrderSituation, PaymentOfOrder } from '#domain/placed/order-situation.ts'
import { usualService } from '#domain/shop/usual-service.ts'

export function testPayment(capturedAmount: number, parts: Partial<PaymentOfOrder> = {}): PaymentOfOrder {
  const money = { captured: cents(capturedAmount), refunded: nothing, pendingRefunds: nothing }
  return {
    id: 1,
    capturedAt: null,
    isTransfer: false,
    mayArrive: false,
    refundFailed: false,
    ...money,
    ...parts,
  }
}

export function testSituation(parts: Partial<OrderSituation> = {}): OrderSituation {
  return {
    version: 1,
    status: 'confirmed',
    paymentStatus: 'paid',
    fulfilment: 'delivery',
    dueDate: calendarDate('2026-12-12'),
    slot: '12:30',
    portions: 20,
    zoneId: 'kowloon',
    remotePlaceId: null,
    deliveryFee: cents(15_000),
    changeFee: nothing,
    allowance: nothing,
    total: cents(246_340),
    cancellationFee: nothing,
    refundAsked: null,
    payBy: null,
    remindAt: null,
    changePolicy: usualService.change,
    paysLater: false,
    payments: [testPayment(246_340)],
    overpaid: nothing,
    waitingProofs: 0,
    weather: null,
    stoppedDay: null,
    ...parts,
  }
}
