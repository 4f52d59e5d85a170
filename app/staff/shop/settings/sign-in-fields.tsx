import { Check } from '#app/staff/shell/ui/field.tsx'
import { useText } from '#app/ui/lang.tsx'
import { fieldProblems } from '#content/staff/field-problems.ts'
import { settingName, settingsPage } from '#content/staff/shop/settings/settings.ts'
import type { SectionFields } from './setting-field.tsx'
import styles from './settings.module.css'

const field = 'secondFactorRequired'

export function SignInFields({ values, problems }: SectionFields) {
  const text = useText()
  const problem = problems[field]
  return (
    <>
      <Check
        label={text(settingName(field))}
        name={field}
        value="on"
        defaultChecked={values[field] === 'on'}
        aria-describedby={`${field}-note${problem ? ` ${field}-problem` : ''}`}
        aria-invalid={problem ? true : undefined}
      />
      <p id={`${field}-note`}>{text(settingsPage.factorNote)}</p>
      {problem && (
        <p id={`${field}-problem`} className={styles.problem}>
          {text(fieldProblems[problem])}
        </p>
      )}
    </>
  )
}
