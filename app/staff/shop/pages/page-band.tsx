import { Link, type MiddlewareFunction, Outlet, useLocation, useParams } from 'react-router'
import { apiContext, staffApiContext } from '#app/api.server.ts'
import { inLanguage } from '#app/paths.ts'
import { pageEditPath } from '#app/staff/addresses.ts'
import { signedInTo } from '#app/staff/shell/signed-in.server.ts'
import styles from '#app/staff/shop/menus/drafts/draft-band.module.css'
import { OtherPreview } from '#app/staff/shop/menus/drafts/other-preview.tsx'
import { useText } from '#app/ui/lang.tsx'
import { pagesPage } from '#content/staff/shop/pages.ts'

/** The page below requests its draft instead of published data. */
export const middleware: MiddlewareFunction[] = [
  async (args) => {
    const { staff } = signedInTo('edit-site', args)
    const { pages } = args.context.get(staffApiContext)
    args.context.set(
      apiContext,
      await pages.preview(staff, args.context.get(apiContext), args.params.page ?? ''),
    )
  },
]

export default function PageBand() {
  const text = useText()
  const { pathname } = useLocation()
  const { page = '' } = useParams()
  return (
    <>
      <p className={styles.band}>
        <b>{text(pagesPage.previewOf)}</b>
        <span>{text(pagesPage.previewNote)}</span>
        <Link to={pageEditPath(page)}>{text(pagesPage.backToEdit)}</Link>
        <OtherPreview to={(lang) => inLanguage(pathname, lang)} />
      </p>
      <Outlet />
    </>
  )
}
