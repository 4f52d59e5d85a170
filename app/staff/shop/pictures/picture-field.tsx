import { useState } from 'react'
import { Note } from '#app/staff/shell/ui/note.tsx'
import { Panel, PanelBody } from '#app/staff/shell/ui/panel.tsx'
import { useText } from '#app/ui/lang.tsx'
import { pictureLimits, picturesPanel } from '#content/staff/shop/settings/pictures.ts'
import { maxPictureBytes, type PictureShape, pictureShapes } from '#domain/shop/shop-picture.ts'
import type { PictureChoice } from '#server/page-data/staff/shop/pictures-api.ts'
import { NewPicture } from './new-picture.tsx'
import styles from './pictures.module.css'

interface PictureFieldProps {
  readonly shape: PictureShape
  readonly choices: readonly PictureChoice[]
  /** Name of the item, on pages with several picture fields. */
  readonly of?: string
  readonly value: string
  /** Called once an uploaded picture is chosen. */
  readonly onChange: () => void
}

export function PictureField({ shape, choices, of, value, onChange }: PictureFieldProps) {
  const text = useText()
  const [uploads, setUploads] = useState<readonly PictureChoice[]>([])
  const [choice, setChoice] = useState(value)
  const pictureChoices = [
    ...choices,
    ...uploads.filter((each) => !choices.some((choice) => choice.value === each.value)),
  ]
  const { width, height } = pictureShapes[shape]
  return (
    <Panel
      title={text(picturesPanel.title)}
      of={of}
      caption={text(pictureLimits(maxPictureBytes / 1024 ** 2))}
    >
      <PanelBody>
        {pictureChoices.some((each) => each.isPlain && each.value === choice) && (
          <Note kind="warn">{text(picturesPanel.plainNote)}</Note>
        )}
        <fieldset className={styles.choices}>
          <legend>{text(picturesPanel.choose)}</legend>
          {/* The chosen picture may not be listed, such as that of a copied set. */}
          {!pictureChoices.some((each) => each.value === value) && (
            <input type="hidden" name="picture" value={value} />
          )}
          {pictureChoices.map((picture) => (
            <label key={picture.value} className={styles.choice}>
              <img
                src={picture.address}
                alt={text(picture.alt)}
                loading="lazy"
                style={{ aspectRatio: `${width} / ${height}` }}
              />
              <span>
                <input
                  type="radio"
                  name="picture"
                  value={picture.value}
                  checked={picture.value === choice}
                  onChange={() => setChoice(picture.value)}
                />
                {text(picturesPanel[picture.isPlain ? 'plain' : picture.whole ? 'sent' : 'drawing'])}
              </span>
              <small>
                {picture.width} × {picture.height}
              </small>
            </label>
          ))}
        </fieldset>
        <NewPicture
          key={choice}
          shape={shape}
          initialPicture={pictureChoices.find((each) => each.value === choice) ?? null}
          onSent={(picture) => {
            setUploads([...uploads, picture])
            setChoice(picture.value)
            onChange()
          }}
        />
      </PanelBody>
    </Panel>
  )
}
