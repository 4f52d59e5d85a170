/** The pages whose loading is timed: one of each kind. All pages are weighed, see tests/support/addresses.ts. */
import { mealPath, pagePath } from '#app/paths.ts'
import sets from '../../catalogue/setMenus.json' with { type: 'json' }

export const timedPages = [
  { name: 'home', path: pagePath('home', 'zh') },
  { name: 'menu', path: pagePath('menu', 'zh') },
  { name: 'set menu', path: mealPath(sets[0]?.slug ?? '', 'zh') },
  { name: 'landing', path: pagePath('thai-catering', 'zh') },
  { name: 'district', path: pagePath('kwun-tong', 'zh') },
  { name: 'enquiry', path: pagePath('enquiry', 'zh') },
  { name: 'home, English', path: pagePath('home', 'en') },
]
