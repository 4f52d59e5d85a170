/** One page of each kind to measure load times. */
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
