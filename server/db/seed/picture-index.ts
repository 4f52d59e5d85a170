import * as v from 'valibot'
import { countFromOne, listOf, row, words } from './file-values.ts'

const picture = row({
  file: words,
  width: countFromOne,
  height: countFromOne,
  // Ornaments carry no information, so their alt text is empty.
  alt: row({ zh: v.string(), en: v.string() }),
})

const filesById = v.record(v.string(), words)

export const pictureIndex = row({
  pictures: listOf(picture, { file: ({ file }) => file }),
  maps: row({
    dish: filesById,
    setMenu: filesById,
    /** Crops for cards. */
    setCard: v.optional(filesById, {}),
    gift: filesById,
    giftObject: v.optional(filesById, {}),
    client: v.optional(filesById, {}),
    banner: v.record(v.string(), row({ wide: words, tall: words })),
    event: filesById,
    clientActivity: filesById,
  }),
})
