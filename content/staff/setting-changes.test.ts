import { expect, test } from 'vitest'
import { changeTexts, promotionKinds, settingsPage } from './settings.ts'

test('zones, kinds and switches are worded in both languages', () => {
  const kowloon = { zh: '九龍', en: 'Kowloon' }
  const told = (name: string, from: string, to: string) =>
    changeTexts({ name, from, to }, [{ id: 'kowloon', name: kowloon }])
  expect(told('place.lantau.zone', 'kowloon', 'gone').from).toEqual(kowloon)
  expect(told('promo.xmas.kind', '', 'percent').to).toEqual(promotionKinds.percent)
  expect(told('fpsReference', 'off', '')).toEqual({ from: settingsPage.off, to: settingsPage.configured })
  expect(told('zone.kowloon.fee', '150', '160').to).toEqual({ zh: '160', en: '160' })
})
