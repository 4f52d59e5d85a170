import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cents } from '#domain/money.ts'
import { type KnownReturn, newReturns, type ReportedReturn } from './returned.ts'

const asked: KnownReturn = { id: 7, providerId: null, state: 'asked' }
const told = (parts: Partial<ReportedReturn> = {}): ReportedReturn => ({
  providerId: 're_1',
  amount: cents(500),
  state: 'done',
  refundId: null,
  ...parts,
})

function written(known: readonly KnownReturn[], list: readonly ReportedReturn[]): readonly KnownReturn[] {
  const rows = [...known]
  for (const { told, ...step } of newReturns(known, list)) {
    const { providerId, state } = told
    if (step.kind === 'add') rows.push({ id: 100 + rows.length, providerId, state })
    else rows[rows.findIndex(({ id }) => id === step.id)] = { id: step.id, providerId, state }
  }
  return rows
}

test('a return made by hand at the provider is added once', () => {
  const after = written([asked], [told()])
  expect(after).toEqual([asked, { id: 101, providerId: 're_1', state: 'done' }])
  expect(newReturns(after, [told()])).toEqual([])
})

test('our own return is found by our id, and afterwards by the provider’s', () => {
  const ours = told({ refundId: 7 })
  expect(newReturns([asked], [ours])).toEqual([{ kind: 'settle', id: 7, told: ours }])
  expect(newReturns([{ ...asked, providerId: 're_1', state: 'done' }], [ours])).toEqual([])
})

test('a return that this shop had given up or dropped was made after all', () => {
  for (const state of ['failed', 'dropped'] as const)
    expect(newReturns([{ ...asked, state }], [told({ refundId: 7 })])).toHaveLength(1)
})

test('a return that fails later opens its amount again, and one that never was changes nothing', () => {
  const done = { ...asked, providerId: 're_1', state: 'done' } as const
  expect(newReturns([done], [told({ state: 'failed' })])).toHaveLength(1)
  expect(newReturns([asked], [told({ state: 'failed' })])).toEqual([])
})

test('a return that one list names twice counts once', () => {
  expect(newReturns([], [told(), told()])).toEqual([{ kind: 'add', told: told() }])
  const ours = told({ refundId: 7 })
  expect(newReturns([asked], [ours, ours])).toEqual([{ kind: 'settle', id: 7, told: ours }])
  const done = { ...asked, providerId: 're_1', state: 'done' } as const
  const failed = told({ state: 'failed' })
  for (const list of [
    [told(), failed],
    [failed, told()],
  ])
    expect(newReturns([done], list)).toEqual([{ kind: 'settle', id: 7, told: failed }])
})

test('two returns that were made for one request both count', () => {
  const [first, second] = [told({ refundId: 7 }), told({ refundId: 7, providerId: 're_2' })]
  expect(newReturns([asked], [first, second])).toEqual([
    { kind: 'settle', id: 7, told: first },
    { kind: 'add', told: second },
  ])
})

test('lists that come twice and in any order come to the same', () => {
  const history = [
    [told({ refundId: 7 })],
    [told({ refundId: 7 }), told({ providerId: 're_2' })],
    [told({ refundId: 7, state: 'failed' }), told({ providerId: 're_2' })],
  ]
  const anyOrder = fc.array(fc.constantFrom(...history), { maxLength: 6 })
  fc.assert(
    fc.property(anyOrder, (lists) => {
      const all = [...lists, history[2] ?? [], ...lists]
      const states = all.reduce(written, [asked]).map(({ providerId, state }) => `${providerId} ${state}`)
      expect(states.sort()).toEqual(['re_1 failed', 're_2 done'])
    }),
  )
})
