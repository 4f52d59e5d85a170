/** POST /forget-device/ and /en/forget-device/ (decisions/0100) */
import { pagePath } from '#app/paths.ts'
import { foreignForm } from '#content/pages/failure.ts'
import { forgetDevice } from '#content/pages/forget-device.ts'
import type { Lang } from '#domain/text.ts'
import { isFromHere } from '#server/http/same-origin.ts'
import type { SessionOf } from '#server/page-data/session.ts'
import type { ShopDetailsReader } from '#server/page-data/shop-details.ts'
import { barePage, failureHtml, failurePageHeaders } from './failure-page.ts'

export interface ForgetDeviceOptions {
  readonly siteUrl: string
  readonly shop: Pick<ShopDetailsReader, 'current'>
  readonly sessionOf: SessionOf
}

export function createForgetDevice({ siteUrl, shop, sessionOf }: ForgetDeviceOptions) {
  return async (request: Request, lang: Lang): Promise<Response> => {
    const details = await shop.current()
    const headers = { ...failurePageHeaders(details), 'Cache-Control': 'no-store' }
    if (!isFromHere(request, siteUrl))
      return new Response(failureHtml(foreignForm, lang, details), { status: 403, headers })
    // Where staff are signed in, storage holds taps of the run sheet that wait to be sent.
    const isOfStaff = (await sessionOf(request, 'unnoticed')) !== null
    const { title, done, titleForStaff, doneForStaff, home } = forgetDevice
    const heading = (isOfStaff ? titleForStaff : title)[lang]
    const link = `<a href="${pagePath('home', lang)}">${home[lang]}</a>`
    const html = barePage(heading, [(isOfStaff ? doneForStaff : done)[lang], link], {
      name: details.name[lang],
      lang,
      brand: details.brand,
    })
    return new Response(html, {
      headers: { ...headers, 'Clear-Site-Data': isOfStaff ? '"cache"' : '"cache", "storage"' },
    })
  }
}
