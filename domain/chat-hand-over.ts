/** A filled-in form as a chat message: whole to copy, and as a link that no phone cuts off (spec section 7). */
import { chatLink, encodedLength, fitting, roomForText } from './chat-message.ts'

/** A line of the message. The label says in the reader's words what the value is. */
export interface MessageRow<Field extends string> {
  readonly field: Field
  readonly label: string
  /** Already accepted by the form's rules; '' is left out of the message. */
  readonly value: string
}

/** A field that gives way, and the encoded characters it keeps. */
export type ShorteningStep<Field extends string> = readonly [field: Field, keeps: number]

export interface HandOver<Field extends string> {
  /** Never shortened: to copy, to mail, to read over. */
  readonly message: string
  readonly link: string
  /** What the link says. */
  readonly text: string
  /** What the message in the link has only the beginning of. */
  readonly shortened: readonly Field[]
}

export interface Message<Field extends string> {
  readonly opening: string
  /** Between label and value. */
  readonly colon: string
  readonly rows: readonly MessageRow<Field>[]
}

/**
 * The message and its link to a chat with `number`. Where the link would grow too long the steps are taken in their
 * order, each field giving away no more than is needed.
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
