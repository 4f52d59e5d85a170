import { expect, test } from 'vitest'
import { demoShopDetails } from '#content/shop-details.ts'
import { closingEffects } from './closing-effect.ts'

const whole = { details: demoShopDetails, startedEmpty: true }
const { hotline: _, ...withoutHotline } = demoShopDetails
const lacking = { details: withoutHotline, startedEmpty: true }

test('an owner who empties a required detail is warned that the site closes', () => {
  expect(closingEffects(whole, lacking, {})).toEqual([{ kind: 'site-closed', missing: ['hotline'] }])
})

test('no warning appears if the site stays open', () => {
  expect(closingEffects(whole, whole, {})).toEqual([])
  expect(closingEffects(lacking, whole, {})).toEqual([])
  expect(closingEffects(lacking, { details: {}, startedEmpty: true }, {})).toEqual([])
  // The environment has the details, or the shop is a demo.
  expect(closingEffects(whole, lacking, { hotline: '+852 2000 0099' })).toEqual([])
  expect(closingEffects({ ...whole, startedEmpty: false }, { ...lacking, startedEmpty: false }, {})).toEqual(
    [],
  )
})
