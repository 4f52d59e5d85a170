/** The table of contents: which module shows which page, each in Chinese and under /en. */
import { type RouteConfigEntry, route } from '@react-router/dev/routes'
import { langs } from '#domain/text.ts'
import { pageModules } from './page-modules.ts'
import { type FragmentId, fragmentPath, type PageId, pagePath } from './paths.ts'

/** What dialogs of the menu, and the calculator, ask for. */
const fragments: Record<FragmentId, string> = {
  set: 'site/set-dialog/fragment.tsx',
  gift: 'site/gifts/dialog-fragment.tsx',
  'how-much-food': 'site/how-much-food/fragment.tsx',
}

export default langs.flatMap((lang) => [
  ...Object.entries(pageModules).map(
    ([page, file]): RouteConfigEntry =>
      route(pagePath(page as PageId, lang), file, { id: `${lang}/${page}` }),
  ),
  ...Object.entries(fragments).map(
    ([fragment, file]): RouteConfigEntry =>
      route(fragmentPath(fragment as FragmentId, lang), file, { id: `${lang}/fragment-${fragment}` }),
  ),
])
