import { useId } from 'react'
import { unitName } from '#app/staff/shell/changes/unit-name.ts'
import { Check } from '#app/staff/shell/ui/field.tsx'
import styles from '#app/staff/shop/menus/menus.module.css'
import { useText } from '#app/ui/lang.tsx'
import { joinList } from '#content/phrases.ts'
import { fieldProblems } from '#content/staff/field-problems.ts'
import { wasBefore } from '#content/staff/shop/menus/draft-words.ts'
import { menusPage } from '#content/staff/shop/menus/menus.ts'
import { isSameValue } from '#domain/staff/forms/values.ts'
import type { Text } from '#domain/text.ts'
import type { FieldsProps } from './set-field.tsx'

interface SetChecksProps extends FieldsProps {
  readonly name: string
  readonly options: readonly { readonly id: string; readonly name: Text }[]
}

export function SetChecks({ name, options, values, publishedValues, problems }: SetChecksProps) {
  const text = useText()
  const remarks = useId()
  const [value = '', before = ''] = [values[name], publishedValues[name]]
  const problem = problems[name]
  const tickedValues = value.split(',')
  const had = before.split(',')
  const namesBefore = joinList(options.filter(({ id }) => had.includes(id)).map((option) => option.name))
  return (
    <fieldset className={styles.checks} aria-describedby={remarks}>
      <legend>{text(unitName(name))}</legend>
      {/* Distinguishes "nothing ticked" from a form without the field. */}
      <input type="hidden" name={name} value="" />
      {options.map((option) => (
        <Check
          key={option.id}
          name={name}
          value={option.id}
          defaultChecked={tickedValues.includes(option.id)}
          label={text(option.name)}
        />
      ))}
      <small id={remarks}>
        {!isSameValue(name, value, before) &&
          text(wasBefore(text(before === '' ? menusPage.none : namesBefore)))}
        {problem && <b className={styles.missing}>{text(fieldProblems[problem])}</b>}
      </small>
    </fieldset>
  )
}
