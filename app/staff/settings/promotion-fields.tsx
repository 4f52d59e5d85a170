import { Tag } from '#app/staff/ui/tag.tsx'
import { useText } from '#app/ui/lang.tsx'
import { settingName, settingsPage, usesSoFar } from '#content/staff/settings.ts'
import { formatMoney } from '#domain/money.ts'
import { newRow, rowIds } from '#domain/staff/settings/form-reading.ts'
import { type SectionFields, SettingField } from './setting-field.tsx'
import styles from './settings.module.css'

const terms = ['min', 'seasonfrom', 'seasonto'] as const
const texts = ['name.zh', 'name.en', 'about.zh', 'about.en'] as const

/** Every promotion with its uses so far, and a row for a new code. */
export function PromotionFields(fields: SectionFields) {
  const text = useText()
  const { values, problems, view } = fields
  const ids = rowIds(values, 'promo').filter((id) => id !== newRow)
  const isWrong = (id: string) => Object.keys(problems).some((name) => name.startsWith(`promo.${id}.`))
  const isAdding = isWrong(newRow) || (values[`promo.${newRow}.code`] ?? '') !== ''
  return (
    <div className={styles.rows}>
      {ids.map((id) => {
        const own = (name: string) => values[`promo.${id}.${name}`] ?? ''
        const used = view.codeUses[own('code').toUpperCase()]
        const until = own('until')
        return (
          <details key={id} open={isWrong(id) || undefined}>
            <summary>
              {own('code') || text(settingsPage.byItself)}{' '}
              <small>
                {text({ zh: own('name.zh'), en: own('name.en') })}
                {used && ` · ${text(usesSoFar(used.orders, formatMoney(used.discount)))}`}
              </small>{' '}
              {until !== '' && until < view.today && <Tag>{text(settingsPage.ended)}</Tag>}
            </summary>
            <Promotion row={`promo.${id}`} hasCode={own('code') !== ''} kind={own('kind')} fields={fields} />
          </details>
        )
      })}
      <details open={isAdding || undefined}>
        <summary>＋ {text(settingsPage.add)}</summary>
        <Promotion row={`promo.${newRow}`} hasCode kind={null} fields={fields} />
      </details>
    </div>
  )
}

/** @param kind null: it is chosen here */
function Promotion({
  row,
  hasCode,
  kind,
  fields,
}: {
  readonly row: string
  readonly hasCode: boolean
  readonly kind: string | null
  readonly fields: SectionFields
}) {
  const text = useText()
  const { values } = fields
  const field = (name: string, label = name, type?: string) => (
    <SettingField
      key={name}
      name={`${row}.${name}`}
      fields={fields}
      label={text(settingName(label))}
      {...(type && { type })}
    />
  )
  return (
    <div className={styles.row}>
      {kind === null && field('code')}
      {kind === null ? (
        <label className={styles.select}>
          <span>{text(settingName('kind'))}</span>
          <select name={`${row}.kind`} defaultValue={values[`${row}.kind`] ?? 'percent'}>
            <option value="percent">{text(settingsPage.percent)}</option>
            <option value="amount">{text(settingsPage.amount)}</option>
          </select>
        </label>
      ) : (
        <>
          <input type="hidden" name={`${row}.kind`} value={kind} />
          <input type="hidden" name={`${row}.code`} value={values[`${row}.code`] ?? ''} />
        </>
      )}
      {kind !== 'freeDish' && field('off')}
      {terms.map((name) => field(name))}
      {field('from', 'usablefrom', 'date')}
      {field('until', 'until', 'date')}
      {hasCode && (['uses', 'each'] as const).map((name) => field(name))}
      {texts.map((name) => field(name))}
    </div>
  )
}
