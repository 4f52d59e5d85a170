/** What has to be minded of an order without opening it. */
import { AccessTags } from '#app/staff/ui/access-tags.tsx'
import { StaffIcon } from '#app/staff/ui/icon.tsx'
import { Tag } from '#app/staff/ui/tag.tsx'
import { useText } from '#app/ui/lang.tsx'
import { ordersPage } from '#content/staff/orders.ts'
import { isHindrance } from '#domain/order-needs.ts'
import type { CardOrder } from '#server/site/staff/orders/staff-orders.ts'

/** Which foods, and in which dishes, is on the order's page. */
export function AllergyTag({ hasSign = false }: { readonly hasSign?: boolean }) {
  const text = useText()
  return (
    <Tag kind="error">
      {hasSign && <StaffIcon name="allergy" size={15} />}
      {text(ordersPage.allergy)}
    </Tag>
  )
}

/** An ordinary address has none: only what makes the way longer or harder is told. */
export function PlaceTags({ order }: { readonly order: Pick<CardOrder, 'remotePlace' | 'access'> }) {
  const text = useText()
  const access = order.access.filter(isHindrance)
  return (
    <>
      {order.remotePlace && (
        <>
          <Tag kind="warn">{text(ordersPage.remote)}</Tag>{' '}
        </>
      )}
      <AccessTags needs={{ access, accessNote: '' }} />
    </>
  )
}
