import { Link, type LoaderFunctionArgs, Outlet, useParams } from 'react-router'
import { draftPath, setEditPath } from '#app/staff/addresses.ts'
import { signedInTo } from '#app/staff/shell/signed-in.server.ts'
import { useText } from '#app/ui/lang.tsx'
import { menusPage } from '#content/staff/shop/menus/menus.ts'
import styles from './draft-band.module.css'
import { OtherPreview } from './other-preview.tsx'

export function loader(args: LoaderFunctionArgs) {
  signedInTo('edit-menus', args)
  return null
}

export default function DraftBand() {
  const text = useText()
  const setId = Number(useParams().set)
  return (
    <>
      <p className={styles.band}>
        <b>{text(menusPage.previewOf)}</b>
        <span>{text(menusPage.previewNote)}</span>
        <Link to={setEditPath(setId)}>{text(menusPage.backToEdit)}</Link>
        <OtherPreview to={(lang) => draftPath(setId, lang)} />
      </p>
      <Outlet />
    </>
  )
}
