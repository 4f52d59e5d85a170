/** Editors preview the unpublished home page here. */
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { apiContext } from '#app/api.server.ts'
import { HomePage } from './home-page.tsx'
import { homePageView } from './home-page-view.ts'
import { Popup } from './popup.tsx'

/** The preview has no script to open the popup. */
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
