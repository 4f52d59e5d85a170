import { expect, test } from 'vitest'
import { demoShopDetails, shopDetailsOf } from './shop-details.ts'

test('another company does not get the demo’s company type', () => {
  const company = { zh: '明記', en: 'Ming' }
  expect(shopDetailsOf({ details: { company }, startedEmpty: false }, {}).companyType.en).toBe('')
  expect(shopDetailsOf({ details: {}, startedEmpty: false }, {}).companyType).toEqual(
    demoShopDetails.companyType,
  )
})

test('the company’s name in a sentence omits its company type', () => {
  for (const name of Object.values(demoShopDetails.company)) expect(name).not.toMatch(/[（(]/)
})
