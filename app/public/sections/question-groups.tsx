import type { ReactNode } from 'react'
import { useText } from '#app/ui/lang.tsx'
import type { Question } from '#content/long-texts.ts'
import type { FaqSection } from '#content/pages/faqs.ts'
import { allQuestions } from '#content/pages/home-sections.ts'
import { questionCount } from '#content/phrases.ts'
import css from './question-groups.module.css'
import list from './questions.module.css'
import { QuestionList } from './questions.tsx'

export interface QuestionGroupsProps {
  readonly id: string
  readonly title: ReactNode
  /** The children appear below the title. */
  readonly children?: ReactNode
  readonly first?: readonly Question[]
  readonly sections: readonly FaqSection[]
}

/** Subjects fold too, because thirty questions take much room. */
export function QuestionGroups({ id, title, children, first = [], sections }: QuestionGroupsProps) {
  const text = useText()
  return (
    <section className={`wrap ${list.questions}`} id={id}>
      <div className={css.side}>
        <h2>{title}</h2>
        {children}
      </div>
      <div>
        {first.length > 0 && (
          <>
            <QuestionList items={first} />
            <h3 className={css.all}>{text(allQuestions)}</h3>
          </>
        )}
        <div className={list.list}>
          {sections.map((section) => (
            <details key={section.id} id={section.id} className={css.group}>
              <summary>
                {text(section.name)}
                <span className={css.count}>
                  <span aria-hidden="true">{section.items.length}</span>
                  <span className="vh">{text(questionCount(section.items.length))}</span>
                </span>
              </summary>
              <QuestionList items={section.items} />
            </details>
          ))}
        </div>
      </div>
    </section>
  )
}
