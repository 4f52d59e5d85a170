import { brand, layout } from '#content/layout.ts'
import type { LetterContent } from '#content/letter.ts'
import type { Lang } from '#domain/text.ts'
import { claimLetter, type LetterName, markRefused, markSent, releaseLetter } from '#server/db/letters.ts'
import type { Store } from '#server/db/store/store.ts'
import { letterHtml } from '#server/mail/letter-html.ts'
import { letterText } from '#server/mail/letter-text.ts'
import type { Mail } from '#server/mail/mail.ts'
import type { CalendarFile } from '#server/mail/order-calendar.ts'

export interface DeliveryDeps {
  readonly store: Pick<Store, 'db'>
  readonly mail: Mail
  /** How the customer reaches the shop. */
  readonly shop: { readonly hotline: string; readonly email: string }
  readonly now: () => Date
}

export interface WrittenLetter {
  readonly to: string
  readonly content: LetterContent
  readonly lang: Lang
  readonly calendar: CalendarFile | null
}

/**
 * Hands a letter over unless that was done already, and writes down how it ended. Rejects when it has to be tried
 * again. A refusal for good ends it: trying again would be refused again.
 */
export async function deliverLetter(
  { store, mail, shop, now }: DeliveryDeps,
  name: LetterName,
  { to, content, lang, calendar }: WrittenLetter,
): Promise<void> {
  const { id } = name
  const claim = await claimLetter(store.db, name, now())
  if (claim === 'done') return
  if (claim === 'busy') throw new Error(`letter ${id} is being sent by another worker, or its worker died`)
  const sender = { brand, company: layout.company[lang], address: layout.address[lang], ...shop }
  const letter = {
    ...{ id, to, calendar },
    subject: content.subject,
    text: letterText(content, sender),
    html: await letterHtml(content, sender, lang),
  }
  const handover = await mail.send(letter).catch(async (error: unknown) => {
    await releaseLetter(store.db, id, now())
    throw error
  })
  if (handover.ok) await markSent(store.db, id, now())
  else await markRefused(store.db, id, handover.code)
}
