import { plainText } from '#domain/free-text.ts'
import { type Cents, cents } from '#domain/money.ts'
import { type Bound, readBounds } from '#domain/ordering/order-bounds.ts'
import type { Side } from '#domain/staff/forms/form.ts'
import type { Values } from '#domain/staff/forms/values.ts'
import { maxNoteLetters } from '#domain/staff/orders/order-move.ts'
import { readAmount } from '#domain/typed-figures.ts'
import { lineKeys, lineName } from './edit-values.ts'
import { readValues } from './read-edit-values.ts'

export interface EditForm {
  readonly version: number
  readonly base: Values
  readonly input: Values
  readonly choices: Readonly<Record<string, Side>>
  readonly note: string
  /** Staff exceed these bounds on purpose. */
  readonly exceeds: readonly Bound[]
  /** The new total shown to the person; null if none was shown. */
  readonly shownTotal: Cents | null
  /** Staff have confirmed this fee. */
  readonly sure: Cents | null
}

export type EditReading =
  | { readonly ok: true; readonly value: EditForm }
  | { readonly ok: false; readonly reason: 'form-incomplete' | 'text-too-long' }

/** The opened values together have at most these letters. */
const maxOpenedLetters = 60_000

export function readEditForm(fields: readonly (readonly [string, string])[]): EditReading {
  const field = new Map(fields)
  const version = Number(field.get('version') ?? 'none')
  const note = field.get('note') ?? ''
  const total = field.get('shown') ?? ''
  const base = readOpenedValues(field.get('opened') ?? '')
  const input = readValues(fields)
  if (note.length > maxNoteLetters || !input) return { ok: false, reason: 'text-too-long' }
  if (!Number.isSafeInteger(version) || !base) return { ok: false, reason: 'form-incomplete' }
  const choices = fields.flatMap(([name, value]) =>
    name.startsWith('choose.') && (value === 'mine' || value === 'theirs')
      ? [[name.slice('choose.'.length, 100), value] as const]
      : [],
  )
  return {
    ok: true,
    value: {
      version,
      base,
      input: withRequestedDay(input, field),
      choices: Object.fromEntries(choices),
      note: plainText(note),
      exceeds: readBounds(fields),
      shownTotal: /^\d{1,12}$/.test(total) ? cents(Number(total)) : null,
      sure: readAmount(field.get('sure') ?? ''),
    },
  }
}

function readOpenedValues(json: string): Values | null {
  if (json.length > maxOpenedLetters) return null
  try {
    const values: unknown = JSON.parse(json)
    if (typeof values !== 'object' || values === null) return null
    const pairs = Object.entries(values).filter(
      (pair): pair is [string, string] => typeof pair[1] === 'string',
    )
    return readValues(pairs)
  } catch {
    return null
  }
}

/** Applies a click on a day of the strip, or an added set. */
export function withRequestedDay(input: Values, field: ReadonlyMap<string, string>): Values {
  const day = field.get('day')
  const dayInput = day && /^[\d-]{10}$/.test(day) ? { ...input, date: day } : input
  return field.get('verb') === 'add' ? withNewLine(dayInput, field.get('add')) : dayInput
}

/** A set is added once, without choices. */
function withNewLine(input: Values, setId: string | undefined): Values {
  if (!setId || !/^\d{1,6}$/.test(setId)) return input
  const lineNumbers = lineKeys(input).map((key) => (key.startsWith('n') ? Number(key.slice(1)) : 0))
  const key = `n${Math.max(0, ...lineNumbers) + 1}`
  return { ...input, [lineName(key, 'set')]: setId, [lineName(key, 'quantity')]: '1' }
}
