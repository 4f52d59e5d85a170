/** The home page with the drafts of the site, for its editors alone: the back office puts a band above it. */
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { apiContext } from '#app/api.server.ts'
import { NoticeBar } from '#app/site/layout/notice-bar.tsx'
import { noticeView } from '#app/site/layout/notice-view.ts'
import { todayInHongKong } from '#domain/calendar.ts'
import { homePageData } from './home-data.ts'
import { HomePage } from './home-page.tsx'
import { Popup } from './popup.tsx'

/** The pop-up is in the page: without a script nothing would open it. The notice stands above the page, as on every page. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const api = context.get(apiContext)
  const { popup, ...home } = await homePageData(api, new URL(request.url).pathname)
  const notice = noticeView(await api.site(), todayInHongKong(api.now()), home.lang)
  return { ...home, popup: null, shownPopup: popup, notice }
}

export const meta: MetaFunction<typeof loader> = () => [{ name: 'robots', content: 'noindex' }]

export default function HomeDraft() {
  const { shownPopup, chatHref, notice } = useLoaderData<typeof loader>()
  return (
    <>
      {notice && <NoticeBar {...notice} />}
      {shownPopup && <Popup {...shownPopup} chatHref={chatHref} isOpen />}
      <HomePage />
    </>
  )
}
