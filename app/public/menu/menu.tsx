/** The specification describes this in section 2. */
import type { LoaderFunctionArgs, MetaFunction } from 'react-router'
import { apiContext } from '#app/api.server.ts'
import { pageMeta } from '#app/public/seo/page-meta.ts'
import { menuPageView } from './menu-page-view.ts'

export { MenuPage as default } from './menu-page.tsx'

export const loader = ({ context, request }: LoaderFunctionArgs) =>
  menuPageView(context.get(apiContext), new URL(request.url).pathname)

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  loaderData ? pageMeta(loaderData.meta) : []
