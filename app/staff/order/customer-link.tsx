import { GivenOut } from '#app/staff/ui/given-out.tsx'
import { useText } from '#app/ui/lang.tsx'
import { customerLink, linkMessage } from '#content/staff/orders/customer-link.ts'
import { chatLink } from '#domain/shop/chat-message.ts'
import type { StaffOrder } from '#server/site/staff/orders/staff-order.ts'
import card from './card.module.css'
import facts from './facts.module.css'

/** The link by which the customer pays and follows the order: open where staff entered it, since nobody else told it. */
export function CustomerLink({ order, link }: { readonly order: StaffOrder; readonly link: string }) {
  const text = useText()
  const { name, reference, contact, lang } = order
  return (
    <details className={card.aside} open={order.events.some(({ source }) => source !== null)}>
      <summary>{text(customerLink.title)}</summary>
      <GivenOut label={text(customerLink.title)} hint={text(customerLink.hint)} secret={link} />
      {contact && (
        <a
          className={facts.call}
          href={chatLink(contact.phone, linkMessage(name, reference, link)[lang])}
          rel="noreferrer"
          target="_blank"
        >
          {text(customerLink.send)}
        </a>
      )}
    </details>
  )
}
