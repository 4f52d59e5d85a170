import type { Text } from '#domain/text.ts'
import { type FigureOf, fillFigures } from './figure-text.ts'
import type { DistrictContent, PageContent, PageQuestion } from './shop-page.ts'

/** Puts figures into a page's texts, and omits texts about sets and dishes that the shop does not sell. */
export function filledPage(content: PageContent, figureOf: FigureOf): PageContent {
  const fill = (text: PageContent['lead']) => fillFigures(text, figureOf)
  const { name, description, story, posters, questions } = content
  const lead = fill(content.lead) ?? name
  return {
    ...content,
    lead,
    description: fill(description) ?? lead,
    story: filledStory(story, figureOf),
    questions: { ...questions, items: filledQuestions(questions.items, figureOf) },
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

/** Puts figures into the texts of a district's page; its name replaces a text whose figures the shop lacks. */
export function filledDistrict(content: DistrictContent, name: Text, figureOf: FigureOf): DistrictContent {
  const fill = (text: Text) => fillFigures(text, figureOf) ?? name
  const { title, description, keywords, lead, way, story, sets, questions } = content
  return {
    title: fill(title),
    description: fill(description),
    keywords: fill(keywords),
    lead: fill(lead),
    way: way && fill(way),
    story: { ...filledStory(story, figureOf), heading: fill(story.heading) },
    sets: { ...sets, lead: fill(sets.lead) },
    questions: filledQuestions(questions, figureOf),
  }
}

function filledStory(story: PageContent['story'], figureOf: FigureOf): PageContent['story'] {
  return { ...story, paragraphs: story.paragraphs.flatMap((text) => fillFigures(text, figureOf) ?? []) }
}

function filledQuestions(items: readonly PageQuestion[], figureOf: FigureOf): readonly PageQuestion[] {
  return items.flatMap((item) => {
    const [question, answer] = [fillFigures(item.question, figureOf), fillFigures(item.answer, figureOf)]
    return question && answer ? [{ ...item, question, answer }] : []
  })
}
