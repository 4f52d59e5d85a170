/** Around the preview of the site: who may see it, its drafts, and a band that says what it is. */

import { Link, type MiddlewareFunction, Outlet } from 'react-router'
import { apiContext, staffApiContext } from '#app/api.server.ts'
import { siteDraftPath, staffPath } from '#app/staff/addresses.ts'
import styles from '#app/staff/menus/draft-band.module.css'
import { signedInTo } from '#app/staff/signed-in.server.ts'
import { useLang, useText } from '#app/ui/lang.tsx'
import { menusPage } from '#content/staff/menus.ts'
import { sitePage } from '#content/staff/site.ts'
import { otherLang } from '#domain/text.ts'

/** The pages below request the drafts in place of what is published. */
export const middleware: MiddlewareFunction[] = [
  async (args) => {
    const { staff } = signedInTo('edit-site', args)
    const { siteContent } = args.context.get(staffApiContext)
    args.context.set(apiContext, await siteContent.preview(staff, args.context.get(apiContext)))
  },
]

export default function DraftBand() {
  const text = useText()
  const other = otherLang(useLang())
  return (
    <>
      <p className={styles.band}>
        <b>{text(menusPage.previewOf)}</b>
        <span>{text(sitePage.previewNote)}</span>
        <Link to={staffPath('site')}>{text(menusPage.backToEdit)}</Link>
        <Link to={siteDraftPath(other)} lang={other === 'zh' ? 'zh-HK' : 'en'}>
          {menusPage.ofLanguage[other]}
        </Link>
      </p>
      <Outlet />
    </>
  )
}
