/** Preserves the submitted form during a failure. */

import { staffHomePath } from '#app/paths.ts'
import { staffFailure } from '#content/staff/shell/staff-failure.ts'
import { escapeMarkup } from '#domain/markup.ts'
import type { ShopDetails } from '#domain/shop/shop-details.ts'
import { type Lang, langs, langTags, type Text } from '#domain/text.ts'
import { barePage } from './failure-page.ts'
import type { PageAddress } from './page-policy.ts'

export class StaffFailure extends Error {
  override readonly name = 'StaffFailure'
  /** The value is null without a session. */
  readonly lang: Lang | null
  readonly form: FormData | null

  constructor(cause: unknown, lang: Lang | null, form: FormData | null) {
    super(cause instanceof Error ? cause.message : '', { cause })
    this.lang = lang
    this.form = form
  }
}

/** No page repeats passwords, digits or keys. */
const secretive = /^staff\/(signIn|welcome|pair|day|passkey|account)$/

/** Readable after the failure; null if it must not be preserved. */
export function savedForm(request: Request, { page }: PageAddress): Request | null {
  const isPlain = /^application\/x-www-form-urlencoded/i.test(request.headers.get('content-type') ?? '')
  return request.method === 'POST' && isPlain && !secretive.test(page) ? request.clone() : null
}

/** Bilingual if the language is unknown. */
export function staffFailureHtml(
  kind: 'unavailable' | 'failed',
  { lang, form }: Pick<StaffFailure, 'lang' | 'form'>,
  isSent: boolean,
  { name, brand }: Pick<ShopDetails, 'name' | 'brand'>,
): string {
  const shownLangs = lang ? [lang] : langs
  const messageOf = ({ zh, en }: Text) => shownLangs.map((each) => ({ zh, en })[each]).join(' · ')
  const paragraphs = (text: Text) =>
    shownLangs.map((each) => `<span lang="${langTags[each]}">${text[each]}</span>`).join('<br>')
  const { title, lead } = staffFailure[kind]
  return barePage(
    messageOf(title),
    [
      paragraphs(lead),
      isSent && paragraphs(form ? staffFailure.stillHere : staffFailure.notKept),
      !isSent && `<a href="">${messageOf(staffFailure.again)}</a>`,
      `<a href="${staffHomePath}">${messageOf(staffFailure.first)}</a>`,
    ],
    { name: name[lang ?? 'zh'], lang: lang ?? 'zh', brand },
    form ? resending(form, messageOf(staffFailure.sendAgain)) : '',
  )
}

/** The form's key and version let the server detect a repetition. */
function resending(form: FormData, button: string): string {
  const fields = [...form].map(
    ([name, value]) =>
      `<input type="hidden" name="${escapeMarkup(name)}" value="${escapeMarkup(String(value))}">`,
  )
  return `<form method="post">${fields.join('')}<button>${button}</button></form>`
}
