import { Link, type MiddlewareFunction, Outlet, useLocation } from 'react-router'
import { apiContext, staffApiContext } from '#app/api.server.ts'
import { inLanguage } from '#app/paths.ts'
import { staffPath } from '#app/staff/addresses.ts'
import { signedInTo } from '#app/staff/shell/signed-in.server.ts'
import { OtherPreview } from '#app/staff/shop/menus/drafts/other-preview.tsx'
import { useText } from '#app/ui/lang.tsx'
import { menusPage } from '#content/staff/shop/menus/menus.ts'
import styles from './drafts/draft-band.module.css'

/** The pages below request drafts instead of published data. */
export const middleware: MiddlewareFunction[] = [
  async (args) => {
    const { staff } = signedInTo('edit-menus', args)
    const { menus } = args.context.get(staffApiContext)
    const gift = new URL(args.request.url).searchParams.get('name')
    args.context.set(apiContext, await menus.preview(staff, args.context.get(apiContext), gift))
  },
]

export default function MenuBand() {
  const text = useText()
  const { pathname, search } = useLocation()
  return (
    <>
      <p className={styles.band}>
        <b>{text(menusPage.previewOf)}</b>
        <span>{text(menusPage.previewNote)}</span>
        <Link to={staffPath('categoriesAndGifts')}>{text(menusPage.backToEdit)}</Link>
        <OtherPreview to={(lang) => `${inLanguage(pathname, lang)}${search}`} />
      </p>
      <Outlet />
    </>
  )
}
