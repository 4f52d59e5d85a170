import type { ReactNode } from 'react'
import { Icon } from '#app/ui/icon.tsx'
import { useText } from '#app/ui/lang.tsx'
import type { FaqSection } from '#content/pages/faqs.ts'
import { questionCount } from '#content/pages/home-sections.ts'
import css from './question-groups.module.css'
import list from './questions.module.css'

export interface QuestionGroupsProps {
  readonly id: string
  readonly title: ReactNode
  /** Shown under the title: a sentence, a link. */
  readonly children?: ReactNode
  readonly sections: readonly FaqSection[]
}

/** Questions by subject: the subjects open and close too, so that thirty questions take little room. */
export function QuestionGroups({ id, title, children, sections }: QuestionGroupsProps) {
  const text = useText()
  return (
    <section className={`wrap ${list.questions}`} id={id}>
      <div>
        <h2>{title}</h2>
        {children}
      </div>
      <div className={css.groups}>
        {sections.map((section, index) => (
          <details key={section.id} id={section.id} open={index === 0}>
            <summary>
              <h3>{text(section.name)}</h3>
              <span>{text(questionCount(section.items.length))}</span>
              <Icon name="down" size={20} />
            </summary>
            <div className={list.list}>
              {section.items.map(({ id: itemId, question, answer }) => (
                <details key={itemId}>
                  <summary>{text(question)}</summary>
                  <p>{text(answer)}</p>
                </details>
              ))}
            </div>
          </details>
        ))}
      </div>
    </section>
  )
}
