/** Editors preview an unpublished set here. */
import { data, type LoaderFunctionArgs, type MetaFunction } from 'react-router'
import { apiContext, sessionContext, staffApiContext } from '#app/api.server.ts'
import { setPageView } from './set-page-view.ts'

export { SetPage as default } from './set-page.tsx'

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const session = context.get(sessionContext)
  const draft =
    session &&
    !session.lacksFactor &&
    (await context.get(staffApiContext).menus.draft(session.staff, Number(params.set)))
  if (!draft) throw data(null, 404)
  const { categories } = await context.get(apiContext).catalogue()
  return setPageView(draft, categories, context.get(apiContext), new URL(request.url).pathname)
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [
  { title: loaderData?.meta.title ?? '' },
  { name: 'robots', content: 'noindex' },
]
