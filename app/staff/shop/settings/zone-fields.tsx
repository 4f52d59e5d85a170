import { Check, Choice } from '#app/staff/shell/ui/field.tsx'
import table from '#app/staff/shell/ui/table.module.css'
import { useText } from '#app/ui/lang.tsx'
import { districtNames } from '#content/district-names.ts'
import { fieldProblems } from '#content/staff/field-problems.ts'
import { settingName, settingsPage, settingsSectionNames } from '#content/staff/shop/settings/settings.ts'
import { districtIds } from '#domain/delivery/districts.ts'
import { feeOnSpecialDates } from '#domain/delivery/zone-fee.ts'
import { inEachLang } from '#domain/fields-by-language.ts'
import { formatMoney, nothing } from '#domain/money.ts'
import { newRow, notServed, rowIds } from '#domain/staff/shop/settings/rows.ts'
import type { Text } from '#domain/text.ts'
import { readAmount } from '#domain/typed-figures.ts'
import { type SectionFields, SettingField } from './setting-field.tsx'
import styles from './settings.module.css'

export function ZoneFields(fields: SectionFields) {
  const text = useText()
  const { values, problems } = fields
  const zones = rowIds(values, 'zone')
    .filter((id) => id !== newRow)
    .map((id) => ({
      id,
      name: { zh: values[`zone.${id}.name.zh`] ?? '', en: values[`zone.${id}.name.en`] ?? '' },
    }))
  const isIn = (start: string) => (name: string) => name.startsWith(start)
  const isAdding = [...Object.keys(problems), ...Object.keys(values)].some(isIn(`zone.${newRow}.`))
  return (
    <>
      {problems.zone && <p className={styles.problem}>{text(fieldProblems[problems.zone])}</p>}
      <Fees zones={zones} fields={fields} />
      <details open={Object.keys(problems).some(isIn('zone.')) || undefined}>
        <summary>{text(settingsPage.words)}</summary>
        {zones.map(({ id, name }) => (
          <div key={id} className={styles.row}>
            <Words id={id} fields={fields} />
            {zones.length > 1 && (
              <Check
                label={`${text(settingsPage.remove)}: ${text(name)}`}
                name="remove"
                value={`zone.${id}`}
              />
            )}
          </div>
        ))}
      </details>
      <details open={isAdding || undefined}>
        <summary>{text(settingsPage.addZone)}</summary>
        <div className={styles.row}>
          {(['fee', 'special'] as const).map((kind) => (
            <SettingField
              key={kind}
              name={`zone.${newRow}.${kind}`}
              fields={fields}
              label={`${text(feeNames[kind])} HK$`}
              inputMode="decimal"
            />
          ))}
          <Words id={newRow} fields={fields} />
        </div>
      </details>
      <Districts zones={zones} fields={fields} />
    </>
  )
}

interface ZonesOf {
  readonly zones: readonly { readonly id: string; readonly name: Text }[]
  readonly fields: SectionFields
}

const feeNames = { fee: settingsPage.ordinary, special: settingsPage.special } as const

/** Special dates charge the higher of both fees. */
function Fees({ zones, fields }: ZonesOf) {
  const text = useText()
  const moneyIn = (name: string) => readAmount(fields.values[name] ?? '') ?? nothing
  return (
    <div className={styles.table}>
      <table className={`${table.table} ${table.cards}`}>
        <caption className="vh">{text(settingsSectionNames.zones)}</caption>
        <thead>
          <tr>
            <th scope="col">{text(settingsPage.zone)}</th>
            <th scope="col">{text(settingsPage.ordinary)} HK$</th>
            <th scope="col">{text(settingsPage.special)} HK$</th>
            <th scope="col">{text(settingsPage.charged)}</th>
          </tr>
        </thead>
        <tbody>
          {zones.map(({ id, name }) => {
            const [fee, specialDateFee] = [moneyIn(`zone.${id}.fee`), moneyIn(`zone.${id}.special`)]
            return (
              <tr key={id}>
                <th scope="row">{text(name)}</th>
                {(['fee', 'special'] as const).map((kind) => (
                  <td key={kind} className={styles.narrow}>
                    <SettingField
                      name={`zone.${id}.${kind}`}
                      fields={fields}
                      label={
                        <span className={styles.phoneOnly}>
                          <span className="vh">{text(name)} </span>
                          {text(feeNames[kind])} HK$
                        </span>
                      }
                      inputMode="decimal"
                    />
                  </td>
                ))}
                <td>
                  <b>{formatMoney(feeOnSpecialDates({ fee, specialDateFee }))}</b>{' '}
                  {specialDateFee < fee && <small>{text(settingsPage.lower)}</small>}
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}

function Words({ id, fields }: { readonly id: string; readonly fields: SectionFields }) {
  const text = useText()
  return ['name', 'note']
    .flatMap(inEachLang)
    .map((field) => (
      <SettingField
        key={field}
        name={`zone.${id}.${field}`}
        fields={fields}
        label={text(settingName(field))}
      />
    ))
}

/** A new zone can be chosen after saving. */
function Districts({ zones, fields: { values, problems } }: ZonesOf) {
  const text = useText()
  const isWrong = Object.keys(problems).some((name) => name.startsWith('district.'))
  const options = [
    ...zones.map(({ id, name }) => [id, text(name)] as const),
    [notServed, text(settingsPage.notServed)] as const,
  ]
  return (
    <details open={isWrong || undefined}>
      <summary>{text(settingsPage.districts)}</summary>
      <div className={styles.row}>
        {districtIds.flatMap((district) =>
          (['zone', 'rest'] as const).map((field) => {
            const name = `district.${district}.${field}`
            const problem = problems[name]
            const value = values[name] ?? ''
            const isKnown = options.some(([id]) => id === value)
            return (
              <Choice
                key={name}
                name={name}
                label={`${text(districtNames[district])}${field === 'rest' ? ` · ${text(settingsPage.rest)}` : ''}`}
                defaultValue={isKnown ? value : ''}
                options={[
                  ...(field === 'rest'
                    ? [['', text(settingsPage.sameZone)] as const]
                    : isKnown
                      ? []
                      : [['', text(settingsPage.choose)] as const]),
                  ...options,
                ]}
                {...(problem && { error: text(fieldProblems[problem]) })}
              />
            )
          }),
        )}
      </div>
    </details>
  )
}
