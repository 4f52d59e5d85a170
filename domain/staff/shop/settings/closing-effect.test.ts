import { expect, test } from 'vitest'
import { demoFacts } from '#content/shop-facts.ts'
import { closingEffects } from './closing-effect.ts'

const whole = { facts: demoFacts, startedEmpty: true }
const { hotline: _, ...withoutHotline } = demoFacts
const lacking = { facts: withoutHotline, startedEmpty: true }

test('an owner who empties a needed fact is told that the site closes', () => {
  expect(closingEffects(whole, lacking, {})).toEqual([{ kind: 'site-closed', missing: ['hotline'] }])
})

test('nothing is told where the site stays as it is', () => {
  expect(closingEffects(whole, whole, {})).toEqual([])
  expect(closingEffects(lacking, whole, {})).toEqual([])
  expect(closingEffects(lacking, { facts: {}, startedEmpty: true }, {})).toEqual([])
  // The environment has the facts, or the shop is a demo.
  expect(closingEffects(whole, lacking, { hotline: '+852 2000 0099' })).toEqual([])
  expect(closingEffects({ ...whole, startedEmpty: false }, { ...lacking, startedEmpty: false }, {})).toEqual(
    [],
  )
})
