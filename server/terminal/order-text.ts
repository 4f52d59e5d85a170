/** Orders and problems as lines of text. */
import { needsFacts } from '#content/ordering/needs-facts.ts'
import { formatMoney } from '#domain/money.ts'
import { balanceOf } from '#domain/payment/payment-balance.ts'
import type { LetterProblem } from '#server/db/notices/letter-problems.ts'
import type { ListedOrder } from '#server/db/orders/order-lists.ts'
import type { OrderProblem } from '#server/db/orders/order-problems.ts'
import type { StoredOrder } from '#server/db/orders/orders.ts'
import type { StoredProof } from '#server/db/payments/payment-proofs.ts'
import type { StoredPayment } from '#server/db/payments/payments.ts'
import type { StrayMoney } from '#server/db/payments/stray-money.ts'

export function listLine({ reference, date, slot, status, fulfilment, name, price }: ListedOrder): string {
  const money = price && `${price.paymentStatus}  ${formatMoney(price.total)}`
  return [reference, date, slot, fulfilment, status, money, name].join('  ')
}

export function problemLine({ kind, reference, amount, detail }: OrderProblem): string {
  return [kind, reference || '-', amount > 0 ? formatMoney(amount) : '', detail].filter(Boolean).join('  ')
}

export function letterLine(letter: LetterProblem): string {
  const { reference, recipient, id, attempts, failure, refusedCode } = letter
  const why =
    refusedCode === null ? `not taken in ${attempts} attempts: ${failure}` : `refused with ${refusedCode}`
  return `letter  ${reference}  ${id}${recipient ? ` to the ${recipient}` : ''} ${why}`
}

export function strayLine({ provider, providerPayment, reference, amount, currency }: StrayMoney): string {
  return `stray-money  ${reference}  ${amount} ${currency} at ${provider} for no payment of this shop: return ${providerPayment} there`
}

/** Everything staff need of one order. */
export function orderText(
  order: StoredOrder,
  payments: readonly StoredPayment[],
  proofs: readonly StoredProof[],
): string {
  const { received, due, excess } = balanceOf(order, payments)
  const where = order.fulfilment === 'pickup' ? order.pickupPlaceName?.en : order.address
  const zone = order.remotePlaceName ?? order.zoneName
  return [
    `${order.reference}  version ${order.version}  ${order.status}, ${order.paymentStatus}`,
    `due        ${order.dueDate} ${order.slot}, ${order.fulfilment}: ${where}${zone ? ` (${zone.en})` : ''}`,
    `customer   ${order.contactName}, ${order.contactPhone}${order.contactEmail && `, ${order.contactEmail}`}`,
    ...needsFacts(order, [], 'en').map(([name, value]) => `           ${name}: ${value}`),
    ...(order.specialInstructions ? [`asks for   ${order.specialInstructions}`] : []),
    ...order.lines.map(
      ({ name, units, amount }) => `           ${name.en} × ${units}  ${formatMoney(amount)}`,
    ),
    `delivery   ${order.deliveryFee === null ? 'fee to be quoted' : formatMoney(order.deliveryFee)}`,
    `total      ${formatMoney(order.total)}${order.changeFee > 0 ? `, with ${formatMoney(order.changeFee)} for changes` : ''}${order.allowance > 0 ? `, after ${formatMoney(order.allowance)} granted back` : ''}`,
    `received   ${formatMoney(received)}, due ${formatMoney(due)}, to return ${formatMoney(excess)}`,
    ...(order.payBy ? [`pay by     ${order.payBy.toISOString()}`] : []),
    ...payments.map(
      ({ method, state, captured, refunded, startedAt }) =>
        `payment    ${startedAt.toISOString()}  ${method}, ${state}: ${formatMoney(captured)}, returned ${formatMoney(refunded)}`,
    ),
    ...proofs.map(
      (proof, index) => `picture ${index + 1}  ${proof.sentAt.toISOString()}  ${proofState(proof)}`,
    ),
    ...order.events.map(
      ({ at, verb, actor, actorName, amount, note }) =>
        `event      ${at.toISOString()}  ${verb} by ${actorName || actor}${amount === null ? '' : ` ${formatMoney(amount)}`}${note && `: ${note}`}`,
    ),
  ].join('\n')
}

function proofState({ refusedAt, acceptedAt }: StoredProof): string {
  if (refusedAt) return 'refused'
  return acceptedAt ? 'accepted' : 'waits'
}
