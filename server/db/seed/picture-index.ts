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
    gift: filesById,
    banner: v.record(v.string(), row({ wide: words, tall: words })),
    event: filesById,
    clientActivity: filesById,
  }),
})
