import { expect, test } from 'vitest'
import { orderPath, pagePath, picturePath, setPath } from '#app/paths.ts'
import { speculationRules } from './speculation-rules.ts'

const rules = JSON.parse(speculationRules)

interface Condition {
  readonly and?: readonly Condition[]
  readonly not?: Condition
  readonly href_matches?: string | readonly string[]
}

/** Our patterns are prefixes. */
function meets({ and, not, href_matches }: Condition, address: string): boolean {
  if (and) return and.every((each) => meets(each, address))
  if (not) return !meets(not, address)
  return [href_matches ?? []].flat().some((pattern) => address.startsWith(pattern.replace(/\*$/, '')))
}
const isPrerendered = (address: string) => meets(rules.prerender[0].where, address)
const isPrefetched = (address: string) => meets(rules.prefetch[0].where, address)

test('any public page is rendered ahead, and menus and sets are fetched ahead', () => {
  for (const lang of ['zh', 'en'] as const) {
    for (const address of [pagePath('home', lang), pagePath('menu', lang), setPath('deluxe-10', lang)])
      expect(isPrerendered(address)).toBe(true)
    expect(isPrefetched(pagePath('menu', lang))).toBe(true)
    expect(isPrefetched(setPath('deluxe-10', lang))).toBe(true)
    expect(isPrefetched(pagePath('contact', lang))).toBe(false)
    expect(isPrefetched(`${pagePath('menu-filter', lang)}?no=peanut`)).toBe(false)
  }
})

test('private pages and API addresses are never prefetched', () => {
  const addresses = [
    orderPath('HY1', 'key', 'zh'),
    orderPath('HY1', 'key', 'en'),
    '/staff/orders/',
    '/en/staff/orders/',
    picturePath({ id: 1, version: 'a' }, 180),
    '/share/home-zh.jpg',
  ]
  expect(addresses.filter((address) => isPrerendered(address) || isPrefetched(address))).toEqual([])
})
