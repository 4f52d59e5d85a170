import { Check, Choice } from '#app/staff/shell/ui/field.tsx'
import { Tag } from '#app/staff/shell/ui/tag.tsx'
import { useText } from '#app/ui/lang.tsx'
import { fieldProblems } from '#content/staff/field-problems.ts'
import {
  offSale,
  promotionKinds,
  settingName,
  settingsPage,
  usesSoFar,
} from '#content/staff/shop/settings/settings.ts'
import { inEachLang } from '#domain/fields-by-language.ts'
import { formatMoney } from '#domain/money.ts'
import { textIn } from '#domain/staff/forms/values.ts'
import { newRow, rowIds } from '#domain/staff/shop/settings/rows.ts'
import type { Text } from '#domain/text.ts'

import { type SectionFields, SettingField } from './setting-field.tsx'
import styles from './settings.module.css'
import { WithExample } from './with-example.tsx'

const texts = ['name', 'about'].flatMap(inEachLang)

export function PromotionFields(fields: SectionFields) {
  const text = useText()
  const { values, problems, view } = fields
  const ids = rowIds(values, 'promo').filter((id) => id !== newRow)
  const isWrong = (id: string) => Object.keys(problems).some((name) => name.startsWith(`promo.${id}.`))
  const isAdding =
    isWrong(newRow) || ['code', ...inEachLang('name')].some((name) => values[`promo.${newRow}.${name}`])
  return (
    <div className={styles.rows}>
      {ids.map((id) => {
        const field = (name: string) => values[`promo.${id}.${name}`] ?? ''
        const totals = view.promotionTotals[id]
        const title = field('code') || text(textIn(field, 'name'))
        const until = field('until')
        return (
          <details key={id} open={isWrong(id) || undefined}>
            <summary>
              {title}{' '}
              <small>
                {field('code') ? text(textIn(field, 'name')) : text(settingsPage.byItself)}
                {` · ${text(usesSoFar(totals?.orders ?? 0, totals ? formatMoney(totals.discount) : null))}`}
              </small>{' '}
              {field('on') !== 'on' && <Tag kind="warn">{text(settingsPage.off)}</Tag>}
              {field('kind') === 'freeDish' && view.dishesOffSale.includes(field('dish')) && (
                <Tag kind="warn">{text(settingsPage.dishGone)}</Tag>
              )}
              {until !== '' && until < view.today && <Tag>{text(settingsPage.ended)}</Tag>}
            </summary>
            <Promotion id={id} fields={fields} />
            <Check label={`${text(settingsPage.remove)}: ${title}`} name="remove" value={`promo.${id}`} />
          </details>
        )
      })}
      <details open={isAdding || undefined}>
        <summary>{text(settingsPage.add)}</summary>
        <Promotion id={newRow} fields={fields} />
      </details>
    </div>
  )
}

function Promotion({ id, fields }: { readonly id: string; readonly fields: SectionFields }) {
  const text = useText()
  const { values } = fields
  const nameOf = (field: string) => `promo.${id}.${field}`
  const isOn = id === newRow || values[nameOf('on')] === 'on'
  const field = (name: string, label = name, type?: string) => (
    <SettingField
      key={name}
      name={nameOf(name)}
      fields={fields}
      label={text(settingName(label))}
      {...(type && { type })}
    />
  )
  return (
    <WithExample id={id} fields={fields}>
      <div className={styles.whole}>
        <Check label={text(settingsPage.offered)} name={nameOf('on')} value="on" defaultChecked={isOn} />
      </div>
      {field('code')}
      {field('min')}
      <Choice
        label={text(settingName('kind'))}
        name={nameOf('kind')}
        defaultValue={values[nameOf('kind')] ?? 'percent'}
        options={Object.entries(promotionKinds).map(([kind, name]) => [kind, text(name)])}
      />
      <div className={styles.forMoney}>{field('off')}</div>
      <FreeDish id={id} fields={fields} />
      {field('seasonfrom')}
      {field('seasonto')}
      {field('from', 'usablefrom', 'date')}
      {field('until', 'until', 'date')}
      {(['uses', 'each'] as const).map((name) => field(name))}
      {texts.map((name) => field(name))}
    </WithExample>
  )
}

function FreeDish({ id, fields }: { readonly id: string; readonly fields: SectionFields }) {
  const text = useText()
  const { values, problems, view } = fields
  const nameOf = (field: string) => `promo.${id}.${field}`
  const setIds = (values[nameOf('sets')] ?? '').split(' ')
  const nameOfDish = (dish: string, name: Text) =>
    view.dishesOffSale.includes(dish) ? text(offSale(name)) : text(name)
  const [noDish, noSets] = [problems[nameOf('dish')], problems[nameOf('sets')]]
  return (
    <div className={`${styles.forDish} ${styles.row}`}>
      <Choice
        label={text(settingName('dish'))}
        name={nameOf('dish')}
        defaultValue={values[nameOf('dish')] ?? ''}
        options={[
          ['', text(settingsPage.choose)],
          ...view.dishes.map(({ id: dish, name }) => [dish, nameOfDish(dish, name)] as const),
        ]}
        {...(noDish && { error: text(fieldProblems[noDish]) })}
      />
      {(['number', 'boxes'] as const).map((name) => (
        <SettingField
          key={name}
          name={nameOf(name)}
          fields={fields}
          label={text(settingName(name))}
          {...(name === 'number' && !values[nameOf('number')] && { defaultValue: '1' })}
          inputMode="numeric"
        />
      ))}
      <details open={noSets !== undefined || undefined}>
        <summary>{text(settingName('sets'))}</summary>
        {noSets && <p className={styles.problem}>{text(fieldProblems[noSets])}</p>}
        <div className={styles.sets}>
          {view.sets.map(({ id: set, name }) => (
            <Check
              key={set}
              label={text(name)}
              name={nameOf('sets')}
              value={String(set)}
              defaultChecked={setIds.includes(String(set))}
            />
          ))}
        </div>
      </details>
    </div>
  )
}
