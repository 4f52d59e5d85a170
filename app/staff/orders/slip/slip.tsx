/** The kitchen's copy has no prices. */
import {
  type ClientLoaderFunctionArgs,
  data,
  Link,
  type LoaderFunctionArgs,
  type MetaDescriptor,
  useLoaderData,
} from 'react-router'
import { staffApiContext } from '#app/api.server.ts'
import { staffOrderPath } from '#app/staff/addresses.ts'
import { keepLastGood, type Stale } from '#app/staff/shell/live/last-good.ts'
import { StaleNote } from '#app/staff/shell/live/stale-note.tsx'
import type { LiveHandle } from '#app/staff/shell/live/use-staff-events.ts'
import { signedIn } from '#app/staff/shell/signed-in.server.ts'
import { Button } from '#app/staff/shell/ui/button.tsx'
import { StaffIcon } from '#app/staff/shell/ui/icon.tsx'
import { PageHead } from '#app/staff/shell/ui/page-head.tsx'
import { useText } from '#app/ui/lang.tsx'
import { slip, slipTitle } from '#content/staff/orders/slip.ts'
import { chosenCopies } from '#domain/staff/orders/slip.ts'
import { CopyPicker } from './copy-picker.tsx'
import { Sheets } from './sheets.tsx'
import styles from './slip.module.css'

export async function loader(args: LoaderFunctionArgs) {
  const { staff } = signedIn(args)
  const order = await args.context.get(staffApiContext).orders.slip(staff, args.params.reference ?? '')
  if (!order) throw data(null, 404)
  const copies = chosenCopies(new URL(args.request.url).searchParams.get('copy'), order.money !== null)
  return { order, copies, lang: staff.lang }
}

export const handle: LiveHandle = { isLive: true }

type SlipData = Awaited<ReturnType<typeof loader>>

export const meta = ({ data: slipData }: { data: SlipData | undefined }): MetaDescriptor[] => [
  { title: slipData ? slipTitle(slipData.order.reference)[slipData.lang] : slip.title.zh },
]

const orLastGood = keepLastGood<SlipData>()

export const clientLoader = ({ request, serverLoader }: ClientLoaderFunctionArgs) =>
  orLastGood(request, () => serverLoader<typeof loader>())
clientLoader.hydrate = true as const

export default function Slip() {
  const { order, copies, staleSince } = useLoaderData<SlipData & Stale>()
  const text = useText()
  return (
    <>
      <div className={styles.screen}>
        <StaleNote since={staleSince} />
        <Link to={staffOrderPath(order.reference)}>
          ← <span className="num">{order.reference}</span>
        </Link>
        <PageHead title={text(slip.title)} summary={text(slip.lead)}>
          {order.money && <CopyPicker copies={copies} />}
          <Button type="button" kind="go" onClick={() => print()}>
            <StaffIcon name="print" /> {text(slip.print)}
          </Button>
        </PageHead>
      </div>
      <Sheets copies={copies} orders={[order]} />
    </>
  )
}
