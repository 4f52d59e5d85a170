/** These pages need neither the database nor the build. */

import { pagePath } from '#app/paths.ts'
import { answeredAt, otherLanguage } from '#content/layout.ts'
import { failurePage } from '#content/pages/failure.ts'
import { openingSoon, openingTitle } from '#content/pages/home.ts'
import { blankShopDetails } from '#content/shop-details.ts'
import { escapeMarkup } from '#domain/markup.ts'
import { type Brand, fixedColours, paletteOf } from '#domain/shop/brand.ts'
import { tileStops } from '#domain/shop/brand-style.ts'
import { callLink } from '#domain/shop/chat-message.ts'
import type { ShopDetails } from '#domain/shop/shop-details.ts'
import { type Lang, langTags, otherLang, type Text } from '#domain/text.ts'
import { contentSecurityPolicy } from '#server/http/security-headers.ts'

/** The server may run without a build. */
function styleOf(brand: Brand): string {
  const palette = paletteOf(brand)
  const [dark, { ink, white, focus }] = [palette['jade-800'], fixedColours]
  return `
:root { color-scheme: light }
body { margin: 0; background: ${palette.rice}; color: ${ink}; font: 1rem/1.6 system-ui, 'PingFang HK', 'Noto Sans HK', sans-serif }
header, main { padding: 1rem max(1.5rem, calc(50% - 18rem)) }
header { padding-bottom: 24px; background: linear-gradient(90deg, ${tileStops(palette)}) 0 100% / 168px 8px repeat-x; color: ${dark}; font-weight: 700 }
main { padding-top: 3rem }
h1 { font-size: 1.75rem; line-height: 1.25; margin: 0 0 1rem }
a { display: inline-block; min-height: 44px; line-height: 44px; margin-right: 1.5rem; color: ${palette['tomato-700']} }
button { min-height: 44px; padding: 0 1.25rem; border: 0; border-radius: 3px; background: ${dark}; color: ${white}; font: inherit; font-weight: 700 }
:is(a, button):focus-visible { outline: 3px solid ${focus}; outline-offset: 2px }
`
}

/** Only the shop's name needs escaping. */
export function failureHtml(
  { title, lead }: { readonly title: Text; readonly lead: Text },
  lang: Lang,
  { name, hotline, contactHours, brand }: Pick<ShopDetails, 'name' | 'hotline' | 'contactHours' | 'brand'>,
): string {
  const isReached = hotline !== blankShopDetails.hotline
  return barePage(
    title[lang],
    [
      lead[lang],
      isReached &&
        `${failurePage.call[lang]} <a href="${callLink(hotline)}">${hotline}</a><br>${answeredAt(contactHours)[lang]}`,
      `<a href="">${failurePage.again[lang]}</a><a href="${pagePath('home', lang)}">${failurePage.home[lang]}</a>`,
    ],
    { name: name[lang], lang, brand },
  )
}

/** A shop without a name yet shows this page. */
export function openingHtml(lang: Lang, { name, brand }: Pick<ShopDetails, 'name' | 'brand'>): string {
  const other = otherLang(lang)
  const languageLink = `<a href="${pagePath('home', other)}" lang="${langTags[other]}">${otherLanguage[lang].long}</a>`
  return barePage(openingTitle[lang], [openingSoon[lang], languageLink], { name: name[lang], lang, brand })
}

/**
 * @param paragraphs HTML
 * @param foot HTML
 */
export function barePage(
  title: string,
  paragraphs: readonly (string | false)[],
  { name, lang, brand }: { readonly name: string; readonly lang: Lang; readonly brand: Brand },
  foot = '',
): string {
  const shop = escapeMarkup(name)
  return `<!doctype html>
<html lang="${langTags[lang]}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} | ${shop}</title>
<style>${styleOf(brand)}</style>
</head>
<body>
<header>${shop}</header>
<main>
<h1>${title}</h1>
${paragraphs
  .filter((paragraph) => paragraph !== false)
  .map((paragraph) => `<p>${paragraph}</p>`)
  .join('\n')}
${foot}
</main>
</body>
</html>
`
}

export const failurePageHeaders = ({
  brand,
}: Pick<ShopDetails, 'brand'>): Readonly<Record<string, string>> => ({
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Security-Policy': contentSecurityPolicy(
    { scripts: [], styles: [styleOf(brand)] },
    { mapsKey: null, analyticsId: null, paymentOrigin: null },
  ),
  // The URL may contain the key of an order.
  'Referrer-Policy': 'same-origin',
})
