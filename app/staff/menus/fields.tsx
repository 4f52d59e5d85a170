/** The fields of a set, both languages side by side, with what customers see now below what is changed. */
import { Choice, Field } from '#app/staff/ui/field.tsx'
import { Panel, PanelBody } from '#app/staff/ui/panel.tsx'
import { useText } from '#app/ui/lang.tsx'
import { displayNames, menusPage, setProblems, setUnitNames, wasBefore } from '#content/staff/menus.ts'
import { priceDisplays, setUnits } from '#domain/staff/read-set.ts'
import { longestValue, type SetValues, textFields } from '#domain/staff/set-values.ts'
import type { EditableSetView } from '#server/site/menus-api.ts'
import styles from './menus.module.css'
import { unitName } from './unit-name.ts'

export interface FieldsProps {
  readonly view: EditableSetView
  /** As typed or stored. */
  readonly values: SetValues
  readonly published: SetValues
  readonly problems: EditableSetView['problems']
}

const firstFigures = ['servesMin', 'servesMax', 'minQuantity', 'includedCutlery', 'includedTongs'] as const
const lastFigures = ['seasonFrom', 'seasonTo'] as const

export function SetFields(props: FieldsProps) {
  const text = useText()
  const { categories, pricing } = props.view
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
            options={categories.map(({ id, name }) => [id, text(name)])}
          />
          <SetChoice
            {...props}
            name="unit"
            options={setUnits.map((unit) => [unit, text(setUnitNames[unit])])}
          />
          <SetChoice
            {...props}
            name="display"
            options={priceDisplays.map((kind) => [kind, text(displayNames[kind])])}
          />
          {lastFigures.map((name) => (
            <SetField key={name} {...props} name={name} />
          ))}
        </div>
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
  ...props
}: FieldsProps & { readonly name: string; readonly label?: string }) {
  const text = useText()
  const { name, values, published } = props
  return (
    <Field
      label={label ?? text(unitName(name, values, published))}
      name={name}
      defaultValue={values[name] ?? ''}
      maxLength={longestValue(name)}
      lang={name.endsWith('.en') ? 'en' : 'zh-HK'}
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
