import { expect, test } from 'vitest'
import { demoSet } from '#tests/support/store/catalogue.ts'
import { priceParts, priceText } from './price-display.ts'

test('the price display matches the special displays of the specification', () => {
  const texts = [2, 19, 49, 1, 31, 32, 3, 52].map((id) => priceText(demoSet(id)))
  expect(texts).toEqual([
    { zh: '$714 起，包送貨', en: 'from $714, free delivery' },
    { zh: '$722 起，包送貨', en: 'from $722, free delivery' },
    { zh: '$108 起，包送貨', en: 'from $108, free delivery' },
    { zh: '$98/碟', en: '$98 per plate' },
    { zh: '$188/盤', en: '$188 per tray' },
    { zh: '$18–45', en: '$18–45' },
    { zh: '$1,480', en: '$1,480' },
    { zh: '$88/盒', en: '$88 per box' },
  ])
})

test('the price display returns the figure separately, to two decimals on request', () => {
  expect(priceParts(demoSet(2), 'en', { decimals: 2 })).toEqual({
    prefix: 'from ',
    sign: '$',
    figure: '714.00',
    suffix: ', free delivery',
  })
})
