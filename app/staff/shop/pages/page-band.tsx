import { Link, type MiddlewareFunction, Outlet, useLocation, useParams } from 'react-router'
import { apiContext, staffApiContext } from '#app/api.server.ts'
import { inLanguage } from '#app/paths.ts'
import { pageEditPath } from '#app/staff/addresses.ts'
import { signedInTo } from '#app/staff/shell/signed-in.server.ts'
import styles from '#app/staff/shop/menus/drafts/draft-band.module.css'
import { useLang, useText } from '#app/ui/lang.tsx'
import { menusPage } from '#content/staff/shop/menus/menus.ts'
import { pagesPage } from '#content/staff/shop/pages.ts'
import { langTags, otherLang } from '#domain/text.ts'

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
  const other = otherLang(useLang())
  const { pathname } = useLocation()
  const { page = '' } = useParams()
  return (
    <>
      <p className={styles.band}>
        <b>{text(pagesPage.previewOf)}</b>
        <span>{text(pagesPage.previewNote)}</span>
        <Link to={pageEditPath(page)}>{text(pagesPage.backToEdit)}</Link>
        <Link to={inLanguage(pathname, other)} lang={langTags[other]}>
          {menusPage.ofLanguage[other]}
        </Link>
      </p>
      <Outlet />
    </>
  )
}
