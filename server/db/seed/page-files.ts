import * as v from 'valibot'
import { type DistrictContent, type PageContent, pageGroups } from '#domain/shop/shop-page.ts'
import { exactRow, listOf, oneOf, row, slug, text, words, yesOrNo } from './file-values.ts'

const fraction = v.number('is not a number')

const look = exactRow({
  picture: words,
  band: v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/, 'is not a colour written #rrggbb')),
  letters: oneOf(['white', 'ink']),
  plates: listOf(
    exactRow({ picture: words, size: fraction, middle: fraction, beyond: fraction, across: fraction }),
    { id: ({ picture }) => picture },
  ),
  cornerPlate: words,
})

const questionList = listOf(exactRow({ id: slug, question: text, answer: text }), { id: ({ id }) => id })

const content = exactRow({
  menuName: text,
  menuPicture: words,
  name: text,
  sign: v.exactOptional(v.array(words)),
  title: text,
  description: text,
  keywords: text,
  lead: text,
  menu: exactRow({
    anchor: v.nullable(slug),
    categoryId: slug,
    go: text,
    heading: text,
    dishIds: listOf(slug, { id: (id) => id }),
    setSlug: slug,
  }),
  story: exactRow({ heading: text, paragraphs: v.array(text) }),
  posters: v.exactOptional(
    exactRow({
      heading: text,
      lead: text,
      items: listOf(exactRow({ id: slug, picture: words, title: text, caption: text }), {
        id: ({ id }) => id,
      }),
    }),
  ),
  closing: text,
  questions: exactRow({
    heading: text,
    items: questionList,
  }),
  look,
  ending: exactRow({
    menu: oneOf(['card', 'cardRight', 'plates', 'row', 'prices', 'lead']),
    questions: oneOf(['beside', 'across', 'first']),
    band: oneOf(['jade', 'cloth']),
  }),
  hasOwnSection: yesOrNo,
}) satisfies v.GenericSchema<unknown, PageContent>

export const district = exactRow({
  title: text,
  description: text,
  keywords: text,
  lead: text,
  way: v.nullable(text),
  story: exactRow({ heading: text, paragraphs: v.pipe(v.array(text), v.readonly()) }),
  sets: exactRow({ lead: text, slugs: v.pipe(listOf(slug, { slug: (each) => each }), v.readonly()) }),
  questions: v.pipe(questionList, v.readonly()),
}) satisfies v.GenericSchema<unknown, DistrictContent>

export const pages = listOf(
  row({
    id: slug,
    group: oneOf(pageGroups),
    inMenu: yesOrNo,
    /** Pages are on unless this says otherwise. */
    isOn: v.exactOptional(yesOrNo),
    content: v.exactOptional(content),
    district: v.exactOptional(district),
  }),
  { id: ({ id }) => id },
)
