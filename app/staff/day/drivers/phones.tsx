/** Customers reach drivers on the road by these numbers. */
import { Form } from 'react-router'
import { Button } from '#app/staff/shell/ui/button.tsx'
import { Field } from '#app/staff/shell/ui/field.tsx'
import { Panel, PanelRow } from '#app/staff/shell/ui/panel.tsx'
import { useText } from '#app/ui/lang.tsx'
import { driversPage } from '#content/staff/day/drivers.ts'
import { maxLetters } from '#domain/input-limits.ts'
import { spacedPhone } from '#domain/spaced-phone.ts'
import type { Driver } from '#server/accounts/people/drivers.ts'
import styles from './drivers.module.css'

interface PhonesProps {
  readonly drivers: readonly Driver[]
  readonly input: { readonly driverId: string; readonly phone: string } | null
}

export function Phones({ drivers, input }: PhonesProps) {
  const text = useText()
  return (
    <Panel title={text(driversPage.phones)} caption={text(driversPage.phoneHint)}>
      <ul>
        {drivers.map((driver) => (
          <PhoneRow
            key={driver.id}
            driver={driver}
            input={input?.driverId === driver.id ? input.phone : undefined}
          />
        ))}
      </ul>
    </Panel>
  )
}

function PhoneRow({
  driver: { id, name, phone },
  input: entry,
}: {
  readonly driver: Driver
  readonly input: string | undefined
}) {
  const text = useText()
  return (
    <PanelRow
      actions={
        <Form method="post" className={styles.phone} key={phone}>
          <input type="hidden" name="driver" value={id} />
          <Field
            label={
              <span className="vh">
                {text(driversPage.phone)}: {name}
              </span>
            }
            name="phone"
            type="tel"
            maxLength={maxLetters.phone}
            autoComplete="off"
            defaultValue={entry ?? (phone ? spacedPhone(phone) : '')}
          />
          <Button name="verb" value="change-phone" aria-label={`${text(driversPage.savePhone)}: ${name}`}>
            {text(driversPage.savePhone)}
          </Button>
        </Form>
      }
    >
      <b>{name}</b>
    </PanelRow>
  )
}
