/** Full size makes small print readable. */
import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { staffApiContext } from '#app/api.server.ts'
import { staffOrderPath } from '#app/staff/addresses.ts'
import { withShopName } from '#app/staff/shell/page-title.ts'
import { signedInTo } from '#app/staff/shell/signed-in.server.ts'
import { ButtonLink } from '#app/staff/shell/ui/button.tsx'
import { PageHead } from '#app/staff/shell/ui/page-head.tsx'
import { useText } from '#app/ui/lang.tsx'
import { orderPage } from '#content/staff/orders/order.ts'
import { formatExact } from '#domain/money.ts'
import styles from './payment.module.css'

export const meta = withShopName(orderPage.proof)

export async function loader(args: LoaderFunctionArgs) {
  const { staff } = signedInTo('mark-paid', args)
  const order = await args.context.get(staffApiContext).orders.order(staff, args.params.reference ?? '')
  if (!order?.money || order.proofs.length === 0) throw data(null, 404)
  return { reference: order.reference, due: order.money.due, proofs: order.proofs }
}

export default function Proofs() {
  const { reference, due, proofs } = useLoaderData<typeof loader>()
  const text = useText()
  return (
    <>
      <PageHead
        title={`${text(orderPage.proof)} ${reference}`}
        summary={`${text(orderPage.due)} ${formatExact(due)}`}
      >
        <ButtonLink to={`${staffOrderPath(reference)}#payment`}>{text(orderPage.backToPayment)}</ButtonLink>
      </PageHead>
      {proofs.map((picture, index) => (
        <section
          key={picture}
          id={`proof-${index + 1}`}
          className={styles.whole}
          aria-label={`${text(orderPage.proof)} ${index + 1}`}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls what is wider than the page
          tabIndex={0}
        >
          <img src={picture} alt={text(orderPage.proof)} />
        </section>
      ))}
    </>
  )
}
