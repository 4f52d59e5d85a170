import { Fragment } from 'react'
import { Tag } from '#app/staff/shell/ui/tag.tsx'
import { useText } from '#app/ui/lang.tsx'
import { accessNames } from '#content/ordering/needs.ts'
import { isHindrance, type OrderNeeds } from '#domain/ordering/order-needs.ts'

/** Obstacles are warnings. */
export function AccessTags({ needs }: { readonly needs: Pick<OrderNeeds, 'access' | 'accessNote'> }) {
  const text = useText()
  const { access, accessNote } = needs
  return (
    <>
      {access.map((kind) => (
        <Fragment key={kind}>
          <Tag {...(isHindrance(kind) && { kind: 'warn' })}>{text(accessNames[kind])}</Tag>{' '}
        </Fragment>
      ))}
      {accessNote && <p>{accessNote}</p>}
    </>
  )
}
