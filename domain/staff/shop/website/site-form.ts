import { plainTextWithin } from '#domain/free-text.ts'
import { formReader } from '#domain/staff/forms/fields.ts'
import type { Form, FormShape, Reading } from '#domain/staff/forms/form.ts'
import type { Values } from '#domain/staff/forms/values.ts'
import { brandForm } from './brand-part.ts'
import { frontForm } from './front-part.ts'
import { clausesForm, questionsForm } from './questions-part.ts'
import {
  type EditableSite,
  itemField,
  itemIdOf,
  listedIds,
  listField,
  longestSiteValue,
  type SiteEdit,
  type SitePartForm,
  type SitePartId,
  siteText,
  siteUnitOf,
} from './site-part.ts'
import { partOf } from './site-parts.ts'
import { clientsForm, homeForm } from './words-parts.ts'

export const siteForms: Readonly<Record<SitePartId, SitePartForm>> = {
  front: frontForm,
  home: homeForm,
  clients: clientsForm,
  questions: questionsForm,
  terms: clausesForm('terms'),
  privacy: clausesForm('privacy'),
  brand: brandForm,
}

/**
 * Drops unknown fields and texts equal to the standard.
 * @returns null if a list is missing, or the first field of a part without lists
 */
export function readTypedSite(
  part: SitePartId,
  site: Pick<EditableSite, 'standard'>,
  read: (name: string) => string | null,
): Values | null {
  const { lists, fieldNames: partNames, fieldsOf, maxItems } = partOf(part)
  const values: Record<string, string> = {}
  const take = (name: string) => {
    const max = longestSiteValue(partOf(part), name)
    const text = plainTextWithin(read(name) ?? '', max)
    values[name] = text === siteText(partOf(part), name, {}, site) ? '' : text
  }
  const [first = ''] = partNames
  if (lists(site).length === 0 && read(first) === null) return null
  for (const name of partNames) take(name)
  for (const list of lists(site)) {
    const listText = read(listField(list))
    if (listText === null) return null
    const ids = listedIds({ [listField(list)]: listText.slice(0, 60 * maxItems) }, list).slice(0, maxItems)
    values[listField(list)] = ids.join(',')
    for (const id of ids) for (const field of fieldsOf(list)) take(itemField(id, field))
  }
  return values
}

const shapeOf = (part: SitePartId, site: Pick<EditableSite, 'standard'>): FormShape => ({
  lists: partOf(part).lists(site).map(listField),
  row: 'item',
  unitOf: siteUnitOf,
})

function readSite(part: SitePartId, values: Values, site: EditableSite): Reading<SiteEdit> {
  const reader = formReader(values, site.hasEnglish)
  const edit = siteForms[part].read(reader, values, site)
  const { problems } = reader
  return Object.keys(problems).length > 0 ? { ok: false, problems } : { ok: true, value: edit }
}

/** For a preview: unreadable items are left out and unreadable fields stay as published. */
export function readSiteAnyhow(part: SitePartId, values: Values, site: EditableSite): SiteEdit {
  const reading = readSite(part, values, site)
  if (reading.ok) return reading.value
  const publishedValues = siteForms[part].valuesOf(site)
  const wrong = Object.keys(reading.problems)
  const removedIds = new Set(wrong.map(itemIdOf))
  const partNames = wrong.filter((name) => itemIdOf(name) === null)
  const units = new Set(partNames.map((name) => name.split('.')[0]))
  const readable = Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      units.has(name.split('.')[0]) && !name.startsWith('list.') ? (publishedValues[name] ?? '') : value,
    ]),
  )
  for (const list of partOf(part).lists(site))
    readable[listField(list)] = listedIds(values, list)
      .filter((id) => !removedIds.has(id))
      .join(',')
  const again = readSite(part, readable, site)
  return again.ok ? again.value : {}
}

export function siteForm(part: SitePartId, site: EditableSite): Form<SiteEdit> {
  const publishedValues = siteForms[part].valuesOf(site)
  const whole = (fields: Values) =>
    readTypedSite(part, site, (name) => fields[name] ?? publishedValues[name] ?? null) ?? publishedValues
  return {
    publishedValues,
    whole,
    shape: shapeOf(part, site),
    kind: 'site',
    readInput: (field) => readTypedSite(part, site, field),
    read: (values) => readSite(part, values, site),
  }
}
