/** The menu for guests with needs; an address without any leads to the menu. */
import { type LoaderFunctionArgs, type MetaFunction, redirect } from 'react-router'
import { apiContext } from '#app/api.server.ts'
import { langOf, pagePath } from '#app/paths.ts'
import { pageMeta } from '#app/public/seo/page-meta.ts'
import { isFiltered, readMenuFilter } from '#domain/menu/menu-filter.ts'
import { filteredMenuView } from './page-view.ts'

export { MenuFilterPage as default } from './page.tsx'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { pathname, searchParams } = new URL(request.url)
  const lang = langOf(pathname)
  const filter = readMenuFilter((name) => searchParams.get(name))
  if (!isFiltered(filter)) throw redirect(pagePath('menu', lang))
  return filteredMenuView(filter, context.get(apiContext), lang)
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  loaderData ? [...pageMeta(loaderData.meta), { name: 'robots', content: 'noindex' }] : []
