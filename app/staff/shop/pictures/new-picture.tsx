import { type MouseEvent, useEffect, useRef, useState } from 'react'
import { Button } from '#app/staff/shell/ui/button.tsx'
import { Field } from '#app/staff/shell/ui/field.tsx'
import { Note } from '#app/staff/shell/ui/note.tsx'
import { useText } from '#app/ui/lang.tsx'
import {
  dialogUse,
  percentSent,
  picturesPanel,
  shapeUses,
  sharedUse,
  storyUse,
} from '#content/staff/shop/settings/pictures.ts'
import { maxNameLength } from '#domain/input-limits.ts'
import { middle, type PictureShape, pictureShapes, readFocus } from '#domain/shop/shop-picture.ts'
import { type Lang, langs, langTags } from '#domain/text.ts'
import type { PictureChoice } from '#server/page-data/staff/shop/pictures-api.ts'
import { CutOut } from './cut-out.tsx'
import { FocusPicker } from './focus-picker.tsx'
import styles from './pictures.module.css'
import { pictureVerb } from './taken-picture.ts'
import { useFile } from './use-file.ts'
import { usePictureUpload } from './use-picture-upload.ts'

interface NewPictureProps {
  readonly shape: PictureShape
  readonly initialPicture: PictureChoice | null
  readonly onSent: (picture: PictureChoice) => void
}

const noWords = { zh: '', en: '' }

/** Crops of a set's picture; the dialog's is narrower on phones. */
const partsOfSet = [
  { shape: { width: 810, height: 340 }, name: dialogUse },
  { shape: { width: 3, height: 2 }, name: storyUse },
  { shape: { width: 1200, height: 630 }, name: sharedUse },
]

export function NewPicture({ shape, initialPicture, onSent }: NewPictureProps) {
  const text = useText()
  const input = useRef<HTMLInputElement>(null)
  const { file, source, take, isOver, dropping } = useFile(input)
  const { percent, problem, send, stop } = usePictureUpload()
  const whole = initialPicture?.whole ?? null
  const [focus, setFocus] = useState(initialPicture?.focus ?? middle)
  // Drawings cannot be edited, and their description does not fit a new picture.
  const [initialText] = useState(whole && initialPicture ? initialPicture.alt : noWords)
  const [words, setWords] = useState(initialText)
  const visiblePart = source ?? (whole && { ...whole })
  // The chosen picture's description and focal point do not fit a new one.
  useEffect(() => {
    if (!file) return
    setWords((now) => (now === initialText ? noWords : now))
    setFocus(middle)
  }, [file, initialText])

  async function press(event: MouseEvent) {
    event.preventDefault()
    const form = new FormData()
    form.set('shape', shape)
    form.set('of', String(initialPicture?.id ?? 0))
    if (file) form.set('file', file)
    for (const lang of langs) form.set(`alt.${lang}`, words[lang])
    form.set('focus.x', String(focus.x))
    form.set('focus.y', String(focus.y))
    const picture = await send(form)
    if (!picture) return
    take(null)
    onSent(picture)
  }
  const point = (axis: 'x' | 'y', label: string) => (
    <Field
      label={label}
      name={`focus.${axis}`}
      inputMode="numeric"
      maxLength={3}
      autoComplete="off"
      value={focus[axis]}
      onChange={({ currentTarget: { value } }) => {
        const newFocus = readFocus(value, value)
        if (newFocus) setFocus({ ...focus, [axis]: newFocus[axis] })
      }}
    />
  )
  const alt = (lang: Lang, label: string) => (
    <Field
      label={label}
      name={`alt.${lang}`}
      maxLength={maxNameLength}
      autoComplete="off"
      lang={langTags[lang]}
      value={words[lang]}
      onChange={({ currentTarget: { value } }) => setWords({ ...words, [lang]: value })}
    />
  )
  const label = file ? picturesPanel.send : whole ? picturesPanel.sendOrChange : picturesPanel.send
  return (
    <div className={styles.drop} data-over={isOver ? '' : undefined} {...dropping}>
      <Field
        ref={input}
        label={text(picturesPanel.file)}
        name="file"
        type="file"
        hint={text(picturesPanel.dropHere)}
        accept="image/jpeg,image/png,image/webp,image/avif"
        onChange={({ currentTarget: { files } }) => take(files?.[0] ?? null)}
      />
      <div className={styles.fields}>
        {alt('zh', text(picturesPanel.altZh))}
        {alt('en', text(picturesPanel.altEn))}
        {point('x', text(picturesPanel.focusX))}
        {point('y', text(picturesPanel.focusY))}
      </div>
      {visiblePart && (
        <>
          <p>{text(picturesPanel.focusHint)}</p>
          <div className={styles.seen}>
            <FocusPicker address={visiblePart.address} focus={focus} onPick={setFocus} />
            <CutOut
              address={visiblePart.address}
              picture={visiblePart}
              focus={focus}
              name={text(shapeUses[shape])}
              shapes={[pictureShapes[shape]]}
            />
            {shape === 'set' &&
              partsOfSet.map((part) => (
                <CutOut
                  key={part.name.en}
                  address={visiblePart.address}
                  picture={visiblePart}
                  focus={focus}
                  name={text(part.name)}
                  shapes={[pictureShapes[shape], part.shape]}
                />
              ))}
          </div>
        </>
      )}
      {problem && <Note kind="error">{text(problem)}</Note>}
      <div className={styles.send} role="status">
        <Button
          name="verb"
          value={pictureVerb}
          formEncType="multipart/form-data"
          disabled={percent !== null}
          onClick={press}
        >
          {text(label)}
        </Button>
        {percent !== null && (
          <>
            <progress value={percent} max={100} aria-label={text(picturesPanel.sending)} />
            {text(percentSent(percent))}
            <Button type="button" onClick={stop}>
              {text(picturesPanel.cancel)}
            </Button>
          </>
        )}
      </div>
    </div>
  )
}
