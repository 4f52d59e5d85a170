import { type LetterContent, subjectFrom } from '#content/letter.ts'
import { bothNames, type ShopDetails } from '#domain/shop/shop-details.ts'
import type { Lang } from '#domain/text.ts'
import {
  claimLetter,
  type LetterName,
  markRefused,
  markSent,
  releaseLetter,
} from '#server/db/notices/letters.ts'
import type { Store } from '#server/db/store/store.ts'
import { drawTableForLetter } from '#server/images/table-letter.ts'
import { letterHtml } from '#server/mail/letter-html.ts'
import { letterText } from '#server/mail/letter-text.ts'
import { type Letter, type Mail, MailRejectedError } from '#server/mail/mail.ts'
import type { CalendarFile } from '#server/mail/order-calendar.ts'

export interface DeliveryDeps {
  readonly store: Pick<Store, 'db' | 'content'>
  readonly mail: Mail
  readonly shop: () => Promise<ShopDetails>
  readonly now: () => Date
}

export interface WrittenLetter {
  readonly to: string
  readonly content: LetterContent
  readonly lang: Lang
  readonly calendar: CalendarFile | null
}

/** Sends a letter once. Rejects if it must be retried; a final refusal is not retried. */
export async function deliverLetter(
  { store, mail, shop, now }: DeliveryDeps,
  name: LetterName,
  writtenLetter: WrittenLetter,
): Promise<void> {
  const { id } = name
  const claim = await claimLetter(store.db, name, now())
  if (claim === 'done') return
  if (claim === 'busy') throw new Error(`letter ${id} is being sent by another worker, or its worker died`)
  const letter = await letterOf({ store, shop }, id, writtenLetter)
  const handover = await mail.send(letter).catch(async (error: unknown) => {
    await releaseLetter(store.db, id, error instanceof MailRejectedError ? error.failure : 'other', now())
    throw error
  })
  if (handover.ok) await markSent(store.db, id, now())
  else await markRefused(store.db, id, handover.code)
}

export async function letterOf(
  { store, shop }: Pick<DeliveryDeps, 'store' | 'shop'>,
  id: string,
  { to, content, lang, calendar }: WrittenLetter,
): Promise<Letter> {
  const { name: brand, brand: look, company, address, hotline, email } = await shop()
  const { senderName, replyTo } = (await store.content()).settings.mail
  const table = content.parts.find((part) => part.kind === 'table')
  // A letter without its picture is better than none.
  const tablePicture = table && (await drawTableForLetter(table.version).catch(() => null))
  const parts = tablePicture ? content.parts : content.parts.filter((part) => part !== table)
  const sender = { brand, look, company: company[lang], address: address[lang], hotline, email }
  return {
    id,
    to,
    calendar,
    ...(tablePicture && { tablePicture }),
    from: senderName ?? bothNames(brand),
    replyTo: replyTo ?? email,
    subject: subjectFrom(brand, content, lang),
    text: letterText({ ...content, parts }, sender, lang),
    html: await letterHtml({ ...content, parts }, sender, lang),
  }
}
