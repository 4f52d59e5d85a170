import { Form } from 'react-router'
import { Button } from '#app/staff/shell/ui/button.tsx'
import { HeadCells } from '#app/staff/shell/ui/head-cells.tsx'
import { Moment } from '#app/staff/shell/ui/moment.tsx'
import table from '#app/staff/shell/ui/table.module.css'
import { Tag } from '#app/staff/shell/ui/tag.tsx'
import { useText } from '#app/ui/lang.tsx'
import { passkeyCount, peoplePage } from '#content/staff/office/people.ts'
import { roleNames } from '#content/staff/shell/frame.ts'
import { roles } from '#domain/staff/permissions.ts'
import type { Person } from '#server/accounts/people/people.ts'
import type { OpenSession } from '#server/accounts/sessions.ts'
import styles from './people.module.css'

interface PeopleTableProps {
  readonly people: readonly Person[]
  readonly sessions: readonly OpenSession[]
}

export function PeopleTable({ people, sessions }: PeopleTableProps) {
  const text = useText()
  const { name, role, email, ways, last, actions } = peoplePage
  return (
    <div className={table.wrap}>
      <table className={`${table.table} ${table.cards}`}>
        <caption className="vh">{text(peoplePage.table)}</caption>
        <thead>
          <tr>
            <HeadCells heads={[name, role, email, ways, last, actions]} />
          </tr>
        </thead>
        <tbody>
          {people.map((person) => (
            <tr key={person.id}>
              <th scope="row">{person.name}</th>
              <td>
                <RoleForm person={person} />
              </td>
              <td className={styles.email}>{person.email ?? '—'}</td>
              <td>
                <Ways person={person} />
              </td>
              <td>
                <LastUse person={person} isHere={sessions.some(({ staffId }) => staffId === person.id)} />
              </td>
              <td>
                <Actions person={person} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function RoleForm({ person: { id, name, role } }: { readonly person: Person }) {
  const text = useText()
  return (
    <Form method="post" className={styles.role}>
      <input type="hidden" name="person" value={id} />
      <select
        className={styles.select}
        key={role}
        name="role"
        defaultValue={role}
        aria-label={`${text(peoplePage.role)}: ${name}`}
      >
        {roles.map((each) => (
          <option key={each} value={each}>
            {text(roleNames[each])}
          </option>
        ))}
      </select>
      <Button name="verb" value="change-role" aria-label={`${text(peoplePage.save)}: ${name}`}>
        {text(peoplePage.save)}
      </Button>
    </Form>
  )
}

function Ways({ person: { passkeys, hasPassword, hasDigits, role } }: { readonly person: Person }) {
  const text = useText()
  const ways = [
    ...(passkeys > 0 ? [text(passkeyCount(passkeys))] : []),
    ...(hasPassword ? [text(peoplePage.password)] : []),
    ...(hasDigits ? [text(peoplePage.digits)] : []),
    ...(role === 'driver' ? [text(peoplePage.dayLink)] : []),
  ]
  return ways.join(' · ') || <span className={styles.quiet}>{text(peoplePage.noWay)}</span>
}

function LastUse({ person, isHere }: { readonly person: Person; readonly isHere: boolean }) {
  const text = useText()
  if (person.isBlocked) return <Tag kind="error">{text(peoplePage.blocked)}</Tag>
  if (isHere) return <Tag kind="done">{text(peoplePage.now)}</Tag>
  return person.seenAt ? <Moment at={person.seenAt} /> : text(peoplePage.never)
}

function Actions({ person: { id, name, role, isBlocked } }: { readonly person: Person }) {
  const text = useText()
  const onTablet = role === 'kitchen' || role === 'packer'
  return (
    <div className={table.actions}>
      <Form method="post">
        <input type="hidden" name="person" value={id} />
        <Button name="verb" value="end-sessions" aria-label={`${text(peoplePage.endAll)}: ${name}`}>
          {text(peoplePage.endAll)}
        </Button>
      </Form>
      <details className={styles.more}>
        <summary aria-label={`${text(peoplePage.more)}: ${name}`}>⋯</summary>
        <Form method="post">
          <input type="hidden" name="person" value={id} />
          {onTablet && (
            <Button name="verb" value="new-digits">
              {text(peoplePage.newDigits)}
            </Button>
          )}
          <Button name="verb" value="invite-again">
            {text(peoplePage.newPassword)}
          </Button>
          <Button
            name="verb"
            value={isBlocked ? 'unblock' : 'block'}
            {...(!isBlocked && { kind: 'stop' as const })}
          >
            {text(isBlocked ? peoplePage.unblock : peoplePage.block)}
          </Button>
        </Form>
      </details>
    </div>
  )
}
