import type { ReactNode } from 'react'
import { useText } from '#app/ui/lang.tsx'
import type { Question } from '#content/long-texts.ts'
import css from './questions.module.css'

export interface QuestionsProps {
  readonly title: ReactNode
  /** The children appear below the title. */
  readonly children?: ReactNode
  readonly items: readonly Question[]
  readonly id?: string
  /** The questions form two columns below the heading. */
  readonly isAcross?: boolean
}

/** The questions unfold without JavaScript. */
export function Questions({ title, children, items, id, isAcross = false }: QuestionsProps) {
  return (
    <section className={`wrap ${css.questions} ${isAcross ? css.across : ''}`} id={id}>
      <div>
        <h2>{title}</h2>
        {children}
      </div>
      <QuestionList items={items} opensFirst />
    </section>
  )
}

export function QuestionList({
  items,
  opensFirst = false,
}: {
  readonly items: readonly Question[]
  readonly opensFirst?: boolean
}) {
  const text = useText()
  return (
    <div className={css.list}>
      {items.map(({ id, question, answer }, index) => (
        <details key={id} open={opensFirst && index === 0}>
          <summary>{text(question)}</summary>
          <p>{text(answer)}</p>
        </details>
      ))}
    </div>
  )
}
