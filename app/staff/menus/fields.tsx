/** The fields of a set, both languages side by side, with what customers see now below what is changed. */
import { useState } from 'react'
import { Choice, Field } from '#app/staff/ui/field.tsx'
import { fieldLang } from '#app/staff/ui/field-lang.ts'
import { Panel, PanelBody } from '#app/staff/ui/panel.tsx'
import { useText } from '#app/ui/lang.tsx'
import { displayNames, menusPage, scopeNames, setUnitNames, wasBefore } from '#content/staff/menus.ts'
import { setProblems } from '#content/staff/set-problems.ts'
import {
  longestValue,
  minimumScopes,
  priceDisplays,
  type SetValues,
  setUnits,
  textFields,
} from '#domain/staff/set-values.ts'
import type { EditableSetView } from '#server/site/staff/menus-api.ts'
import { BeyondCalendar } from './beyond-calendar.tsx'
import styles from './menus.module.css'
import { unitName } from './unit-name.ts'

export interface FieldsProps {
  readonly view: EditableSetView
  /** As typed or stored. */
  readonly values: SetValues
  readonly published: SetValues
  readonly problems: EditableSetView['problems']
}

const firstFigures = ['servesMin', 'servesMax', 'includedCutlery', 'includedTongs'] as const
const season = ['seasonFrom', 'seasonTo'] as const

export function SetFields(props: FieldsProps) {
  const text = useText()
  const displays = priceDisplays.map((kind) => [kind, text(displayNames[kind])] as const)
  const { categories, pricing } = props.view
  const [leadDays, setLeadDays] = useState(props.values.leadDays ?? '')
  return (
    <Panel title={text(menusPage.basics)}>
      <PanelBody>
        {textFields.map((field) => (
          <div key={field} className={styles.both}>
            <SetField {...props} name={`${field}.zh`} />
            <SetField {...props} name={`${field}.en`} />
          </div>
        ))}
        {pricing === 'perItem' && (
          <p>
            {text(menusPage.priceOfItems)}
            <input type="hidden" name="price" value={props.values.price ?? ''} />
          </p>
        )}
        <div className={styles.figures}>
          {pricing === 'fixed' && <SetField {...props} name="price" />}
          {firstFigures.map((name) => (
            <SetField key={name} {...props} name={name} />
          ))}
        </div>
        <div className={styles.figures}>
          <SetChoice
            {...props}
            name="categoryId"
            options={categories.map(({ id, name, isOnSale }) => [
              id,
              isOnSale ? text(name) : `${text(name)} (${text(menusPage.off)})`,
            ])}
          />
          <SetChoice
            {...props}
            name="unit"
            options={setUnits.map((unit) => [unit, text(setUnitNames[unit])])}
          />
          <SetChoice {...props} name="display" options={displays} />
          <SetField {...props} name="minQuantity" />
          <SetChoice
            {...props}
            name="minQuantityScope"
            options={minimumScopes.map((scope) => [scope, text(scopeNames[scope])])}
          />
          <SetField {...props} name="leadDays" onType={setLeadDays} />
          {season.map((name) => (
            <SetField key={name} {...props} name={name} />
          ))}
        </div>
        <BeyondCalendar leadDays={leadDays} horizonDays={props.view.horizonDays} />
        <fieldset className={styles.next}>
          <legend>{text(menusPage.nextPrices)}</legend>
          <div className={styles.figures}>
            <SetField {...props} name="nextFrom" type="date" />
            {pricing === 'fixed' && <SetField {...props} name="nextPrice" />}
            <SetChoice {...props} name="nextDisplay" options={[['', text(menusPage.asNow)], ...displays]} />
          </div>
          <p>{text(menusPage.nextPricesNote)}</p>
        </fieldset>
      </PanelBody>
    </Panel>
  )
}

/** What is said below a field: what it was before, and what is wrong with it. */
function useRemarks({ values, published, problems, name }: FieldsProps & { readonly name: string }) {
  const text = useText()
  const [value = '', before = ''] = [values[name], published[name]]
  const problem = problems[name]
  return {
    ...(value !== before && { hint: text(wasBefore(before)) }),
    ...(problem && { error: text(setProblems[problem]) }),
  }
}

export function SetField({
  label,
  type,
  onType,
  ...props
}: FieldsProps & {
  readonly name: string
  readonly label?: string
  readonly type?: 'date'
  readonly onType?: (typed: string) => void
}) {
  const text = useText()
  const { name, values, published } = props
  return (
    <Field
      label={label ?? text(unitName(name, values, published))}
      name={name}
      {...(type && { type })}
      {...(onType && { onInput: ({ currentTarget }) => onType(currentTarget.value) })}
      defaultValue={values[name] ?? ''}
      maxLength={longestValue(name)}
      lang={fieldLang(name)}
      autoComplete="off"
      {...useRemarks(props)}
    />
  )
}

export function SetChoice({
  options,
  label,
  ...props
}: FieldsProps & {
  readonly name: string
  readonly label?: string
  /** Values with their names. */
  readonly options: readonly (readonly [string, string])[]
}) {
  const text = useText()
  const { name, values, published } = props
  const remarks = useRemarks(props)
  const before = options.find(([id]) => id === published[name])?.[1] ?? ''
  return (
    <Choice
      label={label ?? text(unitName(name, values, published))}
      name={name}
      defaultValue={values[name] ?? ''}
      options={options}
      {...remarks}
      {...(remarks.hint && { hint: text(wasBefore(before)) })}
    />
  )
}
