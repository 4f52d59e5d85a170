import type { Landing, LandingFigures } from '#content/pages/landing/landing.ts'
import type { Picture } from '#domain/catalogue.ts'
import type { Lang } from '#domain/text.ts'

export interface LandingBlocksView {
  readonly heading: string
  readonly items: readonly {
    readonly id: string
    readonly heading: string
    readonly text: string
    readonly picture: Picture | null
  }[]
  /** Words of the chat button, if the page has one. */
  readonly chat: string | null
}

/** Facts about the occasion, in one language; null for a page without any. */
export function landingBlocks(
  { blocks, chat }: Landing,
  {
    figures,
    pictures,
    lang,
  }: {
    readonly figures: LandingFigures
    readonly pictures: ReadonlyMap<string, Picture>
    readonly lang: Lang
  },
): LandingBlocksView | null {
  const items = blocks?.items(figures) ?? []
  if (!blocks || items.length === 0) return null
  return {
    heading: blocks.heading[lang],
    items: items.map(({ id, heading, text, picture }) => ({
      id,
      heading: heading[lang],
      text: text[lang],
      picture: pictures.get(picture) ?? null,
    })),
    chat: chat?.[lang] ?? null,
  }
}
