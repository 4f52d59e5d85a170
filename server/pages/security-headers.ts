/** Headers that every answer carries, and the content policy of a page. */
import { createHash } from 'node:crypto'
import type { SiteConfig } from '#server/site-api.ts'

export function securityHeaders(config: Pick<SiteConfig, 'siteUrl'>): Readonly<Record<string, string>> {
  return {
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'X-Frame-Options': 'DENY',
    ...(config.siteUrl.startsWith('https:') && {
      'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
    }),
  }
}

/**
 * Inline scripts and styles are allowed by the hash of their text and not by a nonce: a page is made once and
 * sent to everyone. Style attributes stay allowed; they can't load or run anything.
 */
export function contentSecurityPolicy(
  html: string,
  config: Pick<SiteConfig, 'mapsKey' | 'analyticsId'>,
): string {
  const scripts = hashes(html, /<script(?![^>]*\s(?:src=|type="application\/))[^>]*>([\s\S]*?)<\/script>/g)
  const styles = hashes(html, /<style[^>]*>([\s\S]*?)<\/style>/g)
  const maps = config.mapsKey ? ['https://maps.googleapis.com', 'https://maps.gstatic.com'] : []
  const analytics = config.analyticsId ? ['https://www.googletagmanager.com'] : []
  const collect = config.analyticsId ? ['https://*.google-analytics.com'] : []
  const policy: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...scripts, ...maps, ...analytics],
    'style-src': ["'self'", ...styles],
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:', ...maps, ...collect],
    'connect-src': ["'self'", ...maps, ...collect],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  }
  return Object.entries(policy)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ')
}

function hashes(html: string, inline: RegExp): readonly string[] {
  const found = new Set<string>()
  for (const [, text] of html.matchAll(inline)) {
    if (text) found.add(`'sha256-${createHash('sha256').update(text).digest('base64')}'`)
  }
  return [...found]
}
