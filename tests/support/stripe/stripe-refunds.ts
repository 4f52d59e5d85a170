/** Refunds are limited to the paid amount, and a failed refund can be repeated. */
import {
  intentOf,
  type LimitedCall,
  metadataOf,
  type Refund,
  type Reply,
  refuse,
  type StripeBooks,
} from './stripe-books.ts'

export function createRefund({ sessions, refunds }: StripeBooks, params: LimitedCall): Reply {
  const { payment_intent: intent = '' } = params
  const amount = Number(params.amount)
  const session = [...sessions.values()].find(({ id }) => intentOf(id) === intent)
  if (session?.status !== 'complete') return refuse(404, 'No such payment_intent')
  if (session.isDisputed) return refuse(400, 'The charge has been charged back', { code: 'charge_disputed' })
  const returnedSum = refunds
    .filter((one) => one.intent === intent && one.status === 'succeeded')
    .reduce((sum, one) => sum + one.amount, amount)
  if (returnedSum > session.total)
    return refuse(400, 'Refund amount is greater than unrefunded amount on charge')
  const newRefund: Refund = {
    id: `re_test_${refunds.length + 1}`,
    intent,
    amount,
    metadata: metadataOf(params),
    status: 'succeeded',
  }
  refunds.push(newRefund)
  return { status: 200, body: wire(newRefund) }
}

export function listRefunds({ refunds }: StripeBooks, intent: string): Reply {
  const ofIntent = refunds.filter((one) => one.intent === intent)
  return {
    status: 200,
    body: { object: 'list', has_more: false, url: '/v1/refunds', data: ofIntent.map(wire) },
  }
}

const wire = ({ intent, ...refund }: Refund) => ({ ...refund, object: 'refund', payment_intent: intent })
