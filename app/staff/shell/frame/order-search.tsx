/** The form works without JavaScript. */
import { useEffect, useRef } from 'react'
import { Form, useLocation } from 'react-router'
import { staffPath } from '#app/staff/addresses.ts'
import { Keycap } from '#app/staff/shell/keyboard/keycap.tsx'
import { StaffIcon } from '#app/staff/shell/ui/icon.tsx'
import styles from '#app/staff/shell/ui/search.module.css'
import { useText } from '#app/ui/lang.tsx'
import { frame } from '#content/staff/shell/frame.ts'
import { maxSearchLetters } from '#domain/staff/orders/order-search.ts'

export function OrderSearch() {
  const text = useText()
  const field = useRef<HTMLInputElement>(null)
  const search = useSearchText()
  // A new field would lose the focus while somebody types.
  useEffect(() => {
    if (field.current) field.current.value = search
  }, [search])
  return (
    <Form
      method="get"
      action={staffPath('orders')}
      role="search"
      className={`${styles.search} ${styles.wide}`}
      aria-label={text(frame.search)}
    >
      <StaffIcon name="search" size={16} />
      <input type="hidden" name="view" value="table" />
      <input
        ref={field}
        type="search"
        name="q"
        defaultValue={search}
        maxLength={maxSearchLetters}
        placeholder={text(frame.searchHint)}
        aria-label={text(frame.search)}
        data-shortcut="/"
      />
      <Keycap name="/" />
    </Form>
  )
}

/** The search is empty on pages other than the list. */
function useSearchText(): string {
  const { pathname, search } = useLocation()
  return pathname === staffPath('orders') ? (new URLSearchParams(search).get('q') ?? '') : ''
}
