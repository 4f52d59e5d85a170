import { Check } from '#app/staff/shell/ui/field.tsx'
import { HasEnglishContext } from '#app/staff/shell/ui/has-english.ts'
import { useText } from '#app/ui/lang.tsx'
import { fieldProblems } from '#content/staff/field-problems.ts'
import { settingName, settingsPage } from '#content/staff/shop/settings/settings.ts'
import { EnglishGaps } from './english-gaps.tsx'
import { type SectionFields, SettingField } from './setting-field.tsx'
import styles from './settings.module.css'

const inputTypes: Readonly<Record<string, 'tel' | 'email' | 'url'>> = {
  hotline: 'tel',
  chatNumber: 'tel',
  email: 'email',
  facebookUrl: 'url',
  instagramUrl: 'url',
}

const english = 'hasEnglish'

export function ShopFields(fields: SectionFields) {
  const text = useText()
  const { view, values, storedValues, problems } = fields
  const problem = problems[english]
  return (
    <>
      <Check
        label={text(settingName(english))}
        name={english}
        value="on"
        defaultChecked={values[english] === 'on'}
        hint={text(settingsPage.englishNote)}
        aria-invalid={problem ? true : undefined}
      />
      {problem && <p className={styles.problem}>{text(fieldProblems[problem])}</p>}
      <EnglishGaps gaps={view.englishGaps} />
      {/* The English site cannot be switched on before these are filled in. */}
      <HasEnglishContext value={true}>
        <div className={styles.row}>
          {Object.keys(storedValues)
            .filter((name) => name !== english)
            .map((name) => {
              const fallback = view.context[name]
              return (
                <SettingField
                  key={name}
                  name={name}
                  fields={fields}
                  {...(inputTypes[name] && { inputMode: inputTypes[name] })}
                  {...(storedValues[name] === '' &&
                    fallback && { hint: `${text(settingsPage.emptyMeans)} ${fallback}` })}
                />
              )
            })}
        </div>
      </HasEnglishContext>
    </>
  )
}
