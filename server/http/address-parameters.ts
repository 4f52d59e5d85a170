/** Parameters without a limit cannot be read. */
import { isTooLong } from '#domain/free-text.ts'
import type { NumberLimit, ParameterLimits, TextLimit } from '#domain/input-limits.ts'

export type AddressParameters<Name extends string> = (name: Name) => string | null

export type ParametersReading<Name extends string> =
  | { readonly ok: true; readonly value: AddressParameters<Name> }
  /** The message does not repeat the value. */
  | { readonly ok: false; readonly problem: string }

/** @param path decoded */
export function readParameters<Limits extends ParameterLimits>(
  limits: Limits,
  url: string | URL,
  path: Readonly<Record<string, string | undefined>> = {},
): ParametersReading<keyof Limits & string> {
  const query = new URL(url).searchParams
  const byId = new Map<string, string>()
  for (const [name, limit] of Object.entries(limits)) {
    const text = path[name] ?? textOf(query, name, limit)
    if (text === null) continue
    const problem = problemOf(text, limit)
    if (problem) return { ok: false, problem: `${name} ${problem}` }
    byId.set(name, text)
  }
  return { ok: true, value: (name) => byId.get(name) ?? null }
}

function textOf(query: URLSearchParams, name: string, limit: TextLimit | NumberLimit): string | null {
  return 'isList' in limit && query.has(name) ? query.getAll(name).join(',') : query.get(name)
}

function problemOf(text: string, limit: TextLimit | NumberLimit): string | null {
  if ('letters' in limit)
    return isTooLong(text, limit.letters) ? `has at most ${limit.letters} characters.` : null
  const { min, max } = limit
  const number = isTooLong(text, 10) || !/^\d+$/.test(text) ? null : Number(text)
  // Each number has one spelling: 01 is rejected.
  return number !== null && String(number) === text && number >= min && number <= max
    ? null
    : `is a number from ${min} to ${max}.`
}
