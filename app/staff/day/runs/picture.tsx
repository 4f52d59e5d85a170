import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { staffApiContext } from '#app/api.server.ts'
import { staffPath } from '#app/staff/addresses.ts'
import { withShopName } from '#app/staff/shell/page-title.ts'
import { signedInTo } from '#app/staff/shell/signed-in.server.ts'
import { ButtonLink } from '#app/staff/shell/ui/button.tsx'
import { PageHead } from '#app/staff/shell/ui/page-head.tsx'
import { useText } from '#app/ui/lang.tsx'
import { photoNames, runsPage } from '#content/staff/day/runs.ts'
import { timeInHongKong } from '#domain/calendar.ts'
import styles from './sheets.module.css'

export const meta = withShopName(runsPage.photo)

export async function loader(args: LoaderFunctionArgs) {
  const { staff } = signedInTo('drive', args)
  const pictures = await args.context.get(staffApiContext).runs.pictures(staff, Number(args.params.order))
  if (pictures.length === 0) throw data(null, 404)
  return { pictures }
}

export default function Picture() {
  const { pictures } = useLoaderData<typeof loader>()
  const text = useText()
  return (
    <>
      <PageHead title={text(runsPage.photo)} summary="">
        <ButtonLink to={staffPath('runs')}>{text(runsPage.office)}</ButtonLink>
      </PageHead>
      {pictures.map(({ kind, source, takenAt, takenBy }) => (
        <figure key={kind} className={styles.figure}>
          <img className={styles.picture} src={source} alt={text(photoNames[kind])} />
          <figcaption>
            <b>{text(photoNames[kind])}</b> {timeInHongKong(takenAt)} {takenBy}
          </figcaption>
        </figure>
      ))}
    </>
  )
}
