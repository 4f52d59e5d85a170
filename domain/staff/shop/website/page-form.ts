import { inEachLang } from '#domain/fields-by-language.ts'
import { maxNameLength } from '#domain/input-limits.ts'
import { type FigureOf, hasFigures, namesFigure } from '#domain/shop/figure-text.ts'
import {
  type DistrictContent,
  madeForOf,
  type PageContent,
  type PageQuestion,
  type ShopPage,
} from '#domain/shop/shop-page.ts'
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
  /** Figures that the page's texts may name. */
  readonly figureOf: FigureOf
  /** Ids of pages that have a section of their own. */
  readonly pagesWithSection: readonly string[]
  readonly hasEnglish?: boolean
}

const maxQuestions = 4
export const questionNumbers = Array.from({ length: maxQuestions }, (_, index) => index + 1)

export const questionFields = (number: number) => [`question${number}`, `answer${number}`] as const

const dayFields = fieldTable({ shown: period('days') })
const menuFields = fieldTable({ inMenu: checkbox() })
const sectionFields = fieldTable({ hasOwnSection: checkbox() })

const wordFields = {
  menuName: texts(maxNameLength),
  name: texts(maxNameLength),
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

/** Each is in both languages. */
const districtWordFields = {
  lead: wordFields.lead,
  storyHeading: wordFields.storyHeading,
  paragraphs: wordFields.paragraphs,
  setsLead: texts(120),
  title: wordFields.title,
  description: wordFields.description,
  keywords: wordFields.keywords,
} as const

export const districtWords = Object.keys(districtWordFields) as readonly (keyof typeof districtWordFields)[]

const maxDistrictSets = 4
export const districtSets = Array.from({ length: maxDistrictSets }, (_, index) => `set${index + 1}`)

const districtFields = fieldTable({ ...districtWordFields, way: optionalTexts(60) })

const districtSetsWith = ({ sets }: Pick<PageContext, 'sets'>) =>
  fieldTable<Readonly<Record<string, string>>>(
    Object.fromEntries(districtSets.map((name) => [name, choice(['', ...sets])])),
  )

const contentFieldsWith = ({
  categories,
  sets,
  pictures,
}: Pick<PageContext, 'categories' | 'sets' | 'pictures'>) =>
  fieldTable({
    ...wordFields,
    category: choice(categories),
    set: choice(['', ...sets]),
    /** Zero for none. */
    picture: picture((id) => id === 0 || pictures.has(id)),
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

type EditedPage = Pick<ShopPage, 'inMenu' | 'from' | 'until' | 'content' | 'district'>

/** The switch is no field, since it takes effect at once and no draft may undo it. */
export function pageForm(page: ShopPage, context: PageContext): Form<EditedPage> {
  const tables = [
    dayFields,
    ...(page.group === 'more' ? [] : [menuFields]),
    ...(page.content ? [contentFieldsWith(context), questionTable] : []),
    ...(page.district ? [districtFields, districtSetsWith(context), questionTable] : []),
    ...(page.content && context.pagesWithSection.includes(page.id) ? [sectionFields] : []),
  ]
  const inputs = new Set(tables.flatMap((table) => table.inputs))
  const values = pageValues(page, context)
  const publishedValues = Object.fromEntries(Object.entries(values).filter(([name]) => inputs.has(name)))
  return {
    publishedValues,
    kind: 'page',
    shape: { unitOf: unitOfPage, lists: [], row: '' },
    readInput: (field) => Object.assign({}, ...tables.map((table) => table.readInput(field))),
    whole: (fields) => Object.assign({}, ...tables.map((table) => table.whole(fields, publishedValues))),
    read: (fields) => readPage({ ...values, ...fields }, page, context),
  }
}

/** First and last day, and a question with its answer, are merged together. */
export const unitOfPage = (name: string): string =>
  dayFields.unitOf(name).replace(/^(?:question|answer)(\d)\.(?:zh|en)$/, 'question$1')

export const maxPageValue = (name: string): number =>
  [
    dayFields,
    menuFields,
    sectionFields,
    questionTable,
    contentFieldsWith({ categories: [], sets: [], pictures: new Map() }),
    districtFields,
    districtSetsWith({ sets: [] }),
  ]
    .map((table) => table.maxOf(name))
    .find((max) => max !== null) ?? 0

function pageValues({ inMenu, from, until, content, district }: ShopPage, context: PageContext): Values {
  const values = { ...dayFields.write({ shown: { from, until } }), ...menuFields.write({ inMenu }) }
  if (district) return { ...values, ...districtValues(district, context) }
  if (!content) return values
  const { story, menu, questions, look, hasOwnSection } = content
  const [pictureId = 0] = [...context.pictures].find(([, file]) => file === look.picture) ?? []
  return {
    ...values,
    ...sectionFields.write({ hasOwnSection }),
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
    ...questionValues(questions.items),
  }
}

function districtValues({ story, sets, questions, ...texts }: DistrictContent, context: PageContext): Values {
  const { heading, paragraphs } = story
  return {
    ...districtFields.write({ ...texts, storyHeading: heading, paragraphs, setsLead: sets.lead }),
    ...districtSetsWith(context).write(
      Object.fromEntries(districtSets.map((name, index) => [name, sets.slugs[index] ?? ''])),
    ),
    ...questionValues(questions),
  }
}

const questionValues = (items: readonly PageQuestion[]): Values =>
  questionTable.write(
    Object.fromEntries(
      questionNumbers.flatMap((number) => {
        const [question, answer] = questionFields(number)
        const item = items[number - 1]
        return [
          [question, item?.question ?? null],
          [answer, item?.answer ?? null],
        ]
      }),
    ),
  )

function readPage(values: Values, before: ShopPage, context: PageContext): Reading<EditedPage> {
  const reader = formReader(values, context.hasEnglish)
  const { shown } = dayFields.read(reader)
  const { inMenu } = menuFields.read(reader)
  const content = before.content && readContent(reader, before.content, context)
  const district = before.district && readDistrict(reader, before.district, context)
  const { problems } = reader
  return Object.keys(problems).length > 0
    ? { ok: false, problems }
    : { ok: true, value: { inMenu, ...shown, content, district } }
}

/** Figures may stand in these texts, besides questions and answers. */
const filledWords = ['lead', 'description', 'paragraphs'] as const

function readContent(reader: FormReader, before: PageContent, context: PageContext): PageContent {
  const edit = { ...contentFieldsWith(context).read(reader), ...sectionFields.read(reader) }
  const items = readQuestions(reader, before.questions.items)
  checkFigures(reader, filledWords, edit, context)
  for (const word of pageWords)
    for (const field of inEachLang(word))
      if (!filledWords.some((each) => each === word) && namesFigure(reader.value(field)))
        reader.fail(field, 'figure-misplaced')
  const isRenamed = edit.name.zh !== before.name.zh
  const picture = context.pictures.get(edit.picture) ?? ''
  const isRepainted = picture !== before.look.picture
  const isMoved = edit.category !== before.menu.categoryId
  const { menuName, name, lead, closing, title, description, keywords, hasOwnSection } = edit
  return {
    ...before,
    ...((isRenamed || isRepainted || isMoved) && { madeFor: madeForOf(before) }),
    ...(isRepainted && ['', before.look.picture].includes(before.menuPicture) && { menuPicture: picture }),
    ...{ menuName, name, lead, closing, title, description, keywords, hasOwnSection },
    story: { heading: edit.storyHeading, paragraphs: edit.paragraphs },
    menu: {
      ...before.menu,
      ...(isMoved && { anchor: edit.category }),
      categoryId: edit.category,
      setSlug: edit.set,
      go: edit.go,
      heading: edit.menuHeading,
    },
    questions: { heading: edit.questionsHeading, items },
    look: { ...before.look, picture },
  }
}

function readDistrict(reader: FormReader, before: DistrictContent, context: PageContext): DistrictContent {
  const edit = districtFields.read(reader)
  const chosenSets = districtSetsWith(context).read(reader)
  const questions = readQuestions(reader, before.questions)
  checkFigures(reader, districtWords, edit, context)
  const { title, description, keywords, lead, way, storyHeading: heading, paragraphs, setsLead } = edit
  const slugs = [...new Set(districtSets.flatMap((name) => chosenSets[name] || []))]
  return {
    ...{ title, description, keywords, lead, way, questions },
    story: { heading, paragraphs },
    sets: { lead: setsLead, slugs },
  }
}

/** These texts, and the questions, may name figures that the shop has. */
function checkFigures<Word extends string>(
  reader: FormReader,
  words: readonly Word[],
  edit: Readonly<Record<Word, Text | readonly Text[]>>,
  { figureOf }: PageContext,
): void {
  const check = (name: string, text: Text) => {
    for (const lang of langs)
      if (!hasFigures(text, lang, figureOf)) reader.fail(`${name}.${lang}`, 'figure-unknown')
  }
  for (const word of words) for (const text of [edit[word]].flat()) check(word, text)
  for (const number of questionNumbers)
    for (const name of questionFields(number))
      check(name, { zh: reader.value(`${name}.zh`), en: reader.value(`${name}.en`) })
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
