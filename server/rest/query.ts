/** Reads the queries of the plain calls. What can't be read is a 400, never a guess. */
import { type Lang, langs } from '#domain/text.ts'
import { parseId, restError } from './errors.ts'

export type Reading<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly response: Response }

const bad = (message: string) => ({ ok: false, response: restError('BAD_REQUEST', message) }) as const

/** `lang=zh` or `lang=en`; Chinese when absent. */
export function readLang(query: URLSearchParams): Reading<Lang> {
  const asked = query.get('lang') ?? 'zh'
  const lang = langs.find((known) => known === asked)
  return lang ? { ok: true, value: lang } : bad('lang is zh or en.')
}

/** What a list may be asked for; fields nobody knows are left aside. */
export interface ListFilter {
  readonly lang: Lang
  readonly id: string | null
  readonly name: string | null
  readonly type: string | null
}

const longestValue = 100

export function readFilter(query: URLSearchParams): Reading<ListFilter> {
  const lang = readLang(query)
  if (!lang.ok) return lang
  const [id, name, type] = ['id', 'name', 'type'].map((field) => query.get(field)?.trim() || null)
  for (const value of [id, name, type])
    if (value && value.length > longestValue) return bad(`A filter has at most ${longestValue} characters.`)
  return { ok: true, value: { lang: lang.value, id: id ?? null, name: name ?? null, type: type ?? null } }
}

/** `ids=2,49`; at most `most`. */
export function readIds(text: string | null, most: number): Reading<readonly number[]> {
  if (text === null) return bad('ids is a list of numbers, as in ids=2,49.')
  const parts = text === '' ? [] : text.split(',')
  const ids = parts.map(parseId).filter((id) => id !== null)
  if (ids.length < parts.length) return bad('ids is a list of numbers, as in ids=2,49.')
  if (ids.length > most) return bad(`ids has at most ${most} numbers.`)
  return { ok: true, value: [...new Set(ids)] }
}
