import { type FigureOf, hasFigures } from '#domain/shop/figure-text.ts'
import type { PageContent, PageQuestion, ShopPage } from '#domain/shop/shop-page.ts'
import {
  checkbox,
  choice,
  type FormReader,
  fieldTable,
  formReader,
  optionalTexts,
  picture,
  textLines,
  texts,
} from '#domain/staff/forms/fields.ts'
import type { Form, Reading } from '#domain/staff/forms/form.ts'
import type { Values } from '#domain/staff/forms/values.ts'
import { period } from '#domain/staff/shop/settings/period-reading.ts'
import { langs, type Text } from '#domain/text.ts'

/** What a page may show and name. */
export interface PageContext {
  readonly categories: readonly string[]
  /** Slugs. */
  readonly sets: readonly string[]
  /** Paths below the picture folder, by id. */
  readonly pictures: ReadonlyMap<number, string>
  readonly figureOf: FigureOf
}

const mostQuestions = 4
export const questionNumbers = Array.from({ length: mostQuestions }, (_, index) => index + 1)

export const questionFields = (number: number) => [`question${number}`, `answer${number}`] as const

const shownFields = fieldTable({ isOn: checkbox(), inMenu: checkbox(), shown: period('days') })

const wordFields = {
  menuName: texts(24),
  name: texts(40),
  lead: texts(240),
  storyHeading: texts(80),
  paragraphs: textLines(2_400),
  menuHeading: texts(60),
  go: texts(40),
  questionsHeading: texts(80),
  closing: texts(80),
  title: texts(100),
  description: texts(400),
  keywords: texts(300),
} as const

/** Each is in both languages. */
export const pageWords = Object.keys(wordFields) as readonly (keyof typeof wordFields)[]

const contentFieldsWith = ({ categories, sets, pictures }: Omit<PageContext, 'figureOf'>) =>
  fieldTable({
    ...wordFields,
    category: choice(categories),
    set: choice(['', ...sets]),
    /** Zero for none. */
    picture: picture((id) => id === 0 || pictures.has(id)),
    hasOwnSection: checkbox(),
  })

const questionTable = fieldTable<Readonly<Record<string, Text | null>>>(
  Object.fromEntries(
    questionNumbers.flatMap((number) => {
      const [question, answer] = questionFields(number)
      return [
        [question, optionalTexts(200)],
        [answer, optionalTexts(800)],
      ]
    }),
  ),
)

type EditedPage = Pick<ShopPage, 'isOn' | 'inMenu' | 'from' | 'until' | 'content'>

export function pageForm(page: ShopPage, context: PageContext): Form<EditedPage> {
  const contentFields = contentFieldsWith(context)
  const tables = page.content ? [shownFields, contentFields, questionTable] : [shownFields]
  const inputs = new Set(tables.flatMap((table) => table.inputs))
  const publishedValues = pageValues(page, context)
  return {
    publishedValues,
    kind: 'page',
    shape: { unitOf: unitOfPage, lists: [], row: '' },
    readInput: (field) => Object.assign({}, ...tables.map((table) => table.readInput(field))),
    whole: (fields) => Object.assign({}, ...tables.map((table) => table.whole(fields, publishedValues))),
    read: (values) => {
      const known = Object.fromEntries(Object.entries(values).filter(([name]) => inputs.has(name)))
      return readPage(known, page.content, context)
    },
  }
}

/** First and last day, and a question with its answer, are merged together. */
export const unitOfPage = (name: string): string =>
  shownFields.unitOf(name).replace(/^(?:question|answer)(\d)\.(?:zh|en)$/, 'question$1')

export const longestPageValue = (name: string): number =>
  [shownFields, questionTable, contentFieldsWith({ categories: [], sets: [], pictures: new Map() })]
    .map((table) => table.maxOf(name))
    .find((max) => max !== null) ?? 0

function pageValues({ isOn, inMenu, from, until, content }: ShopPage, context: PageContext): Values {
  const values = shownFields.write({ isOn, inMenu, shown: { from, until } })
  if (!content) return values
  const { story, menu, questions, look } = content
  const [pictureId = 0] = [...context.pictures].find(([, file]) => file === look.picture) ?? []
  return {
    ...values,
    ...contentFieldsWith(context).write({
      ...content,
      storyHeading: story.heading,
      paragraphs: story.paragraphs,
      menuHeading: menu.heading,
      go: menu.go,
      questionsHeading: questions.heading,
      category: menu.categoryId,
      set: menu.setSlug,
      picture: pictureId,
    }),
    ...questionTable.write(
      Object.fromEntries(
        questionNumbers.flatMap((number) => {
          const [question, answer] = questionFields(number)
          const item = questions.items[number - 1]
          return [
            [question, item?.question ?? null],
            [answer, item?.answer ?? null],
          ]
        }),
      ),
    ),
  }
}

function readPage(values: Values, before: PageContent | null, context: PageContext): Reading<EditedPage> {
  const reader = formReader(values)
  const { shown, ...switches } = shownFields.read(reader)
  const content = before && readContent(reader, before, context)
  const { problems } = reader
  return Object.keys(problems).length > 0
    ? { ok: false, problems }
    : { ok: true, value: { ...switches, ...shown, content } }
}

function readContent(reader: FormReader, before: PageContent, context: PageContext): PageContent {
  const edit = contentFieldsWith(context).read(reader)
  const items = readQuestions(reader, before.questions.items)
  const check = (name: string, text: Text) => {
    for (const lang of langs)
      if (!hasFigures(text, lang, context.figureOf)) reader.fail(`${name}.${lang}`, 'figure-unknown')
  }
  for (const word of ['lead', 'description'] as const) check(word, edit[word])
  for (const paragraph of edit.paragraphs) check('paragraphs', paragraph)
  for (const [index, { answer }] of items.entries()) check(questionFields(index + 1)[1], answer)
  const isRenamed = edit.name.zh !== before.name.zh
  const isRepainted = context.pictures.get(edit.picture) !== before.look.picture
  const { sign, ...others } = before
  const { menuName, name, lead, closing, title, description, keywords, hasOwnSection } = edit
  return {
    ...others,
    ...(sign && !isRenamed && { sign }),
    ...{ menuName, name, lead, closing, title, description, keywords, hasOwnSection },
    story: { heading: edit.storyHeading, paragraphs: edit.paragraphs },
    menu: {
      ...before.menu,
      ...(edit.category !== before.menu.categoryId && { anchor: edit.category, dishIds: [] }),
      categoryId: edit.category,
      setSlug: edit.set,
      go: edit.go,
      heading: edit.menuHeading,
    },
    questions: { heading: edit.questionsHeading, items },
    // The dishes over the table's edge are drawn for its own picture.
    look: isRepainted
      ? { ...before.look, picture: context.pictures.get(edit.picture) ?? before.look.picture, plates: [] }
      : before.look,
  }
}

function readQuestions(reader: FormReader, before: readonly PageQuestion[]): readonly PageQuestion[] {
  const texts = questionTable.read(reader)
  return questionNumbers.flatMap((number) => {
    const names = questionFields(number)
    const [question, answer] = names.map((name) => texts[name] ?? null)
    if (question && answer) return [{ id: before[number - 1]?.id ?? `own-${number}`, question, answer }]
    if (question || answer) reader.fail(`${names[question ? 1 : 0]}.zh`, 'text-missing')
    return []
  })
}
