import { dayText } from '#content/dates.ts'
import { auditTexts } from '#content/staff/office/audit-log.ts'
import { categoryOrGiftFieldName } from '#content/staff/shop/menus/categories-and-gifts.ts'
import { dishFieldName, dishFieldValue } from '#content/staff/shop/menus/dish-changes.ts'
import { cellName, cellTexts, type ImportedCell } from '#content/staff/shop/menus/menu-cells.ts'
import { dishOfField, type SetMentions, setFieldValue } from '#content/staff/shop/menus/set-changes.ts'
import { pageFieldName } from '#content/staff/shop/pages.ts'
import { changeTexts, type MentionedNames, settingName } from '#content/staff/shop/settings/settings.ts'
import { siteTitle, siteUnitName } from '#content/staff/shop/settings/site.ts'
import { parseCalendarDate } from '#domain/calendar.ts'
import { isRecord } from '#domain/json.ts'
import { textIn } from '#domain/staff/forms/values.ts'
import { groupField } from '#domain/staff/shop/menus/set-groups.ts'
import { langs, type Text } from '#domain/text.ts'
import type { AuditEntry } from '#server/accounts/people/audit-log.ts'
import { unitName } from './unit-name.ts'

export const same = (text: string): Text => ({ zh: text, en: text })

export const fromTo = (parts: readonly Text[]): Text => ({
  zh: parts.map(({ zh }) => zh).join(' → '),
  en: parts.map(({ en }) => en).join(' → '),
})

export interface AuditNames extends MentionedNames, SetMentions {
  /** The rows are zones, places and promotions. */
  readonly rows: readonly { readonly id: string; readonly name: Text }[]
  readonly sets: readonly {
    readonly id: number
    readonly name: Text
    readonly groups: readonly { readonly id: string; readonly name: Text }[]
  }[]
}

type ShopEntry = Pick<Extract<AuditEntry, { kind: 'shop' }>, 'verb' | 'subjectId' | 'before' | 'after'>

/** Verbs write different values: a dish's days, a set's position, or fields. */
export function shopChanges(
  { verb, subjectId, before, after }: ShopEntry,
  names: AuditNames,
): readonly Text[] {
  const [old, now] = [textsOf(before), textsOf(after)]
  // A removed or added thing has its name on one side.
  const fields = { ...now, ...Object.fromEntries(Object.entries(old).filter(([, value]) => value !== '')) }
  const nameOf = (field: string) => {
    const [kind, row] = field.split('.')
    const name = textIn((each) => fields[each], `${kind}.${row}.name`)
    return settingName(field, names.rows.find(({ id }) => id === row)?.name ?? (name.zh ? name : null))
  }
  switch (verb) {
    case 'sell-out':
    case 'offer-again':
      return [fromTo([old.until, now.until].flatMap((day) => untilText(day)))].filter(({ zh }) => zh !== '')
    case 'move-set':
    case 'move-category':
    case 'move-gift':
      return [fromTo([old.place, now.place].flatMap((place) => (place ? [placeText(place)] : [])))]
    case 'put-on-sale':
    case 'take-off-sale':
      return []
    case 'add-set':
    case 'add-dish':
    case 'add-category':
    case 'remove-category':
    case 'add-gift':
    case 'remove-gift':
    case 'add-page':
    case 'switch-page':
    case 'move-page':
    case 'open-shop':
    case 'close-shop':
      return []
    case 'publish-set':
      return fieldChanges(
        old,
        now,
        (field) => setFieldIn(field, subjectId, names, old, now),
        each((value, field) => setFieldValue(value, field, names)),
      )
    case 'edit-category':
    case 'edit-gift':
      return fieldChanges(old, now, categoryOrGiftFieldName, each(dishFieldValue))
    case 'publish-page':
      return fieldChanges(old, now, pageFieldName, each(same))
    case 'publish-site':
      return fieldChanges(
        old,
        now,
        (field) => siteUnitName(field, (id) => siteTitle(id, now, old)),
        each(same),
      )
    case 'edit-dish':
      return fieldChanges(old, now, dishFieldName, each(dishFieldValue))
    case 'import-menu':
      return importedChanges(before, after).map(describeCell)
    case 'change-settings':
      return fieldChanges(old, now, nameOf, (change) =>
        changeTexts(change, { ...names, zones: [...names.zones, ...zonesIn(fields)] }),
      )
  }
}

/** Some zones may no longer exist. */
function zonesIn(values: Values): AuditNames['zones'] {
  return Object.keys(values).flatMap((field) => {
    const id = /^zone\.([^.]+)\.name\.zh$/.exec(field)?.[1]
    return id === undefined ? [] : [{ id, name: textIn((name) => values[name], `zone.${id}.name`) }]
  })
}

/** An entry contains a course's name only if the name changed. */
function setFieldIn(field: string, setId: string, names: AuditNames, ...valueSets: readonly Values[]): Text {
  const groups = names.sets.find(({ id }) => String(id) === setId)?.groups ?? []
  const courses = groups.flatMap(({ id, name }) =>
    langs.map((lang) => [groupField(id, `name.${lang}`), name[lang]] as const),
  )
  const course = unitName(field, ...valueSets, Object.fromEntries(courses))
  const dish = dishOfField(field, names)
  return dish ? { zh: `${course.zh}・${dish.zh}`, en: `${course.en}: ${dish.en}` } : course
}

type WordsOf = (
  change: Readonly<Record<'name' | 'from' | 'to', string>>,
) => Readonly<Record<'from' | 'to', Text>>

/** Formats both values separately. */
const each =
  (wordOf: (value: string, field: string) => Text): WordsOf =>
  ({ name, from, to }) => ({ from: wordOf(from, name), to: wordOf(to, name) })

function fieldChanges(
  old: Values,
  now: Values,
  nameOf: (field: string) => Text,
  wordsOf: WordsOf,
): readonly Text[] {
  // Entries of the settings also contain unchanged names.
  const changedFields = Object.keys({ ...old, ...now }).filter(
    (field) => (old[field] ?? '') !== (now[field] ?? ''),
  )
  return changedFields.map((field) =>
    describeCell({
      name: nameOf(field),
      ...wordsOf({ name: field, from: old[field] ?? '', to: now[field] ?? '' }),
    }),
  )
}

function describeCell({ name, from, to }: WordedCell): Text {
  const change = fromTo([from, to].map(cutText))
  return { zh: `${name.zh}：${change.zh}`, en: `${name.en}: ${change.en}` }
}

type Values = Readonly<Record<string, string>>

function textsOf(value: unknown): Values {
  if (typeof value !== 'object' || value === null) return {}
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, String(each)]))
}

function untilText(day: string | undefined): readonly Text[] {
  const date = parseCalendarDate(day ?? '')
  if (!date) return []
  const { zh, en } = dayText(date)
  return [{ zh: `${auditTexts.until.zh} ${zh}`, en: `${auditTexts.until.en} ${en}` }]
}

const placeText = (place: string): Text => ({
  zh: `${auditTexts.place.zh} ${place}`,
  en: `${auditTexts.place.en} ${place}`,
})

const maxRowLetters = 60

function cutText({ zh, en }: Text): Text {
  const shorten = (text: string) => {
    const letters = [...text]
    return letters.length > maxRowLetters
      ? `${letters.slice(0, maxRowLetters).join('')}…`
      : text || auditTexts.nobody.zh
  }
  return { zh: shorten(zh), en: shorten(en) }
}

export interface WordedCell {
  readonly name: Text
  readonly from: Text
  readonly to: Text
}

/** @param before cells by row and column; null if all are new */
function importedChanges(before: unknown, after: unknown): readonly WordedCell[] {
  const [old, now] = [recordIn(before), recordIn(after)]
  const rows = recordIn(now['@rows'])
  const keys = Object.keys({ ...old, ...now }).filter((key) => key !== '@rows' && key !== '@values')
  return keys.map((key) => {
    const end = key.lastIndexOf(':')
    const [row, column] = [key.slice(0, Math.max(0, end)), key.slice(end + 1)]
    const rowLabel = rows[row]
    const rowName = isText(rowLabel) ? rowLabel : { zh: row, en: row }
    return {
      name: cellName(row === '' ? null : rowName, column),
      ...cellTexts(column, cellIn(old[key]), cellIn(now[key])),
    }
  })
}

const recordIn = (value: unknown): Readonly<Record<string, unknown>> => (isRecord(value) ? value : {})

const isText = (value: unknown): value is Text =>
  isRecord(value) && typeof value.zh === 'string' && typeof value.en === 'string'

const cellIn = (value: unknown): ImportedCell =>
  typeof value === 'number' || typeof value === 'string' || isText(value) ? value : null
