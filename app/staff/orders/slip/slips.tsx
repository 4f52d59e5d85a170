/** Slips are in order of delivery. */
import { type ClientLoaderFunctionArgs, Link, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { staffApiContext } from '#app/api.server.ts'
import { staffPath } from '#app/staff/addresses.ts'
import { keepLastGood, type Stale } from '#app/staff/shell/live/last-good.ts'
import { StaleNote } from '#app/staff/shell/live/stale-note.tsx'
import type { LiveHandle } from '#app/staff/shell/live/use-staff-events.ts'
import { withShopName } from '#app/staff/shell/page-title.ts'
import { signedIn } from '#app/staff/shell/signed-in.server.ts'
import { Button, ButtonLink } from '#app/staff/shell/ui/button.tsx'
import { StaffIcon } from '#app/staff/shell/ui/icon.tsx'
import { NothingHere } from '#app/staff/shell/ui/nothing-here.tsx'
import { PageHead } from '#app/staff/shell/ui/page-head.tsx'
import { useText } from '#app/ui/lang.tsx'
import { slip, slipCount } from '#content/staff/orders/slip.ts'
import { pageNames } from '#content/staff/shell/page-names.ts'
import { chosenQuery, readOrderIds } from '#domain/staff/orders/chosen-orders.ts'
import { chosenCopies } from '#domain/staff/orders/slip.ts'
import { CopyPicker } from './copy-picker.tsx'
import { Sheets } from './sheets.tsx'
import styles from './slip.module.css'

export async function loader(args: LoaderFunctionArgs) {
  const { staff } = signedIn(args)
  const { searchParams } = new URL(args.request.url)
  const ids = readOrderIds(searchParams.get('orders') ?? '')
  const orders = await args.context.get(staffApiContext).orders.slips(staff, ids)
  const seesPrices = orders.some(({ money }) => money !== null)
  return { orders, copies: chosenCopies(searchParams.get('copy'), seesPrices), query: chosenQuery(ids) }
}

export const handle: LiveHandle = { isLive: true }

export const meta = withShopName(slip.ofSelection)

const orLastGood = keepLastGood<Awaited<ReturnType<typeof loader>>>()

export const clientLoader = ({ request, serverLoader }: ClientLoaderFunctionArgs) =>
  orLastGood(request, () => serverLoader<typeof loader>())
clientLoader.hydrate = true as const

export default function Slips() {
  const { orders, copies, query, staleSince } = useLoaderData<Awaited<ReturnType<typeof loader>> & Stale>()
  const text = useText()
  return (
    <>
      <div className={styles.screen}>
        <StaleNote since={staleSince} />
        <Link to={staffPath('orders')}>← {text(pageNames.orders)}</Link>
        <PageHead title={text(slip.ofSelection)} summary={text(slipCount(orders.length))}>
          {orders.length > 0 && (
            <>
              {orders.some(({ money }) => money) && <CopyPicker copies={copies} query={query} />}
              <Button type="button" kind="go" onClick={() => print()}>
                <StaffIcon name="print" /> {text(slip.print)}
              </Button>
            </>
          )}
        </PageHead>
        {orders.length === 0 && (
          <NothingHere action={<ButtonLink to={staffPath('orders')}>{text(pageNames.orders)}</ButtonLink>}>
            {text(slip.noneChosen)}
          </NothingHere>
        )}
      </div>
      <Sheets orders={orders} copies={copies} />
    </>
  )
}
