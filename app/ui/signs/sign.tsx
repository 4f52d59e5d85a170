import { Fragment } from 'react'
import { type OwnSignName, ownSigns, type SignName, signs } from '#content/signs.ts'
import { langTags } from '#domain/text.ts'
import css from './sign.module.css'
import outlines from './sign-outlines.json' with { type: 'json' }

/** Size of a character's square in scripts/draw-signs.ts. */
const square = 300

/** A title of the program, or the lines of a page's own. */
export type Lettering = SignName | OwnSignName | readonly string[]

const everySign: Readonly<Record<SignName | OwnSignName, readonly string[]>> = { ...signs, ...ownSigns }
const linesOf = (lettering: Lettering) => (typeof lettering === 'string' ? everySign[lettering] : lettering)

const outlineByName: Readonly<Record<string, string>> = outlines

/** Owners may write characters that scripts/draw-signs.ts has not drawn. */
export const isDrawn = (lettering: Lettering): boolean => {
  const characters = [...linesOf(lettering).join('')]
  return characters.length > 0 && characters.every((character) => character in outlineByName)
}

/** Screen readers and search engines get the text. */
export function Sign({ name }: { readonly name: Lettering }) {
  const lines = linesOf(name)
  return (
    <span className={css.sign} lang={langTags.zh} data-sign="">
      <span className="vh">
        {lines.map((line, index) => (
          <Fragment key={line}>
            {index > 0 && <wbr />}
            {line}
          </Fragment>
        ))}
      </span>
      {lines.map((line) => (
        <svg key={line} viewBox={`0 9 ${square * line.length} 282`} fill="currentColor" aria-hidden="true">
          {[...line].map((character, index) => (
            <path
              // biome-ignore lint/suspicious/noArrayIndexKey: a line never changes, and may hold a character twice
              key={index}
              transform={index > 0 ? `translate(${square * index})` : undefined}
              d={outlineByName[character]}
            />
          ))}
        </svg>
      ))}
    </span>
  )
}
