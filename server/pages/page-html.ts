import { type Brand, paletteOf } from '#domain/shop/brand.ts'
import { brandStyle } from '#domain/shop/brand-style.ts'
import { langTags } from '#domain/text.ts'
import { contentSecurityPolicy, type OutsideServices } from '#server/http/security-headers.ts'
import type { SiteConfig } from '#server/page-data/site-api.ts'
import { inlineStyles } from './inline-styles.ts'
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
  const { html, style } = page.isStaff
    ? { html: text, style: null }
    : await inlineStyles(
        brand.faces === 'sign' ? text : text.replaceAll(preloadedFace, ''),
        source.styleSheet,
      )
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
