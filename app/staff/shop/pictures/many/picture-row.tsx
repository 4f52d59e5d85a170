import { Button } from '#app/staff/shell/ui/button.tsx'
import { Field, Select } from '#app/staff/shell/ui/field.tsx'
import { Note } from '#app/staff/shell/ui/note.tsx'
import { CutOut } from '#app/staff/shop/pictures/cut-out.tsx'
import { FocusPicker } from '#app/staff/shop/pictures/focus-picker.tsx'
import styles from '#app/staff/shop/pictures/pictures.module.css'
import { useText } from '#app/ui/lang.tsx'
import { manyPictures } from '#content/staff/shop/many-pictures.ts'
import { percentSent, picturesPanel, shapeUses } from '#content/staff/shop/settings/pictures.ts'
import { maxNameLength } from '#domain/input-limits.ts'
import { type Focus, pictureShapes } from '#domain/shop/shop-picture.ts'
import type { PicturedItem } from '#domain/staff/shop/menus/picture-match.ts'
import { langs, langTags, type Text } from '#domain/text.ts'
import type { Preview } from './read-preview.ts'

export interface NewPictureRow {
  readonly key: number
  readonly file: File
  readonly preview: Preview | null
  /** Empty until an item is chosen. */
  readonly place: string
  readonly alt: Text
  readonly focus: Focus
  /** Null while nothing is sent. */
  readonly percent: number | null
  readonly saved: 'draft' | 'published' | null
  readonly problem: Text | null
}

interface PictureRowProps {
  readonly row: NewPictureRow
  readonly items: readonly PicturedItem[]
  readonly isBusy: boolean
  readonly onChange: (change: Partial<NewPictureRow>) => void
  readonly onRemove: () => void
}

export const shapeOf = (place: string) => (place.startsWith('set/') ? 'set' : 'dish')

export function PictureRow({ row, items, isBusy, onChange, onRemove }: PictureRowProps) {
  const { file, preview, place, alt, focus, percent, saved, problem } = row
  const text = useText()
  const nameOf = (of: string) => items.find((each) => each.place === of)?.name
  /** The name of the item describes its picture until somebody writes a better text. */
  function choose(newPlace: string) {
    const suggestion = nameOf(place)
    const isOwn = langs.some((lang) => alt[lang] !== '' && alt[lang] !== suggestion?.[lang])
    onChange({
      place: newPlace,
      problem: null,
      ...(!isOwn && { alt: nameOf(newPlace) ?? { zh: '', en: '' } }),
    })
  }
  const shape = shapeOf(place)
  return (
    <li className={styles.drop}>
      <b>{file.name}</b>
      <fieldset disabled={isBusy || saved !== null} className={styles.entry}>
        <div className={styles.fields}>
          <Select
            label={text(manyPictures.for)}
            name="place"
            required
            value={place}
            onChange={({ currentTarget }) => choose(currentTarget.value)}
          >
            <option value="">{text(manyPictures.choose)}</option>
            {(['dish', 'set'] as const).map((kind) => (
              <optgroup key={kind} label={text(manyPictures[kind === 'dish' ? 'dishes' : 'sets'])}>
                {items
                  .filter((each) => each.place.startsWith(`${kind}/`))
                  .map((each) => (
                    <option key={each.place} value={each.place}>
                      {text(each.name)}
                    </option>
                  ))}
              </optgroup>
            ))}
          </Select>
          {langs.map((lang) => (
            <Field
              key={lang}
              label={text(lang === 'zh' ? picturesPanel.altZh : picturesPanel.altEn)}
              name={`alt.${lang}`}
              required
              maxLength={maxNameLength}
              autoComplete="off"
              lang={langTags[lang]}
              value={alt[lang]}
              onChange={({ currentTarget: { value } }) => onChange({ alt: { ...alt, [lang]: value } })}
            />
          ))}
        </div>
        {preview && (
          <div className={styles.seen}>
            <FocusPicker
              address={preview.address}
              focus={focus}
              onPick={(newFocus) => onChange({ focus: newFocus })}
            />
            <CutOut
              address={preview.address}
              picture={preview}
              focus={focus}
              name={text(shapeUses[shape])}
              shapes={[pictureShapes[shape]]}
            />
          </div>
        )}
      </fieldset>
      {preview?.doubts.map((doubt) => (
        <Note key={doubt} kind="warn">
          {text(manyPictures[doubt])}
        </Note>
      ))}
      {problem && <Note kind="error">{text(problem)}</Note>}
      {saved && <Note kind="done">{text(manyPictures[saved])}</Note>}
      <div className={styles.send}>
        {percent !== null && (
          <>
            <progress value={percent} max={100} aria-label={text(picturesPanel.sending)} />
            {text(percentSent(percent))}
          </>
        )}
        {percent === null && !saved && (
          <Button
            type="button"
            disabled={isBusy}
            onClick={onRemove}
            aria-label={`${text(manyPictures.remove)}: ${file.name}`}
          >
            {text(manyPictures.remove)}
          </Button>
        )}
      </div>
    </li>
  )
}
