import { type OwnSignName, ownSigns, type SignName, signs } from '#content/signs.ts'
import { langTags } from '#domain/text.ts'
import css from './sign.module.css'
import outlines from './sign-outlines.json' with { type: 'json' }

/** Size of a character's square in scripts/draw-signs.ts. */
const square = 300

const everySign: Readonly<Record<SignName | OwnSignName, readonly string[]>> = { ...signs, ...ownSigns }

/** Screen readers and search engines get the text. */
export function Sign({ name }: { readonly name: SignName | OwnSignName }) {
  const lines = everySign[name]
  return (
    <span className={css.sign} lang={langTags.zh} data-sign="">
      <span className="vh">{lines}</span>
      {lines.map((line) => (
        <svg key={line} viewBox={`0 9 ${square * line.length} 282`} fill="currentColor" aria-hidden="true">
          {[...line].map((character, index) => (
            <path
              // biome-ignore lint/suspicious/noArrayIndexKey: a line never changes, and may hold a character twice
              key={index}
              transform={index > 0 ? `translate(${square * index})` : undefined}
              d={outlineOf(character)}
            />
          ))}
        </svg>
      ))}
    </span>
  )
}

const outlineByName: Readonly<Record<string, string>> = outlines

function outlineOf(character: string): string {
  const outline = outlineByName[character]
  if (!outline) throw new Error(`no outline of ${character}: run scripts/draw-signs.ts`)
  return outline
}
