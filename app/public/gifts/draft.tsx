/** Editors preview an unpublished gift here. */
import type { LoaderFunctionArgs, MetaFunction } from 'react-router'
import { apiContext } from '#app/api.server.ts'
import { giftPageView } from './gift-page-view.ts'

export { GiftPage as default } from './gift-page.tsx'

export const loader = ({ context, request }: LoaderFunctionArgs) =>
  giftPageView(context.get(apiContext), new URL(request.url))

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [
  { title: loaderData?.meta.title ?? '' },
  { name: 'robots', content: 'noindex' },
]
