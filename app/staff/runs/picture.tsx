/** The picture that a driver took at a stop. */
import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { staffApiContext } from '#app/api.server.ts'
import { staffPath } from '#app/staff/addresses.ts'
import { titled } from '#app/staff/page-title.ts'
import { signedInTo } from '#app/staff/signed-in.server.ts'
import { ButtonLink } from '#app/staff/ui/button.tsx'
import { PageHead } from '#app/staff/ui/page-head.tsx'
import { useText } from '#app/ui/lang.tsx'
import { runsPage } from '#content/staff/runs.ts'
import styles from './sheets.module.css'

export const meta = titled(runsPage.photo)

export async function loader(args: LoaderFunctionArgs) {
  const { staff } = signedInTo('drive', args)
  const picture = await args.context.get(staffApiContext).runs.picture(staff, Number(args.params.order))
  if (!picture) throw data(null, 404)
  return { picture }
}

export default function Picture() {
  const { picture } = useLoaderData<typeof loader>()
  const text = useText()
  return (
    <>
      <PageHead title={text(runsPage.photo)} summary="">
        <ButtonLink to={staffPath('runs')}>{text(runsPage.office)}</ButtonLink>
      </PageHead>
      <img className={styles.picture} src={picture} alt={text(runsPage.photo)} />
    </>
  )
}
