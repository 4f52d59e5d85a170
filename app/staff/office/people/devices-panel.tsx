/** A tablet is paired by opening the link on it. */
import { Form } from 'react-router'
import { Button } from '#app/staff/shell/ui/button.tsx'
import { Moment } from '#app/staff/shell/ui/moment.tsx'
import { NothingHere } from '#app/staff/shell/ui/nothing-here.tsx'
import { Panel, PanelRow } from '#app/staff/shell/ui/panel.tsx'
import { Tag } from '#app/staff/shell/ui/tag.tsx'
import { useText } from '#app/ui/lang.tsx'
import { peoplePage } from '#content/staff/office/people.ts'
import { roleNames } from '#content/staff/shell/frame.ts'
import type { Device, WaitingDevice } from '#server/accounts/people/devices.ts'
import { NameAndRole } from './invites.tsx'
import type { PeopleFormResult } from './people-action.ts'

interface DevicesPanelProps {
  readonly devices: readonly Device[]
  readonly waiting: readonly WaitingDevice[]
  readonly input: PeopleFormResult['input']
}

export function DevicesPanel({ devices, waiting, input }: DevicesPanelProps) {
  const text = useText()
  return (
    <Panel title={text(peoplePage.devices)}>
      {devices.length + waiting.length === 0 && (
        <NothingHere isSmall>{text(peoplePage.noDevices)}</NothingHere>
      )}
      <ul>
        {devices.map(({ id, name, role, pairedAt }) => (
          <PanelRow
            key={id}
            actions={
              <TabletForm
                field="device"
                value={id}
                verb="unpair"
                label={`${text(peoplePage.unpair)}: ${name}`}
              >
                {text(peoplePage.unpair)}
              </TabletForm>
            }
          >
            <b>{name}</b> {text(roleNames[role])}
            <small>
              <Moment at={pairedAt} />
            </small>
          </PanelRow>
        ))}
        {waiting.map(({ id, name, role }) => (
          <PanelRow
            key={id}
            actions={
              <TabletForm
                field="invite"
                value={String(id)}
                verb="revoke-invite"
                label={`${text(peoplePage.takeBack)}: ${name}`}
              >
                {text(peoplePage.takeBack)}
              </TabletForm>
            }
          >
            <b>{name}</b> {text(roleNames[role])} <Tag kind="warn">{text(peoplePage.notOpened)}</Tag>
          </PanelRow>
        ))}
      </ul>
      <NameAndRole
        key={`${devices.length} ${waiting.length}`}
        person={input}
        roles={['kitchen', 'packer']}
        label={peoplePage.deviceName}
        hint={peoplePage.pairHint}
        required
      >
        <Button name="verb" value="pair">
          {text(peoplePage.pair)}
        </Button>
      </NameAndRole>
    </Panel>
  )
}

interface TabletFormProps {
  readonly field: 'device' | 'invite'
  readonly value: string
  readonly verb: string
  readonly label: string
  readonly children: string
}

function TabletForm({ field, value, verb, label, children }: TabletFormProps) {
  return (
    <Form method="post">
      <input type="hidden" name={field} value={value} />
      <Button kind="stop" name="verb" value={verb} aria-label={label}>
        {children}
      </Button>
    </Form>
  )
}
