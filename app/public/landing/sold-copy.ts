import { type Landing, notSold } from '#content/pages/landing/landing.ts'

/** Removes texts about sets or dishes that are not sold. */
export function withoutUnsoldSets(landing: Landing): Landing {
  const { description, lead, story, posters, questions } = landing
  return {
    ...landing,
    description: (figures) => [description(figures)].find(isSold) ?? lead,
    story: { ...story, paragraphs: (figures) => story.paragraphs(figures).filter(isSold) },
    questions: { ...questions, items: (figures) => questions.items(figures).filter(isSold) },
    ...(posters && { posters: { ...posters, items: (figures) => posters.items(figures).filter(isSold) } }),
  }
}

function isSold(copy: object): boolean {
  return !JSON.stringify(copy).includes(notSold)
}
