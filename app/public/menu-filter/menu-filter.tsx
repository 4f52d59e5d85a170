/** The menu for guests with needs; an address without any leads to the menu. */
import { type LoaderFunctionArgs, type MetaFunction, redirect } from 'react-router'
import { apiContext } from '#app/api.server.ts'
import { langOf, pagePath } from '#app/paths.ts'
import { pageMeta } from '#app/public/seo/page-meta.ts'
import { answeredFilter, isFiltered, menuQuery, readMenuFilter } from '#domain/menu/menu-filter.ts'
import { filteredMenuView } from './page-view.ts'
import { filteredMenuPath } from './view.ts'

export { MenuFilterPage as default } from './page.tsx'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { pathname, searchParams } = new URL(request.url)
  const lang = langOf(pathname)
  const api = context.get(apiContext)
  const read = readMenuFilter((name) => searchParams.get(name))
  const { categories } = await api.catalogue()
  const { service } = await api.settings()
  const filter = answeredFilter(read, service.allergens, categories)
  // The visit remembers the address, which must not hold what the form does not offer.
  if (menuQuery(filter) !== menuQuery(read)) throw redirect(filteredMenuPath(filter, lang))
  if (!isFiltered(filter)) throw redirect(pagePath('menu', lang))
  return filteredMenuView(filter, api, lang)
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  loaderData ? [...pageMeta(loaderData.meta), { name: 'robots', content: 'noindex' }] : []
