/**
 * A whole menu as one file: the lists of the catalogue's own files (server/db/seed/), the picture of each row by its
 * path, and what is off sale.
 */
import * as v from 'valibot'
import { dishes } from '#server/db/seed/dish-files.ts'
import { count, exactRow, setOf, slug, words } from '#server/db/seed/file-values.ts'
import { categories, setMenuRows } from '#server/db/seed/menu-files.ts'
import { gifts } from '#server/db/seed/offer-files.ts'

/** Paths of pictures by the id of their row. */
const filesById = v.optional(v.record(v.string(), words, 'is not an object'), {})

const pictures = exactRow({
  dish: filesById,
  setMenu: filesById,
  /** The part of a set's picture that cards show; absent: the picture itself. */
  setCard: filesById,
  gift: filesById,
  /** The gift on a transparent ground; absent: the picture itself. */
  giftObject: filesById,
})

const offSale = exactRow({
  categories: v.optional(setOf(slug), []),
  setMenus: v.optional(setOf(count), []),
  gifts: v.optional(setOf(count), []),
})

export const menuSchema = v.object(
  {
    /** When it was exported, in ISO format; absent: it was written by hand. */
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

/** As it stands in a file. */
export type WrittenMenu = v.InferInput<typeof menuSchema>
export type MenuFile = v.InferOutput<typeof menuSchema>
