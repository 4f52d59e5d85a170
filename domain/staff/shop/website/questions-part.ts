/** A question or clause with its standard text follows the settings' figures. */

import { linesIn } from '#domain/shop/clauses.ts'
import { isLegal, type LegalPage, type PlacedQuestion } from '#domain/shop/site-content.ts'
import { type FormReader, textValues } from '#domain/staff/forms/fields.ts'
import { langs, parseLang, type Text } from '#domain/text.ts'
import {
  type EditableSite,
  itemField,
  listedIds,
  listField,
  type SitePart,
  type SitePartForm,
} from './site-part.ts'

type Standard = Pick<EditableSite, 'standard'>

/** @param page null for the sections of questions */
const sectionsOf = (page: LegalPage | null, { standard }: Standard) =>
  standard.filter(({ id }) => (page === null ? !isLegal(id) : id === page))

function textsOf(id: string, page: LegalPage | null, site: Standard) {
  const items = sectionsOf(page, site).flatMap((section) => section.items)
  return items.find((item) => item.id === id) ?? null
}

function partOfTexts(
  page: LegalPage | null,
  { maxItems, maxAnswer }: { readonly maxItems: number; readonly maxAnswer: number },
): SitePart {
  return {
    id: page ?? 'questions',
    lists: (site) => sectionsOf(page, site).map(({ id }) => id),
    fieldNames: [],
    fieldsOf: () => ['question.zh', 'question.en', 'answer.zh', 'answer.en'],
    blank: {},
    maxItems,
    longest: (field) => (field.startsWith('answer') ? maxAnswer : 200),
    standard(id, field, site) {
      const texts = textsOf(id, page, site)
      const [part, lang] = field.split('.')
      const text = part === 'question' ? texts?.question : texts?.answer
      return text?.[parseLang(lang) ?? 'zh'] ?? ''
    },
  }
}

export const questionsPart = partOfTexts(null, { maxItems: 20, maxAnswer: 1_000 })
export const clausesPart = (page: LegalPage): SitePart =>
  partOfTexts(page, { maxItems: 40, maxAnswer: 4_000 })

function formOfTexts(page: LegalPage | null): SitePartForm {
  const isOfPart = ({ sectionId }: PlacedQuestion) =>
    page === null ? !isLegal(sectionId) : sectionId === page
  return {
    valuesOf: ({ questions, standard }) => {
      const sections = sectionsOf(page, { standard })
      const ownPlaces = questions.filter(isOfPart)
      const places = ownPlaces.length > 0 ? ownPlaces : standardPlaces(sections)
      const views = places.filter(
        ({ id, question, answer }) => (question && answer) || textsOf(id, page, { standard }) !== null,
      )
      const lists = sections.map(({ id: section }) => [
        listField(section),
        views
          .filter(({ sectionId }) => sectionId === section)
          .map(({ id }) => id)
          .join(','),
      ])
      return Object.fromEntries([...lists, ...views.flatMap(valuesOfQuestion)])
    },
    read(reader, values, site) {
      const sections = sectionsOf(page, site)
      const questions = sections.flatMap(({ id: sectionId }) =>
        listedIds(values, sectionId).map((id): PlacedQuestion => {
          const texts = textsOf(id, page, site)
          const textIn = (part: 'question' | 'answer') =>
            readText(reader, itemField(id, part), texts?.[part] ?? null)
          const words = textIn('answer')
          const answer = page === null ? words : words && withLines(reader, itemField(id, 'answer'), words)
          return { id, sectionId, question: textIn('question'), answer }
        }),
      )
      const [first] = sections
      if (questions.length === 0 && first) reader.fail(listField(first.id), 'none-left')
      const others = site.questions.filter((each) => !isOfPart(each))
      return { questions: [...others, ...(isStandard(questions, sections) ? [] : questions)] }
    },
  }
}

export const questionsForm = formOfTexts(null)
export const clausesForm = (page: LegalPage): SitePartForm => formOfTexts(page)

/** The lines of a clause stand beside each other in both languages. */
function withLines(reader: FormReader, name: string, text: Text): Text {
  const [zh = 0, en = 0] = langs.map((lang) => linesIn(text[lang]).length)
  if (zh === en) return text
  if (!reader.hasEnglish) return { zh: text.zh, en: text.zh }
  reader.fail(`${name}.${zh < en ? 'zh' : 'en'}`, 'lines-differ')
  return text
}

const standardPlaces = (standard: EditableSite['standard']): readonly PlacedQuestion[] =>
  standard.flatMap(({ id: sectionId, items }) =>
    items.map(({ id }) => ({ id, sectionId, question: null, answer: null })),
  )

function valuesOfQuestion({ id, question, answer }: PlacedQuestion) {
  return [...textValues(itemField(id, 'question'), question), ...textValues(itemField(id, 'answer'), answer)]
}

function readText(reader: FormReader, name: string, standard: Text | null): Text | null {
  if (!standard) return reader.text(name)
  const [zh, en] = [reader.value(`${name}.zh`), reader.value(`${name}.en`)]
  if (zh === '' && en === '') return null
  // The standard English would not say what the owner's Chinese says.
  return { zh: zh || standard.zh, en: en || (reader.hasEnglish ? standard.en : zh) }
}

/** Standard questions are not stored, so that those of a new release appear. */
function isStandard(questions: readonly PlacedQuestion[], sections: EditableSite['standard']): boolean {
  return JSON.stringify(questions) === JSON.stringify(standardPlaces(sections))
}
