/** The terms and the privacy policy, whose clauses are placed like questions: a title and a text. */
import type { Lang, Text } from '#domain/text.ts'
import type { LegalPage, PlacedQuestion } from './site-content.ts'

/** A block is a paragraph, a list, or terms with descriptions. */
export type ClauseBlock =
  | Text
  | { readonly points: readonly Text[] }
  | { readonly entries: readonly ClauseEntry[] }

export interface ClauseEntry {
  readonly term: Text
  readonly text: Text
  readonly href?: string
}

/** Figures come from domain/shop/figures.ts. */
export interface Clause {
  /** The id is also the anchor. */
  readonly id: string
  readonly title: Text
  readonly body: readonly ClauseBlock[]
}

/** Merges the owner's clauses of a page into the standard ones. */
export function visibleClauses(
  standard: readonly Clause[],
  page: LegalPage,
  questions: readonly PlacedQuestion[],
): readonly Clause[] {
  const places = questions.filter(({ sectionId }) => sectionId === page)
  if (places.length === 0) return standard
  return places.flatMap(({ id, question, answer }) => {
    const clause = standard.find((each) => each.id === id)
    const [title, body] = [question ?? clause?.title, answer ? blocksIn(answer) : clause?.body]
    return title && body ? [{ id, title, body }] : []
  })
}

const point = '- '

/** A paragraph a line; lines of a list begin with a hyphen. Both languages have the same lines. */
export function clauseText(body: readonly ClauseBlock[]): Text {
  const lines = body.flatMap(linesOf)
  return inBoth((lang) => lines.map((line) => line[lang]).join('\n'))
}

function linesOf(block: ClauseBlock): readonly Text[] {
  if ('points' in block) return block.points.map(({ zh, en }) => ({ zh: point + zh, en: point + en }))
  if (!('entries' in block)) return [block]
  return block.entries.map(({ term, text }) => ({
    zh: `${point}${term.zh}：${text.zh}`,
    en: `${point}${term.en}: ${text.en}`,
  }))
}

/** Reads what `clauseText` writes; entries become points. */
export function blocksIn(text: Text): readonly ClauseBlock[] {
  const blocks: (Text | { readonly points: Text[] })[] = []
  for (const [at, zh] of linesIn(text.zh).entries()) {
    const line = { zh, en: linesIn(text.en)[at] ?? '' }
    const item = inBoth((lang) => line[lang].replace(/^- */, ''))
    const last = blocks.at(-1)
    if (!zh.startsWith(point)) blocks.push(line)
    else if (last && 'points' in last) last.points.push(item)
    else blocks.push({ points: [item] })
  }
  return blocks
}

export const linesIn = (text: string): readonly string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

const inBoth = (textIn: (lang: Lang) => string): Text => ({ zh: textIn('zh'), en: textIn('en') })
