/** The specification describes this in section 2. */
import { type LoaderFunctionArgs, type MetaFunction, redirect } from 'react-router'
import { apiContext } from '#app/api.server.ts'
import { langOf, pagePath } from '#app/paths.ts'
import { pageMeta } from '#app/public/seo/page-meta.ts'
import { findSet } from '#domain/menu/set-lookup.ts'
import { setPageView } from './set-page-view.ts'

export { SetPage as default } from './set-page.tsx'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const api = context.get(apiContext)
  const { pathname, searchParams } = new URL(request.url)
  const { sets, categories } = await api.catalogue()
  const set = findSet(sets, searchParams.get('name'))
  if (!set) throw redirect(pagePath('notFound', langOf(pathname)))
  return setPageView(set, categories, api, pathname)
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  loaderData ? pageMeta(loaderData.meta) : []
