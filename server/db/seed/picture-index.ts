/** pictures/index.json: the drawings, and what each of them shows. */
import * as v from 'valibot'
import { countFromOne, listOf, row, words } from './file-values.ts'

const picture = row({
  file: words,
  width: countFromOne,
  height: countFromOne,
  // Ornaments carry no information, so their alt text is empty.
  alt: row({ zh: v.string(), en: v.string() }),
})

/** By id; `file` is one of `pictures`. */
const filesById = v.record(v.string(), words)

export const pictureIndex = row({
  pictures: listOf(picture, { file: ({ file }) => file }),
  maps: row({
    dish: filesById,
    setMenu: filesById,
    /** Part of the table, for cards: a set without one shows its whole table there. */
    setCard: v.optional(filesById, {}),
    gift: filesById,
    /** The gift alone, on a transparent ground. */
    giftObject: v.optional(filesById, {}),
    client: v.optional(filesById, {}),
    banner: v.record(v.string(), row({ wide: words, tall: words })),
    event: filesById,
    clientActivity: filesById,
  }),
})
