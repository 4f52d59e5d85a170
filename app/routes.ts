/** The server renders ids with `shared/` once for everyone, and others for each request with its session. */
import { layout, type RouteConfig, route } from '@react-router/dev/routes'
import { type Lang, langs } from '#domain/text.ts'
import { pageModules } from './page-modules.ts'
import { type FragmentId, fragmentPath, isPrivatePage, type PageId, pageIds, pagePath } from './paths.ts'
import { staffRoutes } from './staff/routes.ts'

const fragments = {
  set: 'public/set-dialog/fragment.tsx',
  gift: 'public/gifts/dialog-fragment.tsx',
  'how-much-food': 'public/how-much-food/fragment.tsx',
} satisfies Record<FragmentId, string>

const pageRoute = (page: PageId, lang: Lang) =>
  route(pagePath(page, lang), pageModules[page], {
    id: `${isPrivatePage(page) ? 'private' : 'shared'}/${lang}/${page}`,
  })

const fragmentRoute = (fragment: FragmentId, lang: Lang) =>
  route(fragmentPath(fragment, lang), fragments[fragment], { id: `shared/${lang}/fragment-${fragment}` })

export default [
  layout(
    'public/layout/layout.tsx',
    langs.flatMap((lang) => pageIds.map((page) => pageRoute(page, lang))),
  ),
  ...staffRoutes,
  ...langs.flatMap((lang) =>
    (Object.keys(fragments) as FragmentId[]).map((fragment) => fragmentRoute(fragment, lang)),
  ),
] satisfies RouteConfig
