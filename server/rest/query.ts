/** Invalid values are rejected with 400. */
import { addressLimits } from '#domain/call-limits.ts'
import { type Lang, langs, parseLang } from '#domain/text.ts'
import { type AddressParameters, readParameters } from '#server/http/address-parameters.ts'
import { parseId, restError } from './errors.ts'

export type Reading<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly response: Response }

type Limits = typeof addressLimits

const bad = (message: string) => ({ ok: false, response: restError('BAD_REQUEST', message) }) as const

/**
 * @param address as in the route
 * @param path decoded
 */
export function readCall<Address extends keyof Limits>(
  address: Address,
  { url }: Request,
  path?: Readonly<Record<string, string>>,
): Reading<AddressParameters<keyof Limits[Address] & string>> {
  const parameters = readParameters(addressLimits[address], url, path)
  return parameters.ok ? parameters : bad(parameters.problem)
}

/** A missing language means Chinese. */
export function readLang(parameter: AddressParameters<'lang'>): Reading<Lang> {
  const lang = parseLang(parameter('lang') ?? 'zh')
  return lang ? { ok: true, value: lang } : bad(`lang is ${langs.join(' or ')}.`)
}

/** Ignores unknown parameters. */
export interface ListFilter {
  readonly lang: Lang
  readonly id: string | null
  readonly name: string | null
  readonly type: string | null
}

export function readFilter(
  address: '/menu/list' | '/menu/categorielist',
  request: Request,
): Reading<ListFilter> {
  const call = readCall(address, request)
  if (!call.ok) return call
  const lang = readLang(call.value)
  if (!lang.ok) return lang
  const parameter = (name: 'id' | 'name' | 'type') => call.value(name)?.trim() || null
  return {
    ok: true,
    value: { lang: lang.value, id: parameter('id'), name: parameter('name'), type: parameter('type') },
  }
}

/** Parses `ids=2,49`. */
export function readIds(text: string | null, max: number): Reading<readonly number[]> {
  if (text === null) return bad('ids is a list of numbers, as in ids=2,49.')
  const parts = text === '' ? [] : text.split(',')
  if (parts.length > max) return bad(`ids has at most ${max} numbers.`)
  const ids = parts.map(parseId).filter((id) => id !== null)
  if (ids.length < parts.length) return bad('ids is a list of numbers, as in ids=2,49.')
  return { ok: true, value: [...new Set(ids)] }
}
