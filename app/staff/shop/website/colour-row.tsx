import { type CSSProperties, useRef } from 'react'
import { Button } from '#app/staff/shell/ui/button.tsx'
import { Field } from '#app/staff/shell/ui/field.tsx'
import { useText } from '#app/ui/lang.tsx'
import { fieldProblems } from '#content/staff/field-problems.ts'
import {
  brandColourNames,
  brandPage,
  contrastTexts,
  nearestOf,
  offerOf,
  pickerOf,
  tooLow,
} from '#content/staff/shop/settings/brand.ts'
import { type BrandColour, type ContrastName, checkContrasts, minContrast } from '#domain/shop/brand.ts'
import type { Colour } from '#domain/shop/colour.ts'
import type { FieldProblem } from '#domain/staff/forms/problems.ts'
import type { Values } from '#domain/staff/forms/values.ts'
import { brandIn, readColour } from '#domain/staff/shop/website/brand-part.ts'
import styles from './brand.module.css'

interface ColourRowProps {
  readonly base: BrandColour
  readonly entry: Values
  readonly problem: FieldProblem | undefined
}

export function ColourRow({ base, entry, problem }: ColourRowProps) {
  const text = useText()
  const row = useRef<HTMLDivElement>(null)
  const input = () => row.current?.querySelector<HTMLInputElement>(`[name="${base}"]`)
  const brand = brandIn(entry)
  const colour = readColour(entry[base] ?? '')
  const { pairs, offer } = checkContrasts(brand)[base]
  const fails = pairs.some(({ ratio }) => ratio < minContrast)
  const { name, use } = brandColourNames[base]
  const fieldProblem = colour === null ? 'colour-invalid' : problem === 'colour-invalid' ? undefined : problem
  return (
    <div className={styles.colour} ref={row}>
      <input
        type="color"
        aria-label={text(pickerOf(name))}
        value={brand[base]}
        onChange={({ target }) => typeInto(input(), target.value)}
      />
      <Field
        label={text(name)}
        hint={text(use)}
        name={base}
        defaultValue={entry[base]}
        maxLength={7}
        autoComplete="off"
        spellCheck={false}
        {...(fieldProblem &&
          (fieldProblem !== 'contrast-low' || fails) && { error: text(fieldProblems[fieldProblem]) })}
      />
      {colour && (
        <ul className={styles.ratios}>
          {pairs.map((pair) => (
            <li key={pair.name} data-fails={pair.ratio < minContrast || undefined}>
              <span style={swatch(colour, pair)} aria-hidden="true">
                {text(brandPage.sample)}
              </span>{' '}
              {text(contrastTexts[pair.name])} <b className="num">{rounded(pair.ratio)}</b>{' '}
              {pair.ratio < minContrast ? text(tooLow) : '✓'}
            </li>
          ))}
        </ul>
      )}
      <p className={styles.offer} aria-live="polite">
        {colour && fails && offer && (
          <>
            {text(nearestOf(offer))}{' '}
            <Button type="button" onClick={() => typeInto(input(), offer)}>
              {text(offerOf(offer))}
            </Button>
          </>
        )}
      </p>
    </div>
  )
}

/** A failing ratio is never shown as the least that passes. */
const rounded = (ratio: number) => (Math.floor(ratio * 10) / 10).toFixed(1)

function swatch(
  colour: Colour,
  { name, other }: { readonly name: ContrastName; readonly other: Colour },
): CSSProperties {
  const isText = name === 'ground' || name === 'cloth'
  return isText ? { color: colour, backgroundColor: other } : { color: other, backgroundColor: colour }
}

/** As if it were typed, so that the form and the preview follow. */
function typeInto(input: HTMLInputElement | null | undefined, value: string) {
  if (!input) return
  input.value = value
  input.dispatchEvent(new Event('input', { bubbles: true }))
}
