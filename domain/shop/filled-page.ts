import { type FigureOf, fillFigures } from './figure-text.ts'
import type { PageContent } from './shop-page.ts'

/** Puts figures into a page's texts, and omits texts about sets and dishes that the shop does not sell. */
export function filledPage(content: PageContent, figureOf: FigureOf): PageContent {
  const fill = (text: PageContent['lead']) => fillFigures(text, figureOf)
  const { name, description, story, posters, questions } = content
  const lead = fill(content.lead) ?? name
  return {
    ...content,
    lead,
    description: fill(description) ?? lead,
    story: { ...story, paragraphs: story.paragraphs.flatMap((paragraph) => fill(paragraph) ?? []) },
    questions: {
      ...questions,
      items: questions.items.flatMap((item) => {
        const [question, answer] = [fill(item.question), fill(item.answer)]
        return question && answer ? [{ ...item, question, answer }] : []
      }),
    },
    ...(posters && {
      posters: {
        ...posters,
        items: posters.items.flatMap((item) => {
          const caption = fill(item.caption)
          return caption ? [{ ...item, caption }] : []
        }),
      },
    }),
  }
}
