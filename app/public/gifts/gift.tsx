/** Shared links and cards without JavaScript open this page. */
import type { LoaderFunctionArgs, MetaFunction } from 'react-router'
import { apiContext } from '#app/api.server.ts'
import { pageMeta } from '#app/public/seo/page-meta.ts'
import { giftPageView } from './gift-page-view.ts'

export { GiftPage as default } from './gift-page.tsx'

export const loader = ({ context, request }: LoaderFunctionArgs) =>
  giftPageView(context.get(apiContext), new URL(request.url))

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  loaderData ? pageMeta(loaderData.meta) : []
