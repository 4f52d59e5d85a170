import { plainText } from '#domain/free-text.ts'
import type { Cents } from '#domain/money.ts'
import { isIdempotencyKey } from '#domain/ordering/idempotency-key.ts'
import { type TransferMethod, transferMethods } from '#domain/payment/payment-method.ts'
import { readAmount } from '#domain/typed-figures.ts'
import { type Canceller, cancellers } from './cancellation.ts'
import { type StepVerb, stepVerbs } from './next-step.ts'
import { type AskReason, type CallingOffReason, refundNote, refundReasonFrom } from './refund-reason.ts'

export type StaffMove =
  | { readonly kind: 'step'; readonly verb: Exclude<StepVerb, 'confirm'>; readonly evenUnpaid: boolean }
  /** `fee` is for quoted fees, otherwise null. */
  | { readonly kind: 'confirm'; readonly fee: Cents | null }
  | { readonly kind: 'reject' }
  | { readonly kind: 'postpone' }
  /** Confirms a postponed order for its earlier date. */
  | { readonly kind: 'keep-date' }
  | { readonly kind: 'reopen' }
  /** `keep` is the retained amount displayed on the button. */
  | { readonly kind: 'cancel'; readonly who: Canceller; readonly keep: Cents }
  | { readonly kind: 'quote-fee'; readonly fee: Cents }
  | { readonly kind: 'remind' }
  | { readonly kind: 'note'; readonly forDriver: boolean }
  | { readonly kind: 'resend-letter'; readonly letter: string }
  | { readonly kind: 'send-link' }
  | {
      readonly kind: 'pay'
      readonly method: TransferMethod
      readonly amount: Cents
      readonly transfer?: string
    }
  | { readonly kind: 'refuse-proof' }
  | { readonly kind: 'take-back-payment'; readonly paymentId: number }
  /** `key` identifies the rendered form. */
  | { readonly kind: 'grant-refund'; readonly amount: Cents; readonly key: string }
  /** `toCallOff` is the planned cancellation, or null if the order goes on. */
  | { readonly kind: 'ask-refund'; readonly amount: Cents; readonly toCallOff: CallingOffReason | null }
  | { readonly kind: 'refuse-refund' }
  | { readonly kind: 'refund'; readonly amount: Cents; readonly transfer: string }

export interface MoveForm {
  readonly orderId: number
  /** The person saw this version. */
  readonly version: number
  readonly note: string
  /** The person confirmed this unexpected amount. */
  readonly sure: Cents | null
  readonly move: StaffMove
}

export type MoveReading =
  | { readonly ok: true; readonly value: MoveForm }
  | { readonly ok: false; readonly reason: 'form-incomplete' | 'amount-unreadable' | 'text-too-long' }

export const maxNoteLetters = 500

/** @param field returns a form field, or null if absent */
export function readMove(field: (name: string) => string | null): MoveReading {
  const orderId = wholeNumber(field('order'))
  const version = wholeNumber(field('version'))
  const text = field('note') ?? ''
  const transfer = field('transfer') ?? ''
  if (text.length > maxNoteLetters || transfer.length > maxNoteLetters)
    return { ok: false, reason: 'text-too-long' }
  if (orderId === null || version === null) return { ok: false, reason: 'form-incomplete' }
  const move = moveOf(field)
  if (typeof move === 'string') return { ok: false, reason: move }
  const reason = askReasonOf(move, field)
  const words = plainText(text)
  const note = reason ? refundNote(reason, words) : words
  return { ok: true, value: { orderId, version, note, sure: readAmount(field('sure') ?? ''), move } }
}

function moveOf(field: (name: string) => string | null): StaffMove | 'form-incomplete' | 'amount-unreadable' {
  const verb = field('verb')
  const amount = readAmount(field('amount') ?? '')
  const transfer = plainText(field('transfer') ?? '')
  // The audit log requires a reason.
  const hasReason = plainText(field('note') ?? '') !== ''
  switch (verb) {
    case 'confirm':
      if (field('amount') === null) return { kind: 'confirm', fee: null }
      return amount === null ? 'amount-unreadable' : { kind: 'confirm', fee: amount }
    case 'postpone':
    case 'reopen':
    case 'reject':
    case 'refuse-proof':
      return hasReason ? { kind: verb } : 'form-incomplete'
    case 'cancel': {
      const who = cancellers.find((each) => each === field('who'))
      if (!hasReason || !who) return 'form-incomplete'
      const keep = readAmount(field(`keep.${who}`) ?? '')
      return keep === null ? 'amount-unreadable' : { kind: 'cancel', who, keep }
    }
    case 'ask-cancel':
      return hasReason ? askToCallOff('cancel', field(`back.${field('who')}`)) : 'form-incomplete'
    case 'ask-reject':
      return hasReason ? askToCallOff('reject', field('back')) : 'form-incomplete'
    case 'quote-fee':
      return amount === null ? 'amount-unreadable' : { kind: 'quote-fee', fee: amount }
    case 'remind':
    case 'keep-date':
    case 'send-link':
      return { kind: verb }
    case 'add-note':
      return hasReason ? { kind: 'note', forDriver: field('forDriver') === 'yes' } : 'form-incomplete'
    case 'resend-letter': {
      const letter = field('letter') ?? ''
      return /^[\w-]{1,100}$/.test(letter) ? { kind: verb, letter } : 'form-incomplete'
    }
    case 'pay': {
      const method = transferMethods.find((each) => each === field('method'))
      if (!method) return 'form-incomplete'
      if (amount === null) return 'amount-unreadable'
      return { kind: 'pay', method, amount, ...(transfer && { transfer }) }
    }
    case 'take-back-payment': {
      const paymentId = wholeNumber(field('payment'))
      return hasReason && paymentId !== null ? { kind: verb, paymentId } : 'form-incomplete'
    }
    case 'grant-refund':
    case 'ask-refund': {
      const grantAmount = field('share') === 'whole' ? readAmount(field('whole') ?? '') : amount
      if (grantAmount === null) return 'amount-unreadable'
      const reason = refundReasonOf(field)
      // Only 'other' needs an explanation.
      if (!reason || (reason === 'other' && !hasReason)) return 'form-incomplete'
      if (verb === 'ask-refund') return { kind: verb, amount: grantAmount, toCallOff: null }
      const key = field('key') ?? ''
      return isIdempotencyKey(key) ? { kind: verb, amount: grantAmount, key } : 'form-incomplete'
    }
    case 'refuse-refund':
      return hasReason ? { kind: verb } : 'form-incomplete'
    case 'refund':
      if (amount === null) return 'amount-unreadable'
      return transfer ? { kind: 'refund', amount, transfer } : 'form-incomplete'
    default: {
      const step = stepVerbs.find((each) => each === verb)
      if (!step || step === 'confirm') return 'form-incomplete'
      return { kind: 'step', verb: step, evenUnpaid: field('evenUnpaid') === 'yes' }
    }
  }
}

function askToCallOff(toCallOff: CallingOffReason, back: string | null): StaffMove | 'amount-unreadable' {
  const amount = readAmount(back ?? '')
  return amount === null ? 'amount-unreadable' : { kind: 'ask-refund', amount, toCallOff }
}

function askReasonOf(move: StaffMove, field: (name: string) => string | null): AskReason | null {
  if (move.kind === 'ask-refund' && move.toCallOff) return move.toCallOff
  return move.kind === 'grant-refund' || move.kind === 'ask-refund' ? refundReasonOf(field) : null
}

const refundReasonOf = (field: (name: string) => string | null) => refundReasonFrom(field('reason'))

function wholeNumber(text: string | null): number | null {
  return text !== null && /^\d{1,15}$/.test(text) ? Number(text) : null
}

/** The size of a list page. */
export const maxSelected = 300

/** Each value is `id.version.step`; invalid values are dropped. */
export function readSelection(values: readonly string[]): readonly MoveForm[] {
  return values.slice(0, maxSelected).flatMap((text) => {
    const [order = '', version = '', verb = ''] = text.slice(0, 60).split('.')
    const fields: Readonly<Record<string, string>> = { order, version, verb }
    const reading = readMove((name) => fields[name] ?? null)
    const isStep = reading.ok && (reading.value.move.kind === 'step' || reading.value.move.kind === 'confirm')
    return isStep ? [reading.value] : []
  })
}

/** Each value is `id.version`; invalid values are dropped. */
export function readTargets(
  targets: readonly string[],
): readonly { readonly orderId: number; readonly version: number }[] {
  return targets.slice(0, maxSelected).flatMap((text) => {
    const [order = '', input = ''] = text.slice(0, 40).split('.')
    const [orderId, version] = [wholeNumber(order), wholeNumber(input)]
    return orderId === null || version === null ? [] : [{ orderId, version }]
  })
}
