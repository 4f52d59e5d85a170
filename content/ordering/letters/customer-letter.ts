import type { LetterContent } from '#content/letter.ts'
import { isCalledOff } from '#domain/placed/order-status.ts'
import type { OrderVerb } from '#domain/placed/order-verbs.ts'
import { ownWords } from '#domain/shop/letter-words.ts'
import type { Lang, Text } from '#domain/text.ts'
import {
  cancellationLetter,
  moveLetter,
  onTheRoadLetter,
  postponedLetter,
  refundLetter,
} from './change-letters.ts'
import { editedLetter, feeLetter, grantedLetter } from './edit-letters.ts'
import type { LetterContext } from './mailed-order.ts'
import { placedLetter } from './order-letter.ts'
import { closing, opening, paragraph, toPage } from './parts.ts'
import { allSetLetter, correctionLetter, moneyLetter, unreadProofLetter } from './payment-letters.ts'
import { reminderLetter } from './reminder.ts'

type Write = (context: LetterContext, lang: Lang) => LetterContent | null

const nobody: Write = () => null
/** Outdated events are not reported. */
const whileOn =
  (write: Write): Write =>
  (context, lang) =>
    isCalledOff(context.order.status) ? null : write(context, lang)

/** Late letters skip orders delivered or stopped since. */
const whileOnTheRoad: Write = (context, lang) =>
  context.order.status === 'out-for-delivery' ? onTheRoadLetter(context, lang) : null

const writers: Record<OrderVerb, Write> = {
  place: whileOn(placedLetter),
  confirm: whileOn(allSetLetter),
  prepare: nobody,
  'make-ready': nobody,
  'send-out': whileOnTheRoad,
  'hand-over': nobody,
  collect: nobody,
  complete: nobody,
  reject: cancellationLetter,
  cancel: cancellationLetter,
  release: cancellationLetter,
  postpone: whileOn(postponedLetter),
  'take-back': nobody,
  // No letter reported the delivery either.
  reopen: nobody,
  open: nobody,
  'change-slot': whileOn(moveLetter),
  'change-date': whileOn(moveLetter),
  edit: whileOn(editedLetter),
  'quote-fee': whileOn(feeLetter),
  'add-note': nobody,
  'resend-letter': nobody,
  'send-link': nobody,
  remind: whileOn(reminderLetter),
  'submit-proof': nobody,
  'refuse-proof': whileOn(unreadProofLetter),
  'take-payment': moneyLetter,
  'take-back-payment': whileOn(correctionLetter),
  'receive-payment': moneyLetter,
  'grant-refund': whileOn(grantedLetter),
  'ask-refund': nobody,
  'refuse-refund': nobody,
  'start-refund': nobody,
  refund: refundLetter,
  'fail-refund': nobody,
  erase: nobody,
}

/** Returns null if the customer needs no letter. */
export function customerLetter(context: LetterContext, lang: Lang): LetterContent | null {
  const { verb } = context.event
  const letter = writers[verb](context, lang)
  const note = ownWords(context.words, verb)
  return letter && note ? withWords(letter, note[lang]) : letter
}

/** Inserts the shop's text after the event and before the actions. */
function withWords(letter: LetterContent, text: string): LetterContent {
  const { parts } = letter
  const at = parts.findIndex(({ kind }) => kind === 'paragraph') + 1
  return { ...letter, parts: [...parts.slice(0, at), { kind: 'paragraph', text }, ...parts.slice(at)] }
}

/** True if the letter needs a calendar file. */
export function changesCalendar({ event, order }: LetterContext): boolean {
  switch (event.verb) {
    case 'confirm':
    case 'change-slot':
    case 'change-date':
    case 'edit':
    case 'postpone':
      return true
    case 'take-payment':
    case 'receive-payment':
      return !isCalledOff(order.status) && event.status !== 'submitted' && event.paymentStatus === 'paid'
    case 'reject':
    case 'cancel':
    case 'release':
      // Unconfirmed orders have no calendar entry.
      return event.statusBefore !== 'submitted'
    default:
      return false
  }
}

const linkWords = {
  heading: { zh: '訂單連結', en: 'Your order link' },
  open: { zh: '打開訂單頁', en: 'Open your order page' },
} satisfies Record<string, Text>

/** Requested on the page that finds orders. */
export function linkLetter({ order, url }: Pick<LetterContext, 'order' | 'url'>, lang: Lang): LetterContent {
  const text: Text = {
    zh: '有人在我們的網站要求再寄這張訂單的連結。如果不是你，毋須理會這封電郵。',
    en: 'Someone asked for the link to this order on our website. If it wasn’t you, you can ignore this email.',
  }
  return {
    subject: { zh: `訂單 ${order.reference} 的連結`, en: `the link to order ${order.reference}` }[lang],
    preview: text[lang],
    parts: [
      ...opening(order, null, linkWords.heading, lang),
      paragraph(text, lang),
      toPage(url, lang, linkWords.open),
      ...closing(lang),
    ],
  }
}
