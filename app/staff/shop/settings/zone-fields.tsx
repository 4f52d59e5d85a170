import { type MouseEvent, useState } from 'react'
import { Check, Choice } from '#app/staff/shell/ui/field.tsx'
import table from '#app/staff/shell/ui/table.module.css'
import { districtTiles } from '#app/ui/district-tiles.ts'
import { useText } from '#app/ui/lang.tsx'
import { districtNames } from '#content/district-names.ts'
import { fieldProblems } from '#content/staff/field-problems.ts'
import { settingName, settingsPage, settingsSectionNames } from '#content/staff/shop/settings/settings.ts'
import { type DistrictId, districtIds } from '#domain/delivery/districts.ts'
import { feeOnSpecialDates } from '#domain/delivery/zone-fee.ts'
import { inEachLang } from '#domain/fields-by-language.ts'
import { formatMoney, nothing } from '#domain/money.ts'
import { textIn } from '#domain/staff/forms/values.ts'
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
      name: textIn((name) => values[name], `zone.${id}.name`),
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

/** A new zone can be chosen after saving. Tapping a tile gives it the zone that is ticked above the map. */
function Districts({ zones, fields }: ZonesOf) {
  const text = useText()
  const [brush, setBrush] = useState('')
  const options = [
    ...zones.map(({ id, name }, index) => [id, `${index + 1} ${text(name)}`] as const),
    [notServed, text(settingsPage.notServed)] as const,
  ]
  function paint({ target }: MouseEvent) {
    const select = (target as Element).closest('[data-tile]')?.querySelector('select')
    if (!brush || !select) return
    select.value = brush
    select.dispatchEvent(new Event('input', { bubbles: true }))
  }
  return (
    <details open>
      <summary>{text(settingsPage.districts)}</summary>
      <fieldset className={styles.brushes} onInput={(event) => event.stopPropagation()}>
        <legend>{text(settingsPage.brush)}</legend>
        {[['', text(settingsPage.oneByOne)] as const, ...options].map(([id, name]) => (
          <Check
            key={id}
            type="radio"
            name="brush"
            label={name}
            value={id}
            checked={id === brush}
            onChange={() => setBrush(id)}
          />
        ))}
      </fieldset>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: each tile holds a list of choices for the keyboard */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: as above */}
      <div className={brush ? `${styles.map} ${styles.painted}` : styles.map} onClick={paint}>
        {districtTiles.map(([district, left, top]) => (
          <div
            key={district}
            className={styles.tile}
            data-tile
            style={{ gridColumn: `${left + 1} / span 2`, gridRow: Math.floor(top) + 1 }}
          >
            <ZoneChoice district={district} field="zone" fields={fields} options={options} />
          </div>
        ))}
      </div>
      <div className={styles.row}>
        {districtIds.map((district) => (
          <ZoneChoice key={district} district={district} field="rest" fields={fields} options={options} />
        ))}
      </div>
    </details>
  )
}

interface ZoneChoiceProps {
  readonly district: DistrictId
  readonly field: 'zone' | 'rest'
  readonly fields: SectionFields
  readonly options: readonly (readonly [id: string, name: string])[]
}

function ZoneChoice({ district, field, fields: { values, problems }, options }: ZoneChoiceProps) {
  const text = useText()
  const name = `district.${district}.${field}`
  const problem = problems[name]
  const value = values[name] ?? ''
  const isKnown = options.some(([id]) => id === value)
  const others = field === 'rest' ? settingsPage.sameZone : isKnown ? null : settingsPage.choose
  return (
    <Choice
      name={name}
      label={`${text(districtNames[district])}${field === 'rest' ? ` · ${text(settingsPage.rest)}` : ''}`}
      defaultValue={isKnown ? value : ''}
      options={others ? [['', text(others)], ...options] : options}
      {...(problem && { error: text(fieldProblems[problem]) })}
    />
  )
}
