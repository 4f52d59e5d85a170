import { useText } from '#app/ui/lang.tsx'
import { settingsPage } from '#content/staff/shop/settings/settings.ts'
import { type SectionFields, SettingField } from './setting-field.tsx'
import styles from './settings.module.css'

const inputTypes: Readonly<Record<string, 'tel' | 'email' | 'url'>> = {
  hotline: 'tel',
  chatNumber: 'tel',
  email: 'email',
  facebookUrl: 'url',
  instagramUrl: 'url',
}

export function ShopFields(fields: SectionFields) {
  const text = useText()
  const { view, storedValues } = fields
  return (
    <div className={styles.row}>
      {Object.keys(storedValues).map((name) => {
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
  )
}
