import fc from 'fast-check'
import { expect, test } from 'vitest'
import { todayInHongKong } from '#domain/calendar.ts'
import { type Answer, oracle } from '#tests/support/orders/quote-oracle.ts'
import { diceOf, randomDraft, randomNow, randomSettings } from '#tests/support/orders/random-order.ts'
import { randomRuns } from '#tests/support/random-runs.ts'
import { demoSets, demoSettings } from '#tests/support/store/catalogue.ts'
import { type Quote, quote } from './quote.ts'

const runs = randomRuns(20_000)
const sets = demoSets()
const menu = [...sets.values()]
const demo = demoSettings()

function answerOf(q: Quote): Answer {
  return {
    amounts: q.lines.map(({ amount }) => BigInt(amount)),
    food: BigInt(q.food),
    subtotal: BigInt(q.subtotal),
    discount: BigInt(q.discount),
    gifts: q.promotions.flatMap(({ gift }) => (gift ? [`${gift.quantity} ${gift.id}`] : [])),
    cutlery: [BigInt(q.cutlery.includedCount), BigInt(q.cutlery.extra)],
    tongs: [BigInt(q.tongs.includedCount), BigInt(q.tongs.extra)],
    fee: q.delivery.fee === null ? null : BigInt(q.delivery.fee),
    reason: q.delivery.reason,
    total: BigInt(q.total),
    refused: q.refusals.map(({ code }) => code).sort(),
  }
}

/** Comparing JSON is fast enough for a hundred thousand cases. */
function jsonOf(answer: Answer): string {
  return JSON.stringify(answer, (_, value: unknown) => (typeof value === 'bigint' ? `${value}` : value))
}

test(`the quote equals a second, simple computation by the same rules on ${runs} random orders`, {
  timeout: 300_000,
}, () => {
  const codes = new Set<string>()
  let orderable = 0
  fc.assert(
    fc.property(fc.integer(), (seed) => {
      const dice = diceOf(seed)
      const settings = randomSettings(dice, demo)
      const now = randomNow(dice)
      const draft = randomDraft(dice, menu, settings, now)
      const ours = answerOf(quote(draft, { sets, settings }, todayInHongKong(now)))
      const theirs = oracle(draft, settings, now)
      if (jsonOf(ours) !== jsonOf(theirs)) expect(ours).toEqual(theirs)
      codes.add(ours.reason)
      for (const code of ours.refused) codes.add(code)
      if (ours.gifts.length > 0) codes.add('gift')
      if (ours.discount > 0n) codes.add(ours.discount === ours.food ? 'all off' : 'discount')
      if (ours.refused.length === 0) orderable++
    }),
    { numRuns: runs },
  )

  // The random orders must cover every outcome.
  const outcomes = [
    'undecided',
    'pickup',
    'zone',
    'special-date',
    'by-quotation',
    'free-from-threshold',
    'free-with-set',
    'free-with-promotion',
    'gift',
    'discount',
    'all off',
    'order-empty',
    'set-unknown',
    'set-sold-elsewhere',
    'quantity-invalid',
    'below-minimum-quantity',
    'group-unknown',
    'dish-unknown',
    'dish-number-invalid',
    'dish-not-repeatable',
    'group-below-min',
    'group-above-max',
    'extra-invalid',
    'text-too-long',
    'date-missing',
    'date-invalid',
    'date-too-early',
    'date-too-late',
    'date-closed',
    'set-out-of-season',
    'slot-missing',
    'slot-unknown',
    'slot-closed',
    'fulfilment-missing',
    'zone-missing',
    'place-not-served',
    'zone-unknown',
    'remote-place-unknown',
    'district-unknown',
    'address-missing',
    'pickup-place-missing',
    'pickup-place-unknown',
    'promotion-unknown',
    'promotion-out-of-season',
    'promotion-below-minimum',
    'promotion-too-few-boxes',
    'promotion-no-fee',
  ]
  expect(outcomes.filter((outcome) => !codes.has(outcome))).toEqual([])
  expect(orderable).toBeGreaterThan(runs / 10)
})
