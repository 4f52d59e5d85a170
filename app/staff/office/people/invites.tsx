/** Also adds people who sign in without an e-mail address. */
import { Form } from 'react-router'
import { Button } from '#app/staff/shell/ui/button.tsx'
import { Field } from '#app/staff/shell/ui/field.tsx'
import { Moment } from '#app/staff/shell/ui/moment.tsx'
import { Panel, PanelBody, PanelRow } from '#app/staff/shell/ui/panel.tsx'
import { useText } from '#app/ui/lang.tsx'
import { peoplePage } from '#content/staff/office/people.ts'
import { roleNames } from '#content/staff/shell/frame.ts'
import { maxLetters } from '#domain/input-limits.ts'
import { type Role, roles } from '#domain/staff/permissions.ts'
import type { Text } from '#domain/text.ts'
import type { WaitingInvite } from '#server/accounts/people/invite-links.ts'
import styles from './people.module.css'
import type { PeopleFormResult } from './people-action.ts'

/** Choosing the owner role by mistake gives full access, so it is last. */
const invitable: readonly Role[] = [...roles.filter((role) => role !== 'owner'), 'owner']

interface PersonFormProps {
  readonly person: PeopleFormResult['input']
}

export function InviteForm({ person }: PersonFormProps) {
  const text = useText()
  return (
    <Panel title={text(peoplePage.invite)}>
      <NameAndRole person={person} roles={invitable} hint={peoplePage.inviteHint}>
        <Button kind="go" name="verb" value="invite">
          {text(peoplePage.invite)}
        </Button>
      </NameAndRole>
    </Panel>
  )
}

export function AddForm({ person }: PersonFormProps) {
  const text = useText()
  return (
    <Panel title={text(peoplePage.add)}>
      <NameAndRole person={person} roles={['kitchen', 'packer', 'driver']} hint={peoplePage.addHint} required>
        <Button name="verb" value="add">
          {text(peoplePage.add)}
        </Button>
      </NameAndRole>
    </Panel>
  )
}

interface NameAndRoleProps extends PersonFormProps {
  readonly roles: readonly Role[]
  readonly hint: Text
  readonly label?: Text
  readonly required?: boolean
  readonly children: React.ReactNode
}

export function NameAndRole({
  person,
  roles: roleOptions,
  hint,
  label,
  required,
  children,
}: NameAndRoleProps) {
  const text = useText()
  return (
    <PanelBody>
      <Form method="post" className={styles.form}>
        <Field
          label={text(label ?? peoplePage.name)}
          name="name"
          maxLength={maxLetters.name}
          autoComplete="off"
          defaultValue={person?.name}
          required={required}
        />
        <label className={styles.choice}>
          {text(peoplePage.role)}
          <select className={styles.select} name="role" defaultValue={person?.role ?? roleOptions[0]}>
            {roleOptions.map((role) => (
              <option key={role} value={role}>
                {text(roleNames[role])}
              </option>
            ))}
          </select>
        </label>
        {children}
        <small className={styles.hint}>{text(hint)}</small>
      </Form>
    </PanelBody>
  )
}

export function WaitingInvites({ invites }: { readonly invites: readonly WaitingInvite[] }) {
  const text = useText()
  return (
    <Panel title={text(peoplePage.waiting)}>
      <ul>
        {invites.map(({ id, name, role, createdAt }) => (
          <PanelRow
            key={id}
            actions={
              <Form method="post">
                <input type="hidden" name="invite" value={id} />
                <Button
                  kind="stop"
                  name="verb"
                  value="revoke-invite"
                  aria-label={`${text(peoplePage.takeBack)}: ${name ?? text(roleNames[role])}`}
                >
                  {text(peoplePage.takeBack)}
                </Button>
              </Form>
            }
          >
            <b>{name ?? text(peoplePage.someone)}</b> {text(roleNames[role])}
            <small>
              <Moment at={createdAt} />
            </small>
          </PanelRow>
        ))}
      </ul>
    </Panel>
  )
}
