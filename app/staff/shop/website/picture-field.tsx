import type { ReactNode } from 'react'
import { Button } from '#app/staff/shell/ui/button.tsx'
import { Check, Field } from '#app/staff/shell/ui/field.tsx'
import { useText } from '#app/ui/lang.tsx'
import { fieldProblems } from '#content/staff/field-problems.ts'
import { brandPage } from '#content/staff/shop/settings/brand.ts'
import { pictureLimits } from '#content/staff/shop/settings/pictures.ts'
import { maxPictureBytes } from '#domain/shop/shop-picture.ts'
import styles from './brand.module.css'
import type { SiteFieldsProps } from './site-field.tsx'

/** The upload button has a value with this prefix. */
export const uploadVerb = 'upload:'

interface PictureFieldProps extends SiteFieldsProps {
  readonly name: string
  readonly label: string
  readonly note?: string
  /** How visitors see the picture. */
  readonly children?: ReactNode
}

/** A picture that is shown whole; without the tick it is removed. */
export function PictureField({ name, label, note, children, values, problems, view }: PictureFieldProps) {
  const text = useText()
  const picture = view.pictures.find(({ id }) => String(id) === values[name])
  const problem = problems[name]
  return (
    <div className={styles.logo}>
      <b>{label}</b>
      {note && <small>{note}</small>}
      {children ?? (
        <span className={styles.light}>
          {picture ? <img src={picture.address} alt="" loading="lazy" /> : text(brandPage.none)}
        </span>
      )}
      {picture && (
        <Check
          label={text(brandPage.use)}
          name={name}
          value={values[name]}
          defaultChecked
          aria-label={`${text(brandPage.use)}: ${label}`}
        />
      )}
      <Field
        label={`${text(brandPage.file)}: ${label}`}
        name={`file.${name}`}
        type="file"
        accept="image/jpeg,image/png,image/webp,image/avif"
        hint={text(pictureLimits(maxPictureBytes / 1024 ** 2))}
        {...(problem && { error: text(fieldProblems[problem]) })}
      />
      <Button name="verb" value={uploadVerb + name} formEncType="multipart/form-data">
        {text(brandPage.upload)} <span className="vh">{label}</span>
      </Button>
    </div>
  )
}
