/** The table of contents: which module shows which page, each in Chinese and under /en. */
import { type RouteConfigEntry, route } from '@react-router/dev/routes'
import { langs } from '../domain/text.ts'
import { type PageId, pagePath } from './paths.ts'

const modules: Partial<Record<PageId, string>> = {
  home: 'site/home.tsx',
}

export default langs.flatMap((lang) =>
  Object.entries(modules).map(
    ([page, file]): RouteConfigEntry =>
      route(pagePath(page as PageId, lang), file, { id: `${lang}/${page}` }),
  ),
)
