import { choiceOf, invitationPages } from '#content/pages/landing/sections/invitation.ts'
import { people } from '#content/pages/set.ts'
import type { DishGroup, SetMenu } from '#domain/menu/catalogue.ts'
import { formatMoney } from '#domain/money.ts'
import type { Lang } from '#domain/text.ts'

export interface InvitationPage {
  readonly slug: string
  readonly when: string
  readonly guests: string
  readonly title: string
  readonly about: string
  readonly price: string
  readonly courses: readonly {
    readonly id: string
    readonly name: string
    readonly choice: string | null
    readonly dishes: readonly string[]
  }[]
  readonly extras: readonly { readonly name: string; readonly price: string }[]
  readonly note: string | null
}

/** Omits sets that are not sold. */
export function invitationView(sets: readonly SetMenu[], lang: Lang): readonly InvitationPage[] {
  return invitationPages.flatMap(({ slug, when, title, about, note }) => {
    const set = sets.find((each) => each.published && each.slug === slug)
    if (!set) return []
    return [
      {
        slug,
        when: when[lang],
        guests: people(set.serves)[lang],
        title: title[lang],
        about: about[lang],
        price: formatMoney(set.price),
        courses: set.groups.filter(({ min }) => min > 0).map((group) => courseOf(group, lang)),
        extras: set.groups.filter(isServiceOrCake).flatMap((group) => extrasOf(group, lang)),
        note: note?.[lang] ?? null,
      },
    ]
  })
}

function courseOf({ id, name, min, dishes }: DishGroup, lang: Lang) {
  return {
    id,
    name: name[lang],
    choice: min < dishes.length ? choiceOf(dishes.length, min)[lang] : null,
    dishes: dishes.map(({ dish }) => dish.name[lang]),
  }
}

/** The set's page lists the drinks. */
function isServiceOrCake({ min, course }: DishGroup): boolean {
  return min === 0 && course !== 'adddrinks'
}

function extrasOf({ dishes }: DishGroup, lang: Lang) {
  return dishes.map(({ dish, extra }) => ({ name: dish.name[lang], price: formatMoney(extra) }))
}
