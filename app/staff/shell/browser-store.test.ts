import { afterEach, expect, test, vi } from 'vitest'
import { inBrowser, inTab } from './browser-store.ts'

/** Behaves like a browser that blocks site data. */
function refuseStorage() {
  for (const name of ['sessionStorage', 'localStorage'])
    Object.defineProperty(globalThis, name, {
      configurable: true,
      get() {
        throw new DOMException('The operation is insecure.', 'SecurityError')
      },
    })
}

function stubStorage(refuses: () => boolean = () => false) {
  const items = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem(key: string, text: string) {
      if (refuses()) throw new DOMException('It is full.', 'QuotaExceededError')
      items.set(key, text)
    },
    removeItem: (key: string) => items.delete(key),
  })
  return items
}

afterEach(() => {
  inTab.remove('a')
  inBrowser.remove('a')
  vi.unstubAllGlobals()
  Reflect.deleteProperty(globalThis, 'sessionStorage')
  Reflect.deleteProperty(globalThis, 'localStorage')
})

test('stored values are written to the browser if it allows that', () => {
  const items = stubStorage()
  inTab.write('a', 'one')
  expect(items.get('a')).toBe('one')
  expect(inTab.read('a')).toBe('one')
  expect(inTab.isStored('a')).toBe(true)
  inTab.remove('a')
  expect(items.size).toBe(0)
  expect(inTab.read('a')).toBeNull()
})

test('a value that the browser refuses to store stays in memory', () => {
  refuseStorage()
  for (const store of [inTab, inBrowser]) {
    expect(store.read('a')).toBeNull()
    store.write('a', 'one')
    expect(store.read('a')).toBe('one')
    expect(store.isStored('a')).toBe(false)
    store.remove('a')
    expect(store.read('a')).toBeNull()
  }
})

test('values of the tab and of the browser are separate', () => {
  refuseStorage()
  inTab.write('a', 'one')
  expect(inBrowser.read('a')).toBeNull()
})

test('a value that did not fit replaces the stored one until the next is stored', () => {
  let isFull = false
  const items = stubStorage(() => isFull)
  inTab.write('a', 'one')
  isFull = true
  inTab.write('a', 'two')
  expect(inTab.read('a')).toBe('two')
  isFull = false
  inTab.write('a', 'three')
  expect(items.get('a')).toBe('three')
  expect(inTab.isStored('a')).toBe(true)
})
