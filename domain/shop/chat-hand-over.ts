/** Turns a form into a chat message with a link short enough for all phones (spec section 7). */
import { chatLink, encodedLength, fitting, roomForText } from './chat-message.ts'

/** The label is in the reader's language. */
export interface MessageRow<Field extends string> {
  readonly field: Field
  readonly label: string
  /** The value is valid, and '' is omitted. */
  readonly value: string
}

/** `keeps` is the minimum in encoded characters. */
export type ShorteningStep<Field extends string> = readonly [field: Field, keeps: number]

export interface HandOver<Field extends string> {
  /** The visitor copies, mails or reviews this complete text. */
  readonly message: string
  readonly link: string
  /** The text in the link, possibly shortened. */
  readonly text: string
  /** Fields shortened in the link only. */
  readonly cutFields: readonly Field[]
}

export interface Message<Field extends string> {
  readonly opening: string
  readonly colon: string
  readonly rows: readonly MessageRow<Field>[]
}

/** Shortens fields in the order of the steps, no more than needed. */
export function handOver<Field extends string>(
  number: string,
  message: Message<Field>,
  steps: readonly ShorteningStep<Field>[],
): HandOver<Field> {
  let rows = message.rows.filter(({ value }) => value !== '')
  const whole = messageText({ ...message, rows })
  const cutFields = new Set<Field>()
  for (const [field, keeps] of steps) {
    const excess = encodedLength(messageText({ ...message, rows })) - roomForText(number)
    if (excess <= 0) break
    rows = rows.map((row) => {
      const length = encodedLength(row.value)
      if (row.field !== field || length <= keeps) return row
      cutFields.add(field)
      return { ...row, value: fitting(row.value, Math.max(keeps, length - excess)) }
    })
  }
  const text = messageText({ ...message, rows })
  return { message: whole, link: chatLink(number, text), text, cutFields: [...cutFields] }
}

function messageText<Field extends string>({ opening, colon, rows }: Message<Field>): string {
  return [opening, ...rows.map(({ label, value }) => `${label}${colon}${value}`)].join('\n')
}
