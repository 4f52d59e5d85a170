import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cents } from '#domain/money.ts'
import { type KnownReturn, newReturns, type ReportedReturn } from './provider-refunds.ts'

const request: KnownReturn = { id: 7, providerId: null, state: 'asked' }
const report = (parts: Partial<ReportedReturn> = {}): ReportedReturn => ({
  providerId: 're_1',
  amount: cents(500),
  state: 'done',
  refundId: null,
  ...parts,
})

function returnsAfter(
  before: readonly KnownReturn[],
  list: readonly ReportedReturn[],
): readonly KnownReturn[] {
  const rows = [...before]
  for (const { report, ...step } of newReturns(before, list)) {
    const { providerId, state } = report
    if (step.kind === 'add') rows.push({ id: 100 + rows.length, providerId, state })
    else rows[rows.findIndex(({ id }) => id === step.id)] = { id: step.id, providerId, state }
  }
  return rows
}

test('a refund made by hand at the provider is added once', () => {
  const after = returnsAfter([request], [report()])
  expect(after).toEqual([request, { id: 101, providerId: 're_1', state: 'done' }])
  expect(newReturns(after, [report()])).toEqual([])
})

test('our refund is matched by our id first, and by the provider’s id afterwards', () => {
  const ours = report({ refundId: 7 })
  expect(newReturns([request], [ours])).toEqual([{ kind: 'settle', id: 7, report: ours }])
  expect(newReturns([{ ...request, providerId: 're_1', state: 'done' }], [ours])).toEqual([])
})

test('a refund that this shop recorded as failed or dropped is corrected if the provider made it', () => {
  for (const state of ['failed', 'dropped'] as const)
    expect(newReturns([{ ...request, state }], [report({ refundId: 7 })])).toHaveLength(1)
})

test('a refund that fails later is corrected, and one that failed at once changes nothing', () => {
  const doneReturn = { ...request, providerId: 're_1', state: 'done' } as const
  expect(newReturns([doneReturn], [report({ state: 'failed' })])).toHaveLength(1)
  expect(newReturns([request], [report({ state: 'failed' })])).toEqual([])
})

test('a refund that a list contains twice counts once', () => {
  expect(newReturns([], [report(), report()])).toEqual([{ kind: 'add', report: report() }])
  const ours = report({ refundId: 7 })
  expect(newReturns([request], [ours, ours])).toEqual([{ kind: 'settle', id: 7, report: ours }])
  const doneReturn = { ...request, providerId: 're_1', state: 'done' } as const
  const failedReturn = report({ state: 'failed' })
  for (const list of [
    [report(), failedReturn],
    [failedReturn, report()],
  ])
    expect(newReturns([doneReturn], list)).toEqual([{ kind: 'settle', id: 7, report: failedReturn }])
})

test('two refunds made for one request both count', () => {
  const [first, second] = [report({ refundId: 7 }), report({ refundId: 7, providerId: 're_2' })]
  expect(newReturns([request], [first, second])).toEqual([
    { kind: 'settle', id: 7, report: first },
    { kind: 'add', report: second },
  ])
})

test('lists of refunds give the same result in any order and when repeated', () => {
  const history = [
    [report({ refundId: 7 })],
    [report({ refundId: 7 }), report({ providerId: 're_2' })],
    [report({ refundId: 7, state: 'failed' }), report({ providerId: 're_2' })],
  ]
  const anyOrder = fc.array(fc.constantFrom(...history), { maxLength: 6 })
  fc.assert(
    fc.property(anyOrder, (lists) => {
      const all = [...lists, history[2] ?? [], ...lists]
      const states = all
        .reduce(returnsAfter, [request])
        .map(({ providerId, state }) => `${providerId} ${state}`)
      expect(states.sort()).toEqual(['re_1 failed', 're_2 done'])
    }),
  )
})
