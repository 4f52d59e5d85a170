import { expect, test } from 'vitest'
import { recalledCount } from './weather.ts'

test('the recall result has a correct sentence for none, one and several orders', () => {
  expect(recalledCount(2, 0)).toEqual({ zh: '已還原 2 張。', en: '2 undone.' })
  expect(recalledCount(1, 1)).toEqual({
    zh: '已還原 1 張；1 張客人已看、時段已滿或已有其他更改，維持改期。',
    en: '1 undone; 1 remains postponed (seen by the customer, slot full, or changed since).',
  })
  expect(recalledCount(0, 3)).toEqual({
    zh: '沒有單還原；3 張客人已看、時段已滿或已有其他更改，維持改期。',
    en: 'None undone; 3 remain postponed (seen by the customer, slot full, or changed since).',
  })
})
