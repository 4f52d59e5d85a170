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
  // React hydrates staff pages, so their style links must stay.
  const { html, style } = page.isStaff
    ? { html: text, style: null }
    : await inlineStyles(text, source.styleSheet)
  return {
    html,
    headers: {
      'Content-Type': response.headers.get('content-type') ?? 'text/html; charset=utf-8',
      'Content-Language': langTags[page.lang],
      ...(source.mode === 'production' && {
        'Content-Security-Policy': contentSecurityPolicy(
          { scripts, styles: style === null ? [] : [style], nonce },
          outsideOf(page, config),
        ),
      }),
    },
  }
}

function outsideOf({ isPrivate, isStaff }: PageAddress, config: SiteConfig): OutsideServices {
  if (isStaff) return { mapsKey: null, analyticsId: null, paymentOrigin: null }
  // Google Maps sends the URL to Google, and a private URL may contain a key.
  return isPrivate ? { ...config, mapsKey: null } : config
}
