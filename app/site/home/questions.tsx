import { questions } from '#content/home-sections.ts'
import type { Text } from '#domain/text.ts'
import { ArrowLink } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useText } from '../../ui/lang.tsx'
import css from './questions.module.css'

export interface QuestionsProps {
  readonly items: readonly { readonly id: string; readonly question: Text; readonly answer: Text }[]
  readonly chatHref: string
}

/** What people ask before they order; opens and closes without script. */
export function Questions({ items, chatHref }: QuestionsProps) {
  const text = useText()
  return (
    <section className={`wrap ${css.questions}`}>
      <div>
        <h2>{text(questions.title)}</h2>
        <p>{text(questions.lead)}</p>
        <ArrowLink href={chatHref} target="_blank" rel="noopener">
          {text(questions.ask)}
        </ArrowLink>
      </div>
      <div className={css.list}>
        {items.map(({ id, question, answer }, index) => (
          <details key={id} open={index === 0}>
            <summary>
              {text(question)}
              <Icon name="plus" size={20} />
            </summary>
            <p>{text(answer)}</p>
          </details>
        ))}
      </div>
    </section>
  )
}
