import { Button } from '#app/staff/shell/ui/button.tsx'
import { Choice, Field } from '#app/staff/shell/ui/field.tsx'
import { useHasEnglish } from '#app/staff/shell/ui/has-english.ts'
import { useText } from '#app/ui/lang.tsx'
import { pictureLimits, picturesPanel } from '#content/staff/shop/settings/pictures.ts'
import { siteFieldName, sitePage } from '#content/staff/shop/settings/site.ts'
import { maxNameLength } from '#domain/input-limits.ts'
import { maxPictureBytes } from '#domain/shop/shop-picture.ts'
import { pictureFields } from '#domain/staff/shop/website/front-part.ts'
import { itemField } from '#domain/staff/shop/website/site-part.ts'
import { uploadVerb } from './picture-field.tsx'
import styles from './site.module.css'
import { SiteChoice, type SiteFieldsProps } from './site-field.tsx'

export function BannerPictures({ id, ...props }: SiteFieldsProps & { readonly id: string }) {
  const text = useText()
  const hasEnglish = useHasEnglish()
  const { view, values } = props
  const pictures = view.pictures.map(
    ({ id: picture, alt, width, height }) =>
      [String(picture), `${picture} · ${width} × ${height} · ${text(alt)}`] as const,
  )
  return (
    <>
      <div className={styles.pictures}>
        {pictureFields.map((field) => {
          const name = itemField(id, field)
          const picture = view.pictures.find((picture) => String(picture.id) === values[name])
          if (!hasEnglish && field.endsWith('English'))
            return <input key={field} type="hidden" name={name} defaultValue={values[name]} />
          const none = field.endsWith('English') ? sitePage.sameAsChinese : sitePage.noPicture
          return (
            <div key={field}>
              {picture && <img src={picture.address} alt={text(picture.alt)} loading="lazy" />}
              <SiteChoice {...props} name={name} options={[['', text(none)], ...pictures]} />
            </div>
          )
        })}
      </div>
      <div className={styles.figures}>
        <Field
          label={text(sitePage.file)}
          name={`file.${id}`}
          type="file"
          accept="image/jpeg,image/png,image/webp,image/avif"
          hint={text(pictureLimits(maxPictureBytes / 1024 ** 2))}
        />
        <Field
          label={text(picturesPanel.altZh)}
          name={`alt.zh.${id}`}
          lang="zh-HK"
          autoComplete="off"
          defaultValue={values[`alt.zh.${id}`]}
          maxLength={maxNameLength}
        />
        <Field
          label={text(picturesPanel.altEn)}
          name={`alt.en.${id}`}
          lang="en"
          autoComplete="off"
          defaultValue={values[`alt.en.${id}`]}
          maxLength={maxNameLength}
        />
        <Choice
          label={text(sitePage.useAs)}
          name={`as.${id}`}
          defaultValue={values[`as.${id}`]}
          options={pictureFields
            .filter((field) => hasEnglish || !field.endsWith('English'))
            .map((field) => [field, text(siteFieldName(field))] as const)}
        />
      </div>
      <p>
        <Button name="verb" value={uploadVerb + id} formEncType="multipart/form-data">
          {text(sitePage.upload)}
        </Button>
      </p>
    </>
  )
}
