import type { ReactNode } from 'react'
import { Check } from '#app/staff/shell/ui/field.tsx'
import { useText } from '#app/ui/lang.tsx'
import { between } from '#content/phrases.ts'
import { fieldProblems } from '#content/staff/field-problems.ts'
import { settingName, settingsPage } from '#content/staff/shop/settings/settings.ts'
import { inEachLang } from '#domain/fields-by-language.ts'
import { textIn } from '#domain/staff/forms/values.ts'
import { newRow, notServed, rowIds } from '#domain/staff/shop/settings/rows.ts'
import { type SectionFields, SettingField } from './setting-field.tsx'
import styles from './settings.module.css'

export function RemoteFields(fields: SectionFields) {
  return (
    <Rows kind="place" fields={fields}>
      {(row) => <RemotePlace row={row} fields={fields} />}
    </Rows>
  )
}

export function PickupFields(fields: SectionFields) {
  return (
    <Rows kind="pickup" fields={fields}>
      {(row) => <Texts row={row} names={['name', 'address'].flatMap(inEachLang)} fields={fields} />}
    </Rows>
  )
}

export function PeriodFields(fields: SectionFields) {
  return (
    <Rows kind="date" fields={fields}>
      {(row) => <Texts row={row} names={['from', 'to']} fields={fields} />}
    </Rows>
  )
}

export function LeadFields(fields: SectionFields) {
  const text = useText()
  return (
    <>
      <div className={styles.three}>
        {['leadDays', 'horizonDays'].map((name) => (
          <SettingField key={name} name={name} fields={fields} inputMode="numeric" />
        ))}
      </div>
      <h3 className={styles.heading}>{text(settingsPage.seasons)}</h3>
      <Rows kind="lead" fields={fields}>
        {(row) => <Texts row={row} names={['from', 'to', 'days']} fields={fields} />}
      </Rows>
    </>
  )
}

function RemotePlace({ row, fields }: { readonly row: string; readonly fields: SectionFields }) {
  const text = useText()
  const { values, view, problems } = fields
  const problem = problems[`${row}.zone`]
  return (
    <>
      <Texts row={row} names={['name', 'note'].flatMap(inEachLang)} fields={fields} />
      <label className={styles.select}>
        <span>{text(settingsPage.inZone)}</span>
        <select name={`${row}.zone`} defaultValue={values[`${row}.zone`] ?? view.zones[0]?.id}>
          {view.zones.map(({ id, name }) => (
            <option key={id} value={id}>
              {text(name)}
            </option>
          ))}
          <option value={notServed}>{text(settingsPage.notServed)}</option>
        </select>
        {problem && <span className={styles.problem}>{text(fieldProblems[problem])}</span>}
      </label>
      {(['free', 'quote'] as const).map((name) => (
        <Check
          key={name}
          label={text(settingsPage[name])}
          name={`${row}.${name}`}
          value="on"
          defaultChecked={values[`${row}.${name}`] === 'on'}
        />
      ))}
    </>
  )
}

function Texts({
  row,
  names,
  fields,
}: {
  readonly row: string
  readonly names: readonly string[]
  readonly fields: SectionFields
}) {
  const text = useText()
  return names.map((name) => (
    <SettingField key={name} name={`${row}.${name}`} fields={fields} label={text(settingName(name))} />
  ))
}

function Rows({
  kind,
  fields: { values, problems },
  children,
}: {
  readonly kind: string
  readonly fields: SectionFields
  readonly children: (row: string) => ReactNode
}) {
  const text = useText()
  const ids = rowIds(values, kind).filter((id) => id !== newRow)
  const newRowName = `${kind}.${newRow}`
  const isAdding = [...Object.keys(problems), ...Object.keys(values)].some((name) =>
    name.startsWith(newRowName),
  )
  const isPeriod = kind === 'date' || kind === 'lead'
  const isWrong = (id: string) => Object.keys(problems).some((name) => name.startsWith(`${kind}.${id}.`))
  const titleOf = (id: string) => {
    const field = (name: string) => values[`${kind}.${id}.${name}`] ?? ''
    if (isPeriod) return `${field('from')} – ${field('to')}`
    return text(textIn(field, 'name'))
  }
  const about = (id: string) => {
    const field = (name: string) => values[`${kind}.${id}.${name}`] ?? ''
    if (kind === 'pickup') return text(textIn(field, 'address'))
    if (kind === 'lead') return `${field('days')} ${text(settingsPage.daysAhead)}`
    if (isPeriod) return text(settingsPage.every)
    if (field('zone') === notServed) return text(settingsPage.notServed)
    return (['free', 'quote'] as const)
      .filter((name) => field(name) === 'on')
      .map((name) => text(settingsPage[name]))
      .join(text(between.items))
  }
  return (
    <div className={styles.rows}>
      {ids.map((id) => (
        <details key={id} open={isWrong(id) || undefined}>
          <summary>
            {titleOf(id)} <small>{about(id)}</small>
          </summary>
          <div className={styles.row}>
            {children(`${kind}.${id}`)}
            <Check
              label={`${text(settingsPage.remove)}: ${titleOf(id)}`}
              name="remove"
              value={`${kind}.${id}`}
            />
          </div>
        </details>
      ))}
      <details open={isAdding || undefined}>
        <summary>{text(settingsPage.add)}</summary>
        <div className={styles.row}>{children(newRowName)}</div>
      </details>
    </div>
  )
}
