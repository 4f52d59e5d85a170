import * as v from 'valibot'
import { dishes } from '#server/db/seed/dish-files.ts'
import { count, exactRow, setOf, slug, words } from '#server/db/seed/file-values.ts'
import { categories, setMenuRows } from '#server/db/seed/menu-files.ts'
import { gifts } from '#server/db/seed/offer-files.ts'

/** The keys are row ids, and the values picture paths. */
const filesById = v.optional(v.record(v.string(), words, 'is not an object'), {})

const pictures = exactRow({
  dish: filesById,
  setMenu: filesById,
  /** Crops for cards; the complete picture if absent. */
  setCard: filesById,
  gift: filesById,
  /** The gift has a transparent background. */
  giftObject: filesById,
})

const offSale = exactRow({
  categories: v.optional(setOf(slug), []),
  setMenus: v.optional(setOf(count), []),
  gifts: v.optional(setOf(count), []),
})

export const menuSchema = v.object(
  {
    /** The time is ISO; handwritten files lack it. */
    exportedAt: v.optional(words),
    categories,
    dishes,
    setMenus: setMenuRows,
    gifts: v.optional(gifts, []),
    pictures: v.optional(pictures, {}),
    offSale: v.optional(offSale, {}),
  },
  'is missing',
)

export type WrittenMenu = v.InferInput<typeof menuSchema>
export type MenuFile = v.InferOutput<typeof menuSchema>
