/** A question with its standard text follows the settings' figures. */

import type { PlacedQuestion } from '#domain/shop/site-content.ts'
import type { FormReader } from '#domain/staff/forms/fields.ts'
import { parseLang, type Text } from '#domain/text.ts'
import {
  type EditableSite,
  itemField,
  listedIds,
  listField,
  type SitePart,
  type SitePartForm,
} from './site-part.ts'

const longest = { question: 200, answer: 1_000 }

export const questionsPart: SitePart = {
  lists: ({ standard }) => standard.map(({ id }) => id),
  fieldNames: [],
  fields: ['question.zh', 'question.en', 'answer.zh', 'answer.en'],
  blank: {},
  maxItems: 20,
  longest: (field) => (field.startsWith('answer') ? longest.answer : longest.question),
  standard(id, field, site) {
    const texts = textsOf(id, site)
    const [part, lang] = field.split('.')
    const text = part === 'question' ? texts?.question : texts?.answer
    return text?.[parseLang(lang) ?? 'zh'] ?? ''
  },
}

export const questionsForm: SitePartForm = {
  valuesOf: ({ questions, standard }) => {
    const places = questions.length > 0 ? questions : standardPlaces(standard)
    const views = places.filter(
      ({ id, question, answer }) => (question && answer) || textsOf(id, { standard }) !== null,
    )
    const lists = standard.map(({ id: section }) => [
      listField(section),
      views
        .filter(({ sectionId }) => sectionId === section)
        .map(({ id }) => id)
        .join(','),
    ])
    return Object.fromEntries([...lists, ...views.flatMap(valuesOfQuestion)])
  },
  read(reader, values, site) {
    const questions = site.standard.flatMap(({ id: sectionId }) =>
      listedIds(values, sectionId).map((id): PlacedQuestion => {
        const texts = textsOf(id, site)
        const textIn = (part: 'question' | 'answer') =>
          readText(reader, itemField(id, part), texts?.[part] ?? null)
        return { id, sectionId, question: textIn('question'), answer: textIn('answer') }
      }),
    )
    const [first] = site.standard
    if (questions.length === 0 && first) reader.fail(listField(first.id), 'none-left')
    return { questions: isStandard(questions, site) ? [] : questions }
  },
}

function textsOf(id: string, { standard }: Pick<EditableSite, 'standard'>) {
  return standard.flatMap(({ items }) => items).find((item) => item.id === id) ?? null
}

const standardPlaces = (standard: EditableSite['standard']): readonly PlacedQuestion[] =>
  standard.flatMap(({ id: sectionId, items }) =>
    items.map(({ id }) => ({ id, sectionId, question: null, answer: null })),
  )

function valuesOfQuestion({ id, question, answer }: PlacedQuestion) {
  return [
    [itemField(id, 'question.zh'), question?.zh ?? ''],
    [itemField(id, 'question.en'), question?.en ?? ''],
    [itemField(id, 'answer.zh'), answer?.zh ?? ''],
    [itemField(id, 'answer.en'), answer?.en ?? ''],
  ] as const
}

function readText(reader: FormReader, name: string, standard: Text | null): Text | null {
  if (!standard) return reader.text(name)
  const [zh, en] = [reader.value(`${name}.zh`), reader.value(`${name}.en`)]
  return zh === '' && en === '' ? null : { zh: zh || standard.zh, en: en || standard.en }
}

/** Standard questions are not stored, so that those of a new release appear. */
function isStandard(questions: readonly PlacedQuestion[], { standard }: EditableSite): boolean {
  return JSON.stringify(questions) === JSON.stringify(standardPlaces(standard))
}
