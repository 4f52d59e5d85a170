import { orderChatPath } from '#app/staff/addresses.ts'
import { Button } from '#app/staff/shell/ui/button.tsx'
import { GivenOut } from '#app/staff/shell/ui/given-out.tsx'
import { useText } from '#app/ui/lang.tsx'
import { customerLink } from '#content/staff/orders/customer-link.ts'
import type { StaffOrder } from '#server/page-data/staff/orders/staff-order.ts'
import card from './card.module.css'
import { OrderForm } from './moves.tsx'
import styles from './order-summary.module.css'

/**
 * Visible for orders that staff entered, whose customers have no e-mail with the link yet.
 * @param link null if the person may send it but not read it
 */
export function CustomerLink({ order, link }: { readonly order: StaffOrder; readonly link: string | null }) {
  const text = useText()
  const { reference, contact } = order
  return (
    <details className={card.aside} open={order.events.some(({ source }) => source !== null)}>
      <summary>{text(customerLink.title)}</summary>
      {link !== null && (
        <GivenOut label={text(customerLink.title)} hint={text(customerLink.hint)} secret={link} />
      )}
      {contact && contact.email !== '' && (
        <OrderForm order={order}>
          <Button name="verb" value="send-link">
            {text(customerLink.sendByMail)}
          </Button>
        </OrderForm>
      )}
      {contact && (
        <a className={styles.call} href={orderChatPath(reference)} rel="noreferrer" target="_blank">
          {text(customerLink.send)}
        </a>
      )}
    </details>
  )
}
