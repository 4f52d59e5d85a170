import { randomBytes } from 'node:crypto'
import { GraphQLError } from 'graphql'
import { tooManyRequests } from '#content/limits.ts'
import { refusalText } from '#content/ordering/refusals.ts'
import { maxOrders } from '#domain/call-limits.ts'
import { type Refusal, refusal } from '#domain/refusals.ts'
import { hasEnglishSite } from '#domain/shop/shop-details.ts'
import type { Lang } from '#domain/text.ts'
import { placeOrder } from '#server/commands/orders/place-order.ts'
import type { Wait } from '#server/limits/counter.ts'
import { guess } from '#server/limits/guess.ts'
import { builder, type GraphqlContext } from './builder.ts'
import { type OrderParent, OrderType } from './order.ts'
import { OrderInput, type OrderInputValue } from './order-input.ts'
import { mealProblem } from './ordered-meal.ts'
import { placeOrderInput } from './place-order-input.ts'

/** Nobody corrects more refusals than this in one go. */
const maxRefusals = 20

builder.mutationType({
  description: 'What can be changed.',
  fields: (t) => ({
    addOrder: t.field({
      description:
        `Places up to ${maxOrders} orders, one after the other. Each is placed or refused as a whole. The first ` +
        'refusal ends the call with an error that has its `index`; those before it are placed, and sending the ' +
        'same call again after mending gives their answers again and makes none twice.',
      type: [OrderType],
      args: {
        add: t.arg({ type: [OrderInput], required: true, description: 'The orders, in their order.' }),
      },
      async resolve(_, { add }, context) {
        if (add.length === 0) throw badInput(`add has 1 to ${maxOrders} orders.`)
        const parents: OrderParent[] = []
        for (const [index, input] of add.entries()) {
          if (context.answerBy.aborted) break
          parents.push(await addOne(input, index, context))
        }
        return parents
      },
    }),
  }),
})

async function addOne(input: OrderInputValue, index: number, context: GraphqlContext): Promise<OrderParent> {
  const { store, now, limiter, client } = context
  const { rules, settings } = await store.content()
  const lang = hasEnglishSite(settings) ? (input.lang ?? 'zh') : 'zh'
  const { idempotencyKey } = input
  const wait = await limiter.take(
    ['orders', client],
    ...(idempotencyKey ? [['orderAttempts', idempotencyKey] as const] : []),
  )
  if (wait !== null) throw tooMany(wait, index, lang)
  if (!(await context.isOpen())) throw refusalError([refusal('shop-not-open', 'order', {})], index, lang)
  const problem = mealProblem(input.orderDetails, rules.sets)
  if (problem) throw badInput(problem, index)
  const request = placeOrderInput(input, rules)
  if (!request) throw badInput('payAmount and orderAmount are dollars with whole cents.', index)
  // Otherwise promotion codes could be guessed by ordering.
  const attempt = await guess(
    limiter,
    request.draft.promotionCode ? [['wrongCodes', client]] : [],
    () => placeOrder({ store, randomBytes }, request, now()),
    (outcome) => !outcome.ok && outcome.refusals.some(({ code }) => code === 'promotion-unknown'),
  )
  if (!attempt.ok) throw tooMany(attempt.wait, index, lang)
  const result = attempt.outcome
  if (!result.ok) throw refusalError(result.refusals, index, lang)
  return { placedOrder: result.value, username: input.username || input.customerName, lang }
}

/** Input that no regular client sends. */
function badInput(message: string, index?: number): GraphQLError {
  return new GraphQLError(message, { extensions: { code: 'BAD_USER_INPUT', index } })
}

function tooMany(wait: Wait, index: number, lang: Lang): GraphQLError {
  return new GraphQLError(tooManyRequests(wait)[lang], {
    extensions: { code: 'TOO_MANY_REQUESTS', retryAfter: wait, index },
  })
}

/** The order dialog expects all reasons, each with its field and a sentence to show. */
function refusalError(refusals: readonly Refusal[], index: number, lang: Lang): GraphQLError {
  const errors = refusals.slice(0, maxRefusals).map((refusal) => ({
    code: refusal.code,
    field: refusal.field,
    message: refusalText(refusal, lang),
    data: refusal.data,
  }))
  const message = errors[0]?.message ?? ''
  return refusals.some(({ code }) => code === 'temporarily-unavailable')
    ? new GraphQLError(message, {
        extensions: { code: 'TEMPORARILY_UNAVAILABLE', refusals: errors, index },
      })
    : new GraphQLError(message, { extensions: { code: 'REFUSED', refusals: errors, index } })
}
