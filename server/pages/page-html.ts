/** Completes a rendered page: inlines its styles and adds its headers, including the content security policy. */
import { langTags } from '#domain/text.ts'
import { contentSecurityPolicy } from '#server/http/security-headers.ts'
import type { SiteConfig } from '#server/site/site-api.ts'
import { inlineStyles } from './inline-styles.ts'
import type { PageSource } from './page-build.ts'
import type { PageAddress } from './page-policy.ts'
import type { Renderer } from './render.ts'

export interface PageHtml {
  readonly html: string
  readonly headers: Readonly<Record<string, string>>
}

export async function pageHtml(
  rendered: Response,
  page: PageAddress,
  pages: Renderer,
  source: PageSource,
  config: SiteConfig,
): Promise<PageHtml> {
  // If rendering failed, computing the scripts may fail too and would replace the rendered error.
  const scripts = rendered.status >= 500 ? [] : await pages.inlineScripts()
  const { html, style } = await inlineStyles(await rendered.text(), source.styleSheet)
  return {
    html,
    headers: {
      // HTML, but for what a script reads as JSON.
      'Content-Type': rendered.headers.get('content-type') ?? 'text/html; charset=utf-8',
      'Content-Language': langTags[page.lang],
      ...(source.mode === 'production' && {
        'Content-Security-Policy': contentSecurityPolicy(
          { scripts, styles: style === null ? [] : [style] },
          // The Google Maps script sends the page's URL to Google, and a private URL may contain a key.
          page.isPrivate ? { ...config, mapsKey: null } : config,
        ),
      }),
    },
  }
}
