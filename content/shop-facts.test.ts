import { expect, test } from 'vitest'
import { demoFacts, factsOf } from './shop-facts.ts'

test('another company is not said to be of the kind of the demo’s', () => {
  const company = { zh: '明記', en: 'Ming' }
  expect(factsOf({ facts: { company }, startedEmpty: false }, {}).companyType.en).toBe('')
  expect(factsOf({ facts: {}, startedEmpty: false }, {}).companyType).toEqual(demoFacts.companyType)
})

test('the company is named in sentences without its kind', () => {
  for (const name of Object.values(demoFacts.company)) expect(name).not.toMatch(/[（(]/)
})
