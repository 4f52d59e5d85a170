import { AccessTags } from '#app/staff/shell/order-parts/access-tags.tsx'
import { StaffIcon } from '#app/staff/shell/ui/icon.tsx'
import { Tag } from '#app/staff/shell/ui/tag.tsx'
import { useText } from '#app/ui/lang.tsx'
import { ordersPage } from '#content/staff/orders/orders.ts'
import { isHindrance } from '#domain/ordering/order-needs.ts'
import type { CardOrder } from '#server/page-data/staff/orders/staff-orders.ts'

/** The order's page names the foods and dishes. */
export function AllergyTag({ hasSign = false }: { readonly hasSign?: boolean }) {
  const text = useText()
  return (
    <Tag kind="error">
      {hasSign && <StaffIcon name="allergy" size={15} />}
      {text(ordersPage.allergy)}
    </Tag>
  )
}

/** These addresses make a delivery longer or harder. */
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
