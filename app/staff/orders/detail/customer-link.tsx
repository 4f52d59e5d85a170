import { orderChatPath } from '#app/staff/addresses.ts'
import { Button } from '#app/staff/shell/ui/button.tsx'
import { useText } from '#app/ui/lang.tsx'
import { customerLink } from '#content/staff/orders/customer-link.ts'
import type { StaffOrder } from '#server/page-data/staff/orders/staff-order.ts'
import card from './card.module.css'
import { OrderForm } from './moves.tsx'

/** Visible for orders that staff entered, whose customers have no e-mail with the link yet. */
export function CustomerLink({ order }: { readonly order: StaffOrder }) {
  const text = useText()
  const { reference, contact } = order
  return (
    <details className={card.aside} open={order.events.some(({ source }) => source !== null)}>
      <summary>{text(customerLink.title)}</summary>
      <p>{text(customerLink.hint)}</p>
      {contact && (
        <div className={card.links}>
          {contact.email !== '' && (
            <OrderForm order={order}>
              <Button name="verb" value="send-link">
                {text(customerLink.sendByMail)}
              </Button>
            </OrderForm>
          )}
          <form method="post" action={orderChatPath(reference)} target="_blank" rel="noopener">
            <Button>{text(customerLink.send)}</Button>
          </form>
        </div>
      )}
    </details>
  )
}
