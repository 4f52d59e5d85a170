import { Form } from 'react-router'
import { staffPath } from '#app/staff/addresses.ts'
import { navigationFor } from '#app/staff/shell/frame/navigation.ts'
import { Button, ButtonLink } from '#app/staff/shell/ui/button.tsx'
import { StaffIcon } from '#app/staff/shell/ui/icon.tsx'
import { useText } from '#app/ui/lang.tsx'
import { frame } from '#content/staff/shell/frame.ts'
import type { Role } from '#domain/staff/permissions.ts'
import styles from './account.module.css'

/** A phone's tabs cannot hold all pages of a role. */
export function OtherPages({ role }: { readonly role: Role }) {
  const text = useText()
  return (
    <nav className={styles.pages} aria-label={text(frame.more)}>
      <ul>
        {navigationFor(role)
          .flatMap(({ entries }) => entries)
          .map(({ page, icon, name }) => (
            <li key={page}>
              <ButtonLink to={staffPath(page)} size="l">
                <StaffIcon name={icon} />
                {text(name)}
              </ButtonLink>
            </li>
          ))}
      </ul>
      <Form method="post" action={staffPath('signOut')} reloadDocument>
        <Button size="l">{text(frame.signOut)}</Button>
      </Form>
    </nav>
  )
}
