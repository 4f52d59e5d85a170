import { picturePath } from '#app/paths.ts'
import { Check, Field } from '#app/staff/shell/ui/field.tsx'
import { useText } from '#app/ui/lang.tsx'
import { pictureLimits } from '#content/staff/shop/settings/pictures.ts'
import { settingName, settingsPage } from '#content/staff/shop/settings/settings.ts'
import { maxPictureBytes } from '#domain/shop/shop-picture.ts'
import { logoFile, logoOf } from '#domain/staff/shop/settings/shop-section.ts'
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
  const { view, values, storedValues } = fields
  const logo = logoOf(values.logo ?? '')
  return (
    <>
      <div className={styles.row}>
        {Object.keys(storedValues)
          .filter((name) => name !== 'logo')
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
      {logo && (
        <Check
          label={
            <>
              {text(settingName('logo'))} <img src={picturePath(logo, 360)} alt="" height={44} />
            </>
          }
          name="logo"
          value={values.logo}
          defaultChecked
        />
      )}
      <Field
        label={text(settingsPage.newLogo)}
        hint={text(pictureLimits(maxPictureBytes / 1024 ** 2))}
        name={logoFile}
        type="file"
        accept="image/jpeg,image/png,image/webp,image/avif"
      />
    </>
  )
}
