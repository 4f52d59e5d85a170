import type { LandingFigures } from '#content/pages/landing/landing-figures.ts'
import { candleRows, chooseSome, fromAHead } from '#content/pages/landing/sections/candles.ts'
import type { SetMenu } from '#domain/menu/catalogue.ts'
import { isListedIn } from '#domain/menu/set-lookup.ts'
import { formatMoney } from '#domain/money.ts'
import type { Lang } from '#domain/text.ts'

export interface CandlesView {
  readonly sets: readonly {
    readonly slug: string
    readonly name: string
    readonly guests: number
    readonly price: string
    readonly aHead: string
  }[]
  readonly rows: readonly { readonly name: string; readonly cells: readonly Cell[] }[]
}

export type Cell =
  | { readonly kind: 'included' | 'none' }
  | { readonly kind: 'choice' | 'added'; readonly words: string }

export interface CandlesContext {
  readonly sets: readonly SetMenu[]
  readonly categoryId: string
  readonly figures: LandingFigures
  readonly lang: Lang
}

/** Returns null without a birthday set. */
export function candlesView({ sets, categoryId, figures, lang }: CandlesContext): CandlesView | null {
  const setsOnSale = sets
    .filter((set) => set.published && set.unit === 'set' && isListedIn(set, categoryId))
    .sort((a, b) => a.serves.max - b.serves.max)
  if (setsOnSale.length === 0) return null
  return {
    sets: setsOnSale.map((set) => ({
      slug: set.slug,
      name: set.name[lang],
      guests: set.serves.max,
      price: formatMoney(set.price),
      aHead: fromAHead(figures.set(set.slug).aHead.from)[lang],
    })),
    rows: candleRows
      .map((row) => ({
        name: row.name[lang],
        cells: setsOnSale.map((set) =>
          'dish' in row ? dishCell(set, row.dish) : courseCell(set, row.course, lang),
        ),
      }))
      .filter(({ cells }) => cells.some(({ kind }) => kind !== 'none')),
  }
}

function courseCell({ groups }: SetMenu, course: string, lang: Lang): Cell {
  const group = groups.find((group) => group.course === course && group.min > 0)
  return group ? { kind: 'choice', words: chooseSome(group.min)[lang] } : { kind: 'none' }
}

function dishCell({ groups }: SetMenu, id: string): Cell {
  for (const { min, dishes } of groups) {
    const choice = dishes.find(({ dish }) => dish.id === id)
    if (!choice) continue
    return min > 0 && choice.extra === 0
      ? { kind: 'included' }
      : { kind: 'added', words: `+${formatMoney(choice.extra)}` }
  }
  return { kind: 'none' }
}
