import fc from 'fast-check'
import { expect, test } from 'vitest'
import { keyAction, pageKeys } from './keys.ts'

const plain = { hasModifier: false, hasControl: false, isInField: false, isRepeated: false }
const keys = fc.constantFrom(...pageKeys, 'j', 'k', 'g', '?', 'o', 'Enter', 'Tab', 'ArrowDown')

test('single keys do nothing inside fields, with a modifier, or when a person switched them off', () => {
  fc.assert(
    fc.property(keys, fc.boolean(), (key, afterG) => {
      expect(keyAction({ ...plain, key, isInField: true }, afterG, true)).toBeNull()
      expect(keyAction({ ...plain, key, hasModifier: true }, afterG, true)).toBeNull()
      expect(keyAction({ ...plain, key }, afterG, false)).toBeNull()
    }),
  )
})

test('G and a second letter open the page of that letter', () => {
  expect(keyAction({ ...plain, key: 'g' }, false, true)).toEqual({ kind: 'go-where' })
  expect(keyAction({ ...plain, key: 'o' }, true, true)).toEqual({ kind: 'go', to: 'orders' })
  expect(keyAction({ ...plain, key: 'x' }, true, true)).toBeNull()
})

test('small letters, capital letters and Caps Lock have the same effect', () => {
  expect(keyAction({ ...plain, key: 'J' }, false, true)).toEqual({ kind: 'move', by: 1 })
})

test('the keys for saving and closing work inside fields too', () => {
  expect(keyAction({ ...plain, key: 's', hasControl: true, isInField: true }, false, false)).toEqual({
    kind: 'save',
  })
  expect(keyAction({ ...plain, key: 'Escape', isInField: true }, false, false)).toEqual({ kind: 'close' })
})

test('a key that is held down repeats only the steps through a list', () => {
  expect(keyAction({ ...plain, key: 'j', isRepeated: true }, false, true)).toEqual({ kind: 'move', by: 1 })
  for (const key of pageKeys) expect(keyAction({ ...plain, key, isRepeated: true }, false, true)).toBeNull()
})
