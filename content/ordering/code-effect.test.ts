import { expect, test } from 'vitest'
import { cents } from '#domain/money.ts'
import type { CodeEffect } from '#domain/promotions/code-effect.ts'
import { codeEffectText } from './code-effect.ts'

const say = (raisesTotal: CodeEffect['raisesTotal'], min: number, max = min) =>
  codeEffectText(
    'CASH100',
    { saving: cents(10_000), lostDelivery: { min: cents(min), max: cents(max) }, raisesTotal },
    cents(220_000),
  )

test('the text about a code that costs free delivery names the figures', () => {
  expect(say('yes', 15_000)?.en).toBe(
    'CASH100 takes $100 off, but your food total then falls below $2,200, so delivery costs $150: you would pay $50 more.',
  )
  expect(say('maybe', 6000, 22_000)?.zh).toBe(
    'CASH100 減 $100，但食物會少於 $2,200，要付運費 $60 至 $220（按地區及日子），總額可能更高。',
  )
  expect(say('no', 6000)?.en).toContain('You still save $40 overall.')
  expect(say('yes', 15_000, 18_000)?.zh).toContain('多付最少 $50。')
})

test('a code that keeps free delivery needs no text', () => {
  const effect = { saving: cents(10_000), lostDelivery: null, raisesTotal: 'no' } as const
  expect(codeEffectText('CV88', effect, cents(220_000))).toBeNull()
})
