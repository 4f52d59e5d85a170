import { type Brand, paletteOf } from '#domain/shop/brand.ts'
import { brandStyle, isStandard } from '#domain/shop/brand-style.ts'
import { langTags } from '#domain/text.ts'
import { contentSecurityPolicy, type OutsideServices } from '#server/http/security-headers.ts'
import type { SiteConfig } from '#server/page-data/site-api.ts'
import { inlineStyles, type StyledPage } from './inline-styles.ts'
import type { PageSource } from './page-build.ts'
import type { PageAddress } from './page-policy.ts'
import type { Renderer } from './render.ts'

export interface PageHtml {
  readonly html: string
  readonly headers: Readonly<Record<string, string>>
}

export async function pageHtml(
  response: Response,
  page: PageAddress,
  pages: Renderer,
  source: PageSource,
  config: SiteConfig,
  nonce?: string,
): Promise<PageHtml> {
  // After a failure, computing the scripts may fail too and hide the error.
  const scripts = response.status >= 500 ? [] : await pages.inlineScripts()
  const text = await response.text()
  const brand = await pages.brand()
  // React hydrates staff pages, so their style links must stay.
  const { html, style } = page.isStaff ? { html: text, style: null } : await wornBy(brand, text, source)
  const ownStyle = brandStyle(brand)
  return {
    html: html.replace('</head>', `${brandTags(brand, ownStyle)}</head>`),
    headers: {
      'Content-Type': response.headers.get('content-type') ?? 'text/html; charset=utf-8',
      'Content-Language': langTags[page.lang],
      ...(source.mode === 'production' && {
        'Content-Security-Policy': contentSecurityPolicy(
          { scripts, styles: [style, ownStyle].flatMap((each) => each || []), nonce },
          outsideOf(page, config),
        ),
      }),
    },
  }
}

/** Other pairs of faces load none. */
const preloadedFace = /<link rel="preload"[^>]* as="font"[^>]*>/g

/** Style sheets hold these values, which another brand does not replace. */
const standardValue = /var\(--[\w-]+,\s*(#[\da-f]+|url\([^)]*\))\)/g

function wornBy(brand: Brand, html: string, { styleSheet }: PageSource): Promise<StyledPage> {
  if (isStandard(brand))
    return inlineStyles(
      html,
      async (address) => (await styleSheet(address))?.replaceAll(standardValue, '$1') ?? null,
    )
  return inlineStyles(brand.faces === 'sign' ? html : html.replaceAll(preloadedFace, ''), styleSheet)
}

/** React passes over elements of the head that it did not render. */
function brandTags(brand: Brand, style: string): string {
  const colour = `<meta name="theme-color" content="${paletteOf(brand)['jade-800']}"/>`
  return style === '' ? colour : `${colour}<style>${style}</style>`
}

function outsideOf({ isPrivate, isStaff }: PageAddress, config: SiteConfig): OutsideServices {
  if (isStaff) return { mapsKey: null, analyticsId: null, paymentOrigin: null }
  // Google Maps sends the URL to Google, and a private URL may contain a key.
  return isPrivate ? { ...config, mapsKey: null } : config
}
