import { expect, test } from 'vitest'
import { searchOptions, sureOption } from '#app/ui/form/search-options.ts'
import { deliveryAreas } from '#domain/delivery/delivery-areas.ts'
import { langs } from '#domain/text.ts'
import { demoSettings } from '#tests/support/store/catalogue.ts'
import { areaGroups } from './address.tsx'

test('Sai Kung is listed before Tseung Kwan O, which has another fee, and neither is chosen by itself', () => {
  for (const lang of langs)
    for (const text of ['Sai Kung', '西貢']) {
      const groups = searchOptions(areaGroups(deliveryAreas(demoSettings()), lang), text)
      const [first, ...others] = groups.flatMap(({ options }) => options)
      expect(first?.value).not.toBe('tseung-kwan-o')
      expect(others.map(({ value }) => value)).toContain('tseung-kwan-o')
      expect(sureOption(groups)).toBeNull()
    }
})

test('Enter chooses a place that has a single district', () => {
  const groups = searchOptions(areaGroups(deliveryAreas(demoSettings()), 'zh'), '新蒲崗')
  expect(sureOption(groups)?.value).toBe('wong-tai-sin')
})
