import { expect, test } from 'vitest'
import { changeTexts, promotionKinds, settingsPage } from './settings.ts'

test('changes of zones, dishes, sets, kinds and switches have words in both languages', () => {
  const kowloon = { zh: '九龍', en: 'Kowloon' }
  const change = (name: string, from: string, to: string) =>
    changeTexts(
      { name, from, to },
      {
        zones: [{ id: 'kowloon', name: kowloon }],
        dishes: [{ id: 'egg-tarts', name: { zh: '蛋撻', en: 'Egg tarts' } }],
        sets: [
          { id: 2, name: { zh: '甲餐', en: 'Set A' } },
          { id: 52, name: { zh: '乙餐', en: 'Set B' } },
        ],
      },
    )
  expect(change('place.lantau.zone', 'kowloon', 'gone').from).toEqual(kowloon)
  expect(change('promo.xmas.kind', '', 'percent').to).toEqual(promotionKinds.percent)
  expect(change('promo.xmas.dish', '', 'egg-tarts').to).toEqual({ zh: '蛋撻', en: 'Egg tarts' })
  expect(change('promo.xmas.sets', '2', '52 2')).toEqual({
    from: { zh: '甲餐', en: 'Set A' },
    to: { zh: '乙餐及甲餐', en: 'Set B and Set A' },
  })
  expect(change('fpsReference', 'off', '')).toEqual({ from: settingsPage.off, to: settingsPage.configured })
  expect(change('zone.kowloon.fee', '150', '160').to).toEqual({ zh: '160', en: '160' })
})
