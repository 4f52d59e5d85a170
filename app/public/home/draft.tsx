/** Preview of the home page with the site's drafts for its editors, with a band of the back office. */
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { apiContext } from '#app/api.server.ts'
import { HomePage } from './home-page.tsx'
import { homePageView } from './home-page-view.ts'
import { Popup } from './popup.tsx'

/** The popup is part of the page, because the preview has no script to open it. */
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
