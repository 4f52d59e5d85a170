/** These pages need neither the database nor the build. */

import { pagePath, picturePath } from '#app/paths.ts'
import { fullDayText } from '#content/dates.ts'
import { answeredAt, otherLanguage } from '#content/layout.ts'
import { failurePage } from '#content/pages/failure.ts'
import { openingSoon, openingTitle, opensOnText } from '#content/pages/home.ts'
import { blankShopDetails } from '#content/shop-details.ts'
import type { CalendarDate } from '#domain/calendar.ts'
import { escapeMarkup } from '#domain/markup.ts'
import { type Brand, fixedColours, paletteOf } from '#domain/shop/brand.ts'
import { layerOf } from '#domain/shop/brand-style.ts'
import { callLink, chatLink } from '#domain/shop/chat-message.ts'
import type { BrandPicture, ShopDetails } from '#domain/shop/shop-details.ts'
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
header { padding-bottom: 24px; background: ${layerOf(brand, '--strip')} 0 100% / 168px 8px repeat-x; color: ${dark}; font-weight: 700 }
main { padding-top: 3rem }
img { display: block; max-width: 100%; max-height: 64px }
h1 { font-size: 1.75rem; line-height: 1.25; margin: 0 0 1rem; ${brand.faces === 'tearoom' ? 'font-family: Georgia, serif; font-weight: 400' : ''} }
a { display: inline-block; min-height: 44px; line-height: 44px; margin-right: 1.5rem; color: ${palette['tomato-700']} }
/* A menu card on the shop's cloth. */
.cloth { background: ${layerOf(brand, '--weave')} ${dark} }
.cloth header { background-color: ${palette.rice} }
.cloth main { box-sizing: border-box; width: min(100% - 2rem, 36rem); margin: clamp(1.5rem, 9vh, 6rem) auto; padding: 2.75rem 2.5rem 2rem; background: ${palette.cream}; outline: 4px solid ${palette['tomato-700']}; outline-offset: -16px; box-shadow: 9px 9px 0 rgb(0 0 0 / .3) }
.cloth h1 { font-size: clamp(2.25rem, 9vw, 3.25rem) }
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

type OpeningDetails = Pick<
  ShopDetails,
  'name' | 'brand' | 'logo' | 'hotline' | 'chatNumber' | 'contactHours' | 'hasEnglish'
>

/** Visitors of a shop that is not open yet see this page at every address. */
export function openingHtml(lang: Lang, details: OpeningDetails, opensOn: CalendarDate | null): string {
  const { name, brand, logo, hotline, chatNumber, contactHours } = details
  const other = otherLang(lang)
  const paragraphs = [
    opensOn && `<b>${opensOnText(fullDayText(opensOn))[lang]}</b>`,
    openingSoon[lang],
    hotline !== blankShopDetails.hotline && `<a href="${callLink(hotline)}">${hotline}</a>`,
    chatNumber !== blankShopDetails.chatNumber && `<a href="${chatLink(chatNumber, '')}">WhatsApp</a>`,
    contactHours !== blankShopDetails.contactHours && answeredAt(contactHours)[lang],
    details.hasEnglish &&
      `<a href="${pagePath('home', other)}" lang="${langTags[other]}">${otherLanguage[lang].long}</a>`,
  ]
  return barePage(openingTitle[lang], paragraphs, { name: name[lang], lang, brand, logo, isOnCloth: true })
}

interface BareShop {
  readonly name: string
  readonly lang: Lang
  readonly brand: Brand
  readonly logo?: BrandPicture | null
  readonly isOnCloth?: boolean
}

/**
 * @param paragraphs HTML
 * @param foot HTML
 */
export function barePage(
  title: string,
  paragraphs: readonly (string | false | null)[],
  { name, lang, brand, logo, isOnCloth = false }: BareShop,
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
<body${isOnCloth ? ' class="cloth"' : ''}>
<header>${logo ? `<img src="${picturePath(logo, 480)}" alt="${shop}">` : shop}</header>
<main>
<h1>${title}</h1>
${paragraphs
  .filter(Boolean)
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
