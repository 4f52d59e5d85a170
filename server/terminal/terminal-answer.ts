/** What a call answers to the person at the terminal. */
import { changeRefusals } from '#content/ordering/change-refusals.ts'
import { refusalText } from '#content/ordering/refusals.ts'
import type { ChangeResult } from '#server/commands/orders/change-order.ts'
import type { Store } from '#server/db/store/store.ts'

export interface TerminalAnswer {
  readonly text: string
  readonly isError: boolean
  /** A picture to be written to the file that was named, as base64. */
  readonly picture?: string
}

export type TerminalStore = Pick<Store, 'db' | 'queue' | 'content' | 'refresh'>

export const answer = (text: string): TerminalAnswer => ({ text, isError: false })

type Reason = Extract<ChangeResult, { ok: false }>['reason']

/** In both languages: a terminal has none of its own. */
export function refusalOf(reason: Reason): string {
  if (typeof reason !== 'string') return `${refusalText(reason, 'zh')}\n${refusalText(reason, 'en')}`
  const { zh, en } = changeRefusals[reason]
  return `${zh}\n${en}`
}
