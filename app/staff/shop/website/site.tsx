import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { useAnswer } from '#app/staff/shell/live/use-answer.ts'
import { withShopName } from '#app/staff/shell/page-title.ts'
import { noDraftResult } from '#app/staff/shop/menus/drafts/posted-form.ts'
import { sitePage } from '#content/staff/shop/settings/site.ts'
import { front, listNames } from '#domain/staff/shop/website/front-part.ts'
import { BannerList } from './banner-list.tsx'
import { NoticeFields } from './notice-fields.tsx'
import { PartPage } from './part-page.tsx'
import { actOnPart, loadPart } from './posted-part.ts'

export const meta = withShopName(sitePage.title)

export const loader = (args: LoaderFunctionArgs) => loadPart('front', args)
export const action = (args: ActionFunctionArgs) => actOnPart('front', args)

/** Revalidate after errors too: a refusal means that stored data changed. */
export const shouldRevalidate = () => true

export default function Site() {
  const view = useLoaderData<typeof loader>()
  const formResult = useAnswer<typeof action>() ?? noDraftResult
  return (
    <PartPage part={front} view={view} formResult={formResult}>
      {(fields) => (
        <>
          <NoticeFields {...fields} />
          {listNames.map((list) => (
            <BannerList key={list} list={list} {...fields} />
          ))}
        </>
      )}
    </PartPage>
  )
}
