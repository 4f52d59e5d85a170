import { pagePath } from '#app/paths.ts'
import { type CardView, cardView } from '#app/public/menu/menu-view.ts'
import { shortNames } from '#content/pages/menu.ts'
import { choiceName, fitCount, lackText, loosenText, servingText } from '#content/pages/menu-filter.ts'
import { unitCount } from '#content/phrases.ts'
import type { CalendarDate } from '#domain/calendar.ts'
import type { Allergen } from '#domain/menu/allergens.ts'
import type { MenuCategory, SetMenu } from '#domain/menu/catalogue.ts'
import { type FitState, hasNeeds, type SetFit, setFit } from '#domain/menu/fit.ts'
import {
  choicesOf,
  type FilterChoice,
  type MenuFilter,
  menuQuery,
  servingFor,
  suits,
  withoutChoice,
} from '#domain/menu/menu-filter.ts'
import { type SearchMatch, searchSet } from '#domain/menu/menu-search.ts'
import { isGone } from '#domain/menu/orderable.ts'
import { isListedIn } from '#domain/menu/set-lookup.ts'
import { cents, formatMoney } from '#domain/money.ts'
import type { Settings } from '#domain/shop/settings.ts'
import type { Lang, Text } from '#domain/text.ts'

/** The menu itself without a filter. */
export function filteredMenuPath(filter: MenuFilter, lang: Lang): string {
  const query = menuQuery(filter)
  return query === '' ? pagePath('menu', lang) : `${pagePath('menu-filter', lang)}${query}`
}

export interface FilterFormView {
  readonly allergens: readonly Allergen[]
  readonly occasions: readonly { readonly id: string; readonly name: string }[]
  readonly hotline: string
}

/** @param sets of the catalogue; an occasion without any is not offered */
export function filterFormView(
  categories: readonly MenuCategory[],
  sets: readonly SetMenu[],
  { service }: Pick<Settings, 'service'>,
  { hotline, lang }: { readonly hotline: string; readonly lang: Lang },
): FilterFormView {
  return {
    allergens: service.allergens,
    hotline,
    occasions: categories
      .filter(({ id, kind }) => kind === 'sets' && sets.some((set) => set.published && isListedIn(set, id)))
      .map(({ id, name }) => ({ id, name: shortNames[name[lang]] ?? name[lang] })),
  }
}

export interface FitCardView extends CardView {
  readonly state: FitState
  /** Null if the guests eat everything. */
  readonly fit: {
    readonly percent: number
    readonly words: string
    /** Two names at most. */
    readonly gone: readonly string[]
    readonly misfits: number
  } | null
  readonly lack: string | null
  /** Names of dishes that the search found; two at most. */
  readonly matches: readonly string[]
  readonly serving: string | null
}

export interface FilterResult {
  readonly choices: readonly { readonly name: string; readonly href: string }[]
  readonly counts: Readonly<Record<FitState, number>>
  readonly hasNeeds: boolean
  readonly cards: readonly FitCardView[]
  /** Guests, budget and occasion leave so many sets out. */
  readonly leftOut: number
  /** Ways on if no set can be filled; otherwise null. */
  readonly nothing: {
    readonly loosen: readonly { readonly words: string; readonly count: number; readonly href: string }[]
    /** The same needs for other occasions. */
    readonly others: readonly FitCardView[]
  } | null
}

const noSearch: SearchMatch = { isNamed: true, dishes: [] }

interface FilterContext {
  readonly categories: readonly MenuCategory[]
  readonly sets: readonly SetMenu[]
  readonly settings: Settings
  /** The date is that of Hong Kong. */
  readonly today: CalendarDate
  readonly lang: Lang
}

export function filterResult(filter: MenuFilter, context: FilterContext): FilterResult {
  const { categories, lang } = context
  const onSale = context.sets
    .filter(({ published }) => published)
    .flatMap((set) => {
      const offer = withoutGoneDishes(set, context)
      const match = filter.search === null ? noSearch : searchSet({ ...offer, name: set.name }, filter.search)
      return match ? [{ set, match, fit: setFit(offer, filter) }] : []
    })
    .toSorted((a, b) => Number(b.match.isNamed) - Number(a.match.isNamed))
  const matching = (wish: MenuFilter) =>
    onSale.filter(({ set }) => suits(set, wish) && (wish.occasion === null || isListedIn(set, wish.occasion)))
  const suitable = matching(filter)
  const counts = { all: 0, fewer: 0, short: 0 }
  for (const { fit } of suitable) counts[fit.state]++
  const fillable = (wish: MenuFilter) =>
    matching(wish).filter(({ set }) => setFit(withoutGoneDishes(set, context), wish).state !== 'short')
  const occasion: Text = categories.find(({ id }) => id === filter.occasion)?.name ?? { zh: '', en: '' }
  const named = choicesOf(filter).map((choice: FilterChoice) => {
    const wish = withoutChoice(filter, choice)
    return { choice, wish, name: choiceName(choice, filter, occasion), href: filteredMenuPath(wish, lang) }
  })
  const card = ({ set, fit, match }: (typeof onSale)[number]) => ({
    ...fitCardView(set, fit, filter, lang),
    matches: match.isNamed ? [] : match.dishes.slice(0, 2).map(({ name }) => name[lang]),
  })
  return {
    choices: named.map(({ name, href }) => ({ name: name[lang], href })),
    counts,
    hasNeeds: hasNeeds(filter),
    cards: suitable.map(card),
    leftOut: context.sets.filter(({ published }) => published).length - suitable.length,
    nothing:
      counts.all + counts.fewer > 0
        ? null
        : {
            loosen: named
              .map(({ choice, wish, name, href }) => ({
                words: loosenText(choice, name)[lang],
                count: fillable(wish).length,
                href,
              }))
              .filter(({ count }) => count > 0),
            others: filter.occasion === null ? [] : fillable({ ...filter, occasion: null }).map(card),
          },
  }
}

const withoutGoneDishes = (set: SetMenu, { settings, today }: FilterContext) => ({
  groups: set.groups.map((group) => ({
    ...group,
    dishes: group.dishes.filter(({ dish }) => !isGone(dish, set, settings, today)),
  })),
})

function fitCardView(
  set: SetMenu,
  fit: SetFit<SetMenu['groups'][number]>,
  filter: MenuFilter,
  lang: Lang,
): Omit<FitCardView, 'matches'> {
  const { state, fitting, of, groups, misfits } = fit
  const { guests } = filter
  const serving = servingFor(set, guests)
  const [lacking, ...others] = groups.filter(({ isFilled }) => !isFilled)
  return {
    ...cardView(set, lang),
    state,
    fit: hasNeeds(filter)
      ? {
          percent: of === 0 ? 0 : Math.round((100 * fitting) / of),
          words: fitCount(state, fitting, of)[lang],
          gone: misfits.slice(0, 2).map(({ name }) => name[lang]),
          misfits: misfits.length,
        }
      : null,
    lack:
      state === 'short' && lacking
        ? lackText(lacking.group.name, lacking.needed, lacking.fitting, others.length)[lang]
        : null,
    serving:
      guests !== null && serving
        ? servingText(
            guests,
            unitCount(serving.quantity, set.unit),
            aboutMoney(serving.perHead),
            set.pricing === 'perItem',
          )[lang]
        : null,
  }
}

const aboutMoney = (amount: number) => formatMoney(cents(Math.ceil(amount / 100) * 100))
