/** The picture of a set: which one the draft has, those that it had, and the file of a new one. */
import { Button } from '#app/staff/ui/button.tsx'
import { Field } from '#app/staff/ui/field.tsx'
import { Panel, PanelBody } from '#app/staff/ui/panel.tsx'
import { useText } from '#app/ui/lang.tsx'
import { menusPage, pictureLimits } from '#content/staff/menus.ts'
import { maxNameLength } from '#domain/input-limits.ts'
import { maxPictureBytes } from '#domain/shop-picture.ts'
import type { EditableSetView } from '#server/site/menus-api.ts'
import styles from './menus.module.css'

/** Begins the value of a button that takes one of the pictures. */
export const pictureVerb = 'picture:'

export function SetPicture({ view, value }: { readonly view: EditableSetView; readonly value: string }) {
  const text = useText()
  return (
    <Panel title={text(menusPage.picture)} caption={text(pictureLimits(maxPictureBytes / 1024 ** 2))}>
      <PanelBody>
        <input type="hidden" name="picture" value={value} />
        <ul className={styles.pictures}>
          {view.pictures.map((picture) => (
            <li key={picture.value}>
              <img src={picture.address} alt={text(picture.alt)} loading="lazy" />
              <small>
                {picture.width} × {picture.height}
              </small>
              {picture.value === value ? (
                <b>{text(menusPage.pictureNow)}</b>
              ) : (
                <Button
                  name="verb"
                  value={pictureVerb + picture.value}
                  aria-label={`${text(menusPage.takePicture)}: ${text(picture.alt)}`}
                >
                  {text(menusPage.takePicture)}
                </Button>
              )}
            </li>
          ))}
        </ul>
        <div className={styles.both}>
          <Field
            {...{ label: text(menusPage.pictureFile), name: 'file', type: 'file' }}
            accept="image/jpeg,image/png,image/webp,image/avif"
          />
          <Field
            {...{ label: text(menusPage.altZh), name: 'alt.zh', lang: 'zh-HK', autoComplete: 'off' }}
            maxLength={maxNameLength}
          />
          <Field
            {...{ label: text(menusPage.altEn), name: 'alt.en', lang: 'en', autoComplete: 'off' }}
            maxLength={maxNameLength}
          />
        </div>
        <p>
          <Button name="verb" value="upload" formEncType="multipart/form-data">
            {text(menusPage.upload)}
          </Button>
        </p>
      </PanelBody>
    </Panel>
  )
}
