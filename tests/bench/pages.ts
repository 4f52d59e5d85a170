/**
 * The pages whose load time is measured: one of each kind. The sizes of all pages are measured, see
 * tests/support/site/addresses.ts.
 */
import { pagePath, setPath } from '#app/paths.ts'
import { firstSet } from './shop.ts'

export const timedPages = [
  { name: 'home', path: pagePath('home', 'zh') },
  { name: 'menu', path: pagePath('menu', 'zh') },
  { name: 'set menu', path: setPath(firstSet().slug, 'zh') },
  { name: 'landing', path: pagePath('thai-catering', 'zh') },
  { name: 'district', path: pagePath('kwun-tong', 'zh') },
  { name: 'enquiry', path: pagePath('enquiry', 'zh') },
  { name: 'home, English', path: pagePath('home', 'en') },
]
