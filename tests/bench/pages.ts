/** The pages that are measured. */
import { mealPath, pagePath } from '#app/paths.ts'
import sets from '../../catalogue/setMenus.json' with { type: 'json' }

export const measuredPages = [
  { name: 'home', path: pagePath('home', 'zh') },
  { name: 'menu', path: pagePath('menu', 'zh') },
  { name: 'set menu', path: mealPath(sets[0]?.slug ?? '', 'zh') },
  { name: 'home, English', path: pagePath('home', 'en') },
]
