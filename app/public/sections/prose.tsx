import type { ReactNode } from 'react'
import { homeCrumb } from '#app/public/home-crumb.ts'
import { Breadcrumb } from '#app/ui/breadcrumb.tsx'
import { useLang, useText } from '#app/ui/lang.tsx'
import { SignHeading } from '#app/ui/signs/sign-heading.tsx'
import { prose } from '#content/long-texts.ts'
import type { SignName } from '#content/signs.ts'
import type { Clause, ClauseBlock } from '#domain/shop/clauses.ts'
import type { Text } from '#domain/text.ts'
import css from './prose.module.css'

export interface ProseProps {
  /** Chinese; `heading` is the English title. */
  readonly sign: SignName
  readonly heading: Text
  readonly here: Text
  readonly lead: Text
  /** The note states, for example, the version and its date. */
  readonly note?: Text
  readonly contents: readonly { readonly id: string; readonly title: Text }[]
  /** The children are <Clauses>, or other sections with the same anchors. */
  readonly children: ReactNode
}

export function Prose({ sign, heading, here, lead, note, contents, children }: ProseProps) {
  const text = useText()
  const lang = useLang()
  return (
    <div className={`wrap ${css.page}`}>
      <Breadcrumb crumbs={[homeCrumb(lang)]} here={text(here)} />
      <header className={css.head}>
        <SignHeading name={sign} className={{ zh: css.signed }}>
          {text(heading)}
        </SignHeading>
        <div>
          <p>{text(lead)}</p>
          {note && <p className={css.note}>{text(note)}</p>}
        </div>
      </header>
      <div className={css.columns}>
        <nav className={css.contents} aria-labelledby="contents">
          <h2 id="contents">{text(prose.contents)}</h2>
          <ol>
            {contents.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`}>{text(title)}</a>
              </li>
            ))}
          </ol>
        </nav>
        <div className={css.text}>{children}</div>
      </div>
    </div>
  )
}

export function Clauses({ items }: { readonly items: readonly Clause[] }) {
  const text = useText()
  return items.map(({ id, title, body }) => (
    <section key={id} id={id} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{text(title)}</h2>
      {body.map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a section never change
        <Block key={index} block={block} />
      ))}
    </section>
  ))
}

function Block({ block }: { readonly block: ClauseBlock }) {
  const text = useText()
  if ('points' in block) {
    return (
      <ul>
        {block.points.map((point) => (
          <li key={point.en}>{text(point)}</li>
        ))}
      </ul>
    )
  }
  if ('entries' in block) {
    return (
      <dl>
        {block.entries.map(({ term, text: words, href }) => (
          <div key={term.en}>
            <dt>{text(term)}</dt>
            <dd>{href ? <a href={href}>{text(words)}</a> : text(words)}</dd>
          </div>
        ))}
      </dl>
    )
  }
  return <p>{text(block)}</p>
}
