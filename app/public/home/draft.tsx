/** The home page with the drafts of the site, for its editors alone: the back office puts a band above it. */
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { apiContext } from '#app/api.server.ts'
import { HomePage } from './home-page.tsx'
import { homePageView } from './home-page-view.ts'
import { Popup } from './popup.tsx'

/** The pop-up is in the page: without a script nothing would open it. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const { popup, ...home } = await homePageView(context.get(apiContext), new URL(request.url).pathname)
  return { ...home, popup: null, shownPopup: popup }
}

export const meta: MetaFunction<typeof loader> = () => [{ name: 'robots', content: 'noindex' }]

export default function HomeDraft() {
  const { shownPopup, chatHref } = useLoaderData<typeof loader>()
  return (
    <>
      {shownPopup && <Popup {...shownPopup} chatHref={chatHref} isOpen />}
      <HomePage />
    </>
  )
}
