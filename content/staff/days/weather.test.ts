import { expect, test } from 'vitest'
import { recalledCount } from './weather.ts'

test('what was recalled and what stays reads well for none, one and several', () => {
  expect(recalledCount(2, 0)).toEqual({ zh: '已收回 2 張。', en: '2 recalled.' })
  expect(recalledCount(1, 1)).toEqual({
    zh: '已收回 1 張；1 張客人已看、時段已滿或已有其他更改，維持改期。',
    en: '1 recalled; one stays moved, as its customer has seen it, the slot is full or more has happened.',
  })
  expect(recalledCount(0, 3)).toEqual({
    zh: '沒有單收回；3 張客人已看、時段已滿或已有其他更改，維持改期。',
    en: 'None recalled; 3 stay moved, as their customers have seen it, the slot is full or more has happened.',
  })
})
