/** The effect is previewed before days open or close. */
import { Form } from 'react-router'
import { Button, ButtonLink } from '#app/staff/shell/ui/button.tsx'
import { Field } from '#app/staff/shell/ui/field.tsx'
import { Note } from '#app/staff/shell/ui/note.tsx'
import { Panel, PanelBody } from '#app/staff/shell/ui/panel.tsx'
import { useText } from '#app/ui/lang.tsx'
import { calendarPage, intakeNames } from '#content/staff/day/calendar.ts'
import { daysEffectTexts, daysPanel } from '#content/staff/day/calendar-days.ts'
import type { CalendarDate } from '#domain/calendar.ts'
import { dayIntakes } from '#domain/shop/settings.ts'
import { dayLimits } from '#domain/staff/day/day-form.ts'
import type { DaysEffect } from '#domain/staff/day/days-form.ts'
import styles from './calendar.module.css'

export const daysVerb = 'days'

interface PanelProps {
  /** The form begins with this day. */
  readonly date: CalendarDate
  readonly today: CalendarDate
  /** The keys are field names; null if there is no unsaved input. */
  readonly input: ReadonlyMap<string, string> | null
  readonly effect: DaysEffect | null
}

export function DaysPanel({ date, today, input: entry, effect }: PanelProps) {
  const text = useText()
  const first = date < today ? today : date
  const initial = (name: string, usual: string) => entry?.get(name) ?? usual
  return (
    <Panel title={text(daysPanel.title)}>
      <PanelBody>
        <details open={entry !== null || undefined} className={styles.days}>
          <summary>{text(daysPanel.note)}</summary>
          <Form method="post" preventScrollReset className={styles.form}>
            <input type="hidden" name="verb" value={daysVerb} />
            <div className={styles.fees}>
              {(['from', 'to'] as const).map((name) => (
                <Field
                  key={name}
                  label={text(daysPanel[name])}
                  name={name}
                  type="date"
                  min={today}
                  required
                  defaultValue={initial(name, first)}
                />
              ))}
            </div>
            <fieldset>
              <legend>{text(calendarPage.intake)}</legend>
              {dayIntakes.map((intake) => (
                <label key={intake} className={styles.choice}>
                  <input
                    type="radio"
                    name="intake"
                    value={intake}
                    defaultChecked={initial('intake', 'no-new-orders') === intake}
                  />
                  {text(intakeNames[intake])}
                </label>
              ))}
            </fieldset>
            <Field
              label={text(calendarPage.reason)}
              name="reason"
              maxLength={dayLimits.reason}
              defaultValue={initial('reason', '')}
            />
            {effect && <Effect effect={effect} />}
            <p className={styles.buttons}>
              {effect?.isPossible && (
                <Button kind="go" name="seen" value={effect.fingerprint}>
                  {text(daysPanel.save)}
                </Button>
              )}
              <Button name="seen" value="">
                {text(daysPanel.look)}
              </Button>
              {effect && <ButtonLink to={`?day=${date}`}>{text(calendarPage.discard)}</ButtonLink>}
            </p>
          </Form>
        </details>
      </PanelBody>
    </Panel>
  )
}

function Effect({ effect }: { readonly effect: DaysEffect }) {
  const text = useText()
  const isNothing = effect.changedDates.length === 0
  return (
    <div role="status">
      <Note kind={effect.orders > 0 || isNothing ? 'warn' : 'info'}>
        {(isNothing ? [daysPanel.nothing] : daysEffectTexts(effect)).map((each) => (
          <div key={each.en}>{text(each)}</div>
        ))}
      </Note>
    </div>
  )
}
