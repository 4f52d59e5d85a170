import { picturePath } from '#app/paths.ts'
import { type CardView, cardView } from '#app/public/menu/menu-view.ts'
import { chosenFrom, courseNames, dishesInAll } from '#content/pages/landing/sections/courses.ts'
import type { Picture, SetMenu } from '#domain/menu/catalogue.ts'
import { isListedIn } from '#domain/menu/set-lookup.ts'
import type { Lang } from '#domain/text.ts'

type Course = keyof typeof courseNames

export interface CoursesView {
  readonly columns: readonly { readonly id: Course; readonly name: string; readonly picture: string | null }[]
  readonly sets: readonly {
    readonly card: CardView
    readonly total: string
    /** Columns that the set lacks are null. */
    readonly counts: readonly ({ readonly servedCount: number; readonly choice: string } | null)[]
  }[]
}

const columns = {
  starters: { of: ['headplate', 'snack', 'coldplate', 'cup'], plate: 'dishes/canapes.svg' },
  salads: { of: ['salad'], plate: 'dishes/caesar.svg' },
  mains: { of: ['maindish', 'special'], plate: 'dishes/sliced-meat-roast-beef.svg' },
  pasta: { of: ['staple'], plate: 'dishes/pasta-seafood.svg' },
  vegetables: { of: ['vegetables'], plate: 'dishes/roast-veg.svg' },
  desserts: { of: ['dessert'], plate: 'dishes/cups-tiramisu.svg' },
} satisfies Record<Course, { readonly of: readonly string[]; readonly plate: string }>

const courseIds = Object.keys(columns) as Course[]

export interface CoursesContext {
  readonly sets: readonly SetMenu[]
  readonly categoryId: string
  readonly pictures: ReadonlyMap<string, Picture>
  readonly lang: Lang
}

/** Returns null without a party set. */
export function coursesView({ sets, categoryId, pictures, lang }: CoursesContext): CoursesView | null {
  const setsOnSale = sets.filter((set) => set.published && set.unit === 'set' && isListedIn(set, categoryId))
  if (setsOnSale.length === 0) return null
  return {
    columns: courseIds.map((id) => {
      const plate = pictures.get(columns[id].plate)
      return { id, name: courseNames[id][lang], picture: plate ? picturePath(plate, plateWidth) : null }
    }),
    sets: setsOnSale.map((set) => ({
      card: cardView(set, lang),
      total: dishesInAll(set.groups.reduce((sum, { min }) => sum + min, 0))[lang],
      counts: courseIds.map((id) => countOf(set, columns[id].of, lang)),
    })),
  }
}

/** Pictures have two pixels per CSS pixel. */
const plateWidth = 400

function countOf({ groups }: SetMenu, of: readonly string[], lang: Lang) {
  const servedGroups = groups.filter(({ course, min }) => min > 0 && of.includes(course))
  const count = servedGroups.reduce((sum, { min }) => sum + min, 0)
  if (count === 0) return null
  const dishCount = servedGroups.reduce((sum, { dishes }) => sum + dishes.length, 0)
  return { servedCount: count, choice: chosenFrom(count, dishCount)[lang] }
}
