/** Dishes count as kinds (款), portions of one kind as portions (份). */
import { expect, test } from 'vitest'
import { refusalText } from '#content/ordering/refusals.ts'
import { refusal } from '#domain/refusals.ts'
import { choiceCount, limitState, limitTag, missingLine, setDescription } from './set.ts'

test('included dishes are counted apart from those to choose', () => {
  expect(choiceCount(9, 9, 2)).toEqual({
    zh: '自選 9 款，另包 2 款',
    en: 'choose 9 dishes, 2 more included',
  })
  expect(choiceCount(9, 9, 0).en).toBe('9 dishes of your choice')
  expect(choiceCount(10, 200, 1)).toEqual({
    zh: '自選 10 至 200 份，另包 1 款',
    en: 'choose 10 to 200 dishes, 1 more included',
  })
})

test('a group that allows repeated dishes counts missing portions, not kinds', () => {
  const set = { zh: '到會套餐', en: 'Set' }
  const group = { zh: '主食', en: 'Mains' }
  const words = (repeatable: boolean) => {
    const limits = { min: 10, max: 10, repeatable }
    const of = { line: 0, setId: 1, set, groupId: 'main', group, repeatable }
    return [
      limitTag(limits).zh,
      limitState(limits, 9).zh,
      limitState(limits, 10).zh,
      missingLine([{ name: group.zh, missing: 1, repeatable }]).zh,
      refusalText(refusal('group-below-min', 'lines', { ...of, min: 10, count: 9, missing: 1 }), 'zh'),
      refusalText(refusal('group-above-max', 'lines', { ...of, max: 10, count: 11 }), 'zh'),
    ]
  }
  for (const each of words(true)) expect(each).toMatch(/^[^款]*份[^款]*$/)
  for (const each of words(false)) expect(each).toMatch(/^[^份]*款[^份]*$/)
})

test('search results show the tagline and the first sentence of a set', () => {
  const description = {
    zh: '十二款小食，另配鮮果。菜式已配好。',
    en: 'Twelve snacks at 1.5 each. All chosen.',
  }
  expect(setDescription({ zh: '企住食最啱', en: 'Stand and eat' }, description)).toEqual({
    zh: '企住食最啱。十二款小食，另配鮮果。',
    en: 'Stand and eat. Twelve snacks at 1.5 each.',
  })
})
