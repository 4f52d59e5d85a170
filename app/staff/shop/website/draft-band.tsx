import type { CSSProperties } from 'react'
import {
  Form,
  Link,
  type LoaderFunctionArgs,
  type MiddlewareFunction,
  Outlet,
  useLoaderData,
  useLocation,
  useSearchParams,
} from 'react-router'
import { apiContext, staffApiContext } from '#app/api.server.ts'
import { previewedPages, siteDraftPath, staffPath } from '#app/staff/addresses.ts'
import { signedInTo } from '#app/staff/shell/signed-in.server.ts'
import styles from '#app/staff/shop/menus/drafts/draft-band.module.css'
import { OtherPreview } from '#app/staff/shop/menus/drafts/other-preview.tsx'
import { useText } from '#app/ui/lang.tsx'
import { menusPage } from '#content/staff/shop/menus/menus.ts'
import { sitePage } from '#content/staff/shop/settings/site.ts'
import { type CalendarDate, parseCalendarDate } from '#domain/calendar.ts'
import { brandProperties } from '#domain/shop/brand-style.ts'

/** The pages below request drafts instead of published data. */
export const middleware: MiddlewareFunction[] = [
  async (args) => {
    const { staff } = signedInTo('edit-site', args)
    const { siteContent } = args.context.get(staffApiContext)
    const day = dayIn(new URL(args.request.url).searchParams)
    args.context.set(apiContext, await siteContent.preview(staff, args.context.get(apiContext), day))
  },
]

export const loader = async ({ context }: LoaderFunctionArgs) => ({
  brand: (await context.get(apiContext).shop()).brand,
})

const editPages = { clients: 'siteClients', terms: 'siteTerms', privacy: 'sitePrivacy' } as const

/** Null previews today. */
const dayIn = (query: URLSearchParams): CalendarDate | null => parseCalendarDate(query.get('day') ?? '')

export default function DraftBand() {
  const text = useText()
  const day = dayIn(useSearchParams()[0])
  const { pathname } = useLocation()
  const ownPage = previewedPages.find((page) => pathname.endsWith(`/${page}/`)) ?? null
  const { brand } = useLoaderData<typeof loader>()
  return (
    <>
      <div className={styles.band}>
        <b>{text(menusPage.previewOf)}</b>
        <span>{text(sitePage.previewNote)}</span>
        <Link to={staffPath(ownPage ? editPages[ownPage] : 'site')}>{text(menusPage.backToEdit)}</Link>
        {!ownPage && (
          <Form method="get" className={styles.day}>
            <label>
              {text(sitePage.previewDay)} <input type="date" name="day" defaultValue={day ?? ''} />
            </label>
            <button type="submit">{text(sitePage.previewThen)}</button>
          </Form>
        )}
        <OtherPreview to={(lang) => `${siteDraftPath(lang, ownPage)}${day ? `?day=${day}` : ''}`} />
      </div>
      <div style={brandProperties(brand) as CSSProperties}>
        <Outlet />
      </div>
    </>
  )
}
