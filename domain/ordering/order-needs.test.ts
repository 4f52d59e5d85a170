import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { allergens } from '#domain/menu/allergens.ts'
import { accessKinds, checkNeeds, isHindrance, noNeeds } from './order-needs.ts'

test('the known allergens are those that the menu declares', () => {
  const { allergens: menuAllergens } = JSON.parse(readFileSync('catalogue/labels.json', 'utf8'))
  expect(menuAllergens.map(({ id }: { id: string }) => id)).toEqual([...allergens])
})

test('needs are stored once each, and their note is trimmed', () => {
  const needs = {
    allergens: ['soy', 'egg', 'soy'],
    access: ['permit', 'lift', 'lift'],
    accessNote: '  2 米限高 ',
  } as const
  expect(checkNeeds(needs, 'delivery')).toEqual({
    needs: { allergens: ['egg', 'soy'], access: ['lift', 'permit'], accessNote: '2 米限高' },
    refusals: [],
  })
})

test('a pickup has no access needs', () => {
  const needs = { allergens: ['egg'], access: ['stairs'], accessNote: '三樓' } as const
  expect(checkNeeds(needs, 'pickup').needs).toEqual({ ...noNeeds, allergens: ['egg'] })
})

test('the check of needs refuses a note that is too long', () => {
  const { refusals } = checkNeeds({ ...noNeeds, accessNote: 'x'.repeat(201) }, 'delivery')
  expect(refusals.map(({ code, field }) => [code, field])).toEqual([['text-too-long', 'accessNote']])
})

test('every access need except a lift makes a delivery harder', () => {
  expect(accessKinds.filter(isHindrance)).toEqual(['stairs', 'permit', 'no-waiting'])
})
