import { Link, type MiddlewareFunction, Outlet, useLocation } from 'react-router'
import { apiContext, staffApiContext } from '#app/api.server.ts'
import { inLanguage } from '#app/paths.ts'
import { staffPath } from '#app/staff/addresses.ts'
import { signedInTo } from '#app/staff/shell/signed-in.server.ts'
import { useLang, useText } from '#app/ui/lang.tsx'
import { menusPage } from '#content/staff/shop/menus/menus.ts'
import { langTags, otherLang } from '#domain/text.ts'
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
  const other = otherLang(useLang())
  const { pathname, search } = useLocation()
  return (
    <>
      <p className={styles.band}>
        <b>{text(menusPage.previewOf)}</b>
        <span>{text(menusPage.previewNote)}</span>
        <Link to={staffPath('categoriesAndGifts')}>{text(menusPage.backToEdit)}</Link>
        <Link to={`${inLanguage(pathname, other)}${search}`} lang={langTags[other]}>
          {menusPage.ofLanguage[other]}
        </Link>
      </p>
      <Outlet />
    </>
  )
}
