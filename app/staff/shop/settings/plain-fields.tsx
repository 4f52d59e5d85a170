import { Fragment } from 'react'
import { Button } from '#app/staff/shell/ui/button.tsx'
import { Check } from '#app/staff/shell/ui/field.tsx'
import { Note } from '#app/staff/shell/ui/note.tsx'
import { useText } from '#app/ui/lang.tsx'
import { fieldProblems } from '#content/staff/field-problems.ts'
import { trySample, trySampleOf } from '#content/staff/shop/settings/sample-letters.ts'
import { settingName, settingsPage } from '#content/staff/shop/settings/settings.ts'
import { allergens } from '#domain/menu/allergens.ts'
import { letterOccasions } from '#domain/shop/letter-words.ts'
import { shopServices } from '#domain/shop/settings.ts'
import { allergenField } from '#domain/staff/shop/menus/dish-values.ts'
import { longestOfField } from '#domain/staff/shop/settings/field-limits.ts'
import { langs, type Text } from '#domain/text.ts'
import { sampleVerb } from './sample-letter.ts'
import { SectionNote } from './section-note.tsx'
import { type SectionFields, SettingField } from './setting-field.tsx'
import styles from './settings.module.css'

const isText = (name: string) => /\.(zh|en)$/.test(name)
/** A box sends "on". */
const isBox = (name: string) => longestOfField(name) === 'on'.length

/** A tick means that the shop offers it. */
export function ServiceFields(fields: SectionFields) {
  return (
    <>
      <Ticks title={settingsPage.services} names={shopServices} fields={fields} />
      <Ticks title={settingsPage.allergens} names={allergenFields} fields={fields} />
      <PlainFields {...fields} />
    </>
  )
}

interface TicksProps {
  readonly title: Text
  readonly names: readonly string[]
  readonly fields: SectionFields
}

function Ticks({ title, names, fields }: TicksProps) {
  const text = useText()
  const problem = names.map((name) => fields.problems[name]).find(Boolean)
  return (
    <fieldset className={styles.chips}>
      <legend>{text(title)}</legend>
      {names.map((name) => (
        <label key={name} className={styles.chip}>
          <input type="checkbox" name={name} value="on" defaultChecked={fields.values[name] === 'on'} />
          <span>{text(settingName(name))}</span>
        </label>
      ))}
      {problem && <Note kind="error">{text(fieldProblems[problem])}</Note>}
    </fieldset>
  )
}

const allergenFields = allergens.map(allergenField)

const isTick = (name: string) => [...shopServices, ...allergenFields].some((each) => each === name)

export function PlainFields(fields: SectionFields) {
  const text = useText()
  const names = Object.keys(fields.storedValues).filter((name) => !isTick(name))
  return (
    <>
      <div className={styles.three}>
        {names
          .filter((name) => !isText(name))
          .filter((name) => !isBox(name))
          .map((name) => (
            <SettingField key={name} name={name} fields={fields} inputMode="decimal" />
          ))}
      </div>
      {names.filter(isBox).map((name) => (
        <Check
          key={name}
          label={text(settingName(name))}
          name={name}
          value="on"
          defaultChecked={fields.values[name] === 'on'}
        />
      ))}
      <div className={styles.row}>
        {names.filter(isText).map((name) => (
          <SettingField key={name} name={name} fields={fields} />
        ))}
      </div>
    </>
  )
}

export function MailFields(fields: SectionFields) {
  const text = useText()
  const { problems, formResult } = fields
  const isOpen =
    formResult?.testedLetter !== undefined || Object.keys(problems).some((name) => name.startsWith('words.'))
  return (
    <>
      <div className={styles.three}>
        {['senderName', 'replyTo', 'staffAddress'].map((name) => (
          <SettingField
            key={name}
            name={name}
            fields={fields}
            hint={text(settingsPage.usual)}
            {...(name !== 'senderName' && { type: 'email' })}
          />
        ))}
      </div>
      <details open={isOpen || undefined}>
        <summary>{text(settingsPage.ownWords)}</summary>
        <p>{text(settingsPage.ownWordsNote)}</p>
        <div className={styles.row}>
          {letterOccasions.map((occasion) => (
            <Fragment key={occasion}>
              {langs.map((lang) => (
                <SettingField key={lang} name={`words.${occasion}.${lang}`} fields={fields} />
              ))}
              <p className={`${styles.buttons} ${styles.whole}`}>
                <Button
                  name="verb"
                  value={`${sampleVerb}${occasion}`}
                  aria-label={text(trySampleOf(occasion))}
                >
                  {text(trySample)}
                </Button>
              </p>
              {formResult?.testedLetter === occasion && (
                <div className={styles.whole}>
                  <SectionNote formResult={formResult} />
                </div>
              )}
            </Fragment>
          ))}
        </div>
      </details>
    </>
  )
}

export function SlotFields(fields: SectionFields) {
  const text = useText()
  const { view, values, problems } = fields
  const problem = problems.slot
  return (
    <>
      <div className={styles.three}>
        {['slotCapacity', 'warnFromPercent'].map((name) => (
          <SettingField key={name} name={name} fields={fields} inputMode="numeric" />
        ))}
      </div>
      <fieldset className={styles.chips} aria-describedby={problem && 'slot-problem'}>
        <legend>{text(settingsPage.chips)}</legend>
        {view.halfHours.map((from) => (
          <label key={from} className={styles.chip}>
            <input
              type="checkbox"
              name={`slot.${from}`}
              value="on"
              defaultChecked={values[`slot.${from}`] === 'on'}
              aria-label={text(settingName(`slot.${from}`))}
            />
            <span>{from}</span>
          </label>
        ))}
      </fieldset>
      {problem && (
        <p id="slot-problem" className={styles.problem}>
          {text(fieldProblems[problem])}
        </p>
      )}
    </>
  )
}
