/**
 * Converts a completed form to a chat message: the whole text to copy, and a link short enough for every phone
 * (spec section 7).
 */
import { chatLink, encodedLength, fitting, roomForText } from './chat-message.ts'

/** A line of the message. The label describes the value in the reader's language. */
export interface MessageRow<Field extends string> {
  readonly field: Field
  readonly label: string
  /** Already validated by the form's rules; '' is omitted from the message. */
  readonly value: string
}

/** A field that may be shortened, and the encoded characters it keeps. */
export type ShorteningStep<Field extends string> = readonly [field: Field, keeps: number]

export interface HandOver<Field extends string> {
  /** The whole message, to copy, to mail or to review. */
  readonly message: string
  readonly link: string
  /** The message in the link. */
  readonly text: string
  /** The fields that are shortened in the link; the whole message contains them in full. */
  readonly shortened: readonly Field[]
}

export interface Message<Field extends string> {
  readonly opening: string
  /** Separator between label and value. */
  readonly colon: string
  readonly rows: readonly MessageRow<Field>[]
}

/**
 * Builds the message and its link to a chat with `number`. When the link would be too long, shortens fields in the
 * order of the steps, each by no more than needed.
 */
export function handOver<Field extends string>(
  number: string,
  message: Message<Field>,
  steps: readonly ShorteningStep<Field>[],
): HandOver<Field> {
  let rows = message.rows.filter(({ value }) => value !== '')
  const whole = written({ ...message, rows })
  const shortened = new Set<Field>()
  for (const [field, keeps] of steps) {
    const excess = encodedLength(written({ ...message, rows })) - roomForText(number)
    if (excess <= 0) break
    rows = rows.map((row) => {
      const length = encodedLength(row.value)
      if (row.field !== field || length <= keeps) return row
      shortened.add(field)
      return { ...row, value: fitting(row.value, Math.max(keeps, length - excess)) }
    })
  }
  const text = written({ ...message, rows })
  return { message: whole, link: chatLink(number, text), text, shortened: [...shortened] }
}

function written<Field extends string>({ opening, colon, rows }: Message<Field>): string {
  return [opening, ...rows.map(({ label, value }) => `${label}${colon}${value}`)].join('\n')
}
