import table from '#app/staff/ui/data-table.module.css'
import { useText } from '#app/ui/lang.tsx'
import { settingName, settingsPage, settingsSectionNames } from '#content/staff/settings.ts'
import { feeOnSpecialDates } from '#domain/delivery-fee.ts'
import { formatMoney, fromDollars, nothing } from '#domain/money.ts'
import { type SectionFields, SettingField } from './setting-field.tsx'
import styles from './settings.module.css'

/** What delivery costs by zone: the higher of two fees is charged on special dates. */
export function ZoneFields(fields: SectionFields) {
  const text = useText()
  const { view, values } = fields
  const moneyIn = (name: string) => fromDollars(Number(values[name])) ?? nothing
  return (
    <>
      <div className={styles.table}>
        <table className={`${table.table} ${table.cards}`}>
          <caption>{text(settingsSectionNames.zones)}</caption>
          <thead>
            <tr>
              <th scope="col">{text(settingsPage.zone)}</th>
              <th scope="col">{text(settingsPage.ordinary)} HK$</th>
              <th scope="col">{text(settingsPage.special)} HK$</th>
              <th scope="col">{text(settingsPage.charged)}</th>
            </tr>
          </thead>
          <tbody>
            {view.zones.map(({ id, name }) => {
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
                            {text(kind === 'fee' ? settingsPage.ordinary : settingsPage.special)} HK$
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
      <details>
        <summary>{text(settingsPage.words)}</summary>
        {view.zones.map(({ id }) => (
          <div key={id} className={styles.row}>
            {['name.zh', 'name.en', 'note.zh', 'note.en'].map((field) => (
              <SettingField
                key={field}
                name={`zone.${id}.${field}`}
                fields={fields}
                label={text(settingName(field))}
              />
            ))}
          </div>
        ))}
      </details>
    </>
  )
}
