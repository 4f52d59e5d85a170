import { AccessTags } from '#app/staff/shell/order-parts/access-tags.tsx'
import { mapAddress } from '#app/staff/shell/order-parts/order-words.ts'
import { DayAndTime } from '#app/staff/shell/ui/moment.tsx'
import { useText } from '#app/ui/lang.tsx'
import { fulfilmentNames } from '#content/delivery.ts'
import { districtNames } from '#content/district-names.ts'
import { chatGreeting, inDays, orderPage } from '#content/staff/orders/order.ts'
import { daysBetween } from '#domain/calendar.ts'
import { chatLink } from '#domain/shop/chat-message.ts'
import { spacedPhone } from '#domain/spaced-phone.ts'
import type { StaffOrder } from '#server/page-data/staff/orders/staff-order.ts'
import card from './card.module.css'
import styles from './order-summary.module.css'

export function OrderSummary({ order }: { readonly order: StaffOrder }) {
  const text = useText()
  const { contact, fulfilment, pickupPlace, address, zone, remotePlace, districtId } = order
  const isPickup = fulfilment === 'pickup'
  const areas = [remotePlace ?? zone, districtId && districtNames[districtId]].filter((area) => area !== null)
  return (
    <div className={styles.facts}>
      <div>
        <h2>{text(orderPage.when)}</h2>
        <p className={styles.big}>
          <DayAndTime date={order.date} time={order.slot} />
        </p>
        <p>{text(inDays(daysBetween(order.today, order.date)))}</p>
      </div>
      <div>
        <h2>{text(isPickup ? fulfilmentNames.pickup : orderPage.where)}</h2>
        <p className={styles.big}>{isPickup && pickupPlace ? text(pickupPlace) : address || '—'}</p>
        <AccessTags needs={order} />
        {!isPickup && (
          <p>
            {areas.map(text).join(' · ')}{' '}
            {address && (
              <a href={mapAddress(address)} rel="noreferrer" target="_blank">
                {text(orderPage.map)}
              </a>
            )}
          </p>
        )}
      </div>
      <div>
        <h2>{text(orderPage.who)}</h2>
        <p className={styles.big}>{order.name || '—'}</p>
        {contact?.phone && (
          <>
            <p className={card.row}>
              <a className={styles.call} href={`tel:${contact.phone}`}>
                <span className="num">{spacedPhone(contact.phone)}</span>
              </a>
              <a
                className={styles.call}
                href={chatLink(contact.phone, chatGreeting(order.name, order.reference)[order.lang])}
                rel="noreferrer"
                target="_blank"
              >
                {text(orderPage.whatsApp)}
              </a>
            </p>
            <p>
              {contact.alternatePhone &&
                `${text(orderPage.alternate)} ${spacedPhone(contact.alternatePhone)} · `}
              {contact.email && `${contact.email} · `}
              {text(order.lang === 'zh' ? orderPage.writesChinese : orderPage.writesEnglish)}
            </p>
          </>
        )}
      </div>
    </div>
  )
}
