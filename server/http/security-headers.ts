/** Headers that every answer carries, and the content policy of a page. */
import { createHash } from 'node:crypto'

/** Texts that a page may carry inline: ours, taken from where they are made and never from the page. */
export interface InlineTexts {
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
}

export function securityHeaders(config: { readonly siteUrl: string }): Readonly<Record<string, string>> {
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

/** What the operator switched on outside this shop: null is off, and its hosts stay shut out (decisions 32). */
export interface OutsideServices {
  readonly mapsKey: string | null
  readonly analyticsId: string | null
}

type Hosts = Readonly<Record<'scripts' | 'styles' | 'pictures' | 'calls', readonly string[]>>

/** As Google lists them for its Maps JavaScript API. */
const mapHosts: Hosts = {
  scripts: ['https://*.googleapis.com', 'https://*.gstatic.com'],
  styles: ['https://fonts.googleapis.com'],
  pictures: ['https://*.googleapis.com', 'https://*.gstatic.com', 'https://*.google.com', 'blob:'],
  calls: ['https://*.googleapis.com', 'https://*.gstatic.com', 'https://*.google.com', 'data:', 'blob:'],
}

/** As Google lists them for a measurement id. */
const analyticsHosts: Hosts = {
  scripts: ['https://*.googletagmanager.com'],
  styles: [],
  pictures: ['https://*.google-analytics.com', 'https://*.googletagmanager.com'],
  calls: [
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
    'https://*.googletagmanager.com',
  ],
}

/**
 * Inline scripts and styles are allowed by the hash of their text and not by a nonce: a page is made once and
 * sent to everyone. What is merely found in a page is not allowed: it could have got there by another way.
 * Style attributes stay allowed; they can't load or run anything. Data blocks (JSON) need no permission.
 */
export function contentSecurityPolicy(
  { scripts, styles }: InlineTexts,
  { mapsKey, analyticsId }: OutsideServices,
): string {
  const outside = [...(mapsKey === null ? [] : [mapHosts]), ...(analyticsId === null ? [] : [analyticsHosts])]
  const hosts = (kind: keyof Hosts) => outside.flatMap((service) => service[kind])
  // The map puts style elements of its own into the page; beside hashes, browsers take no notice of unsafe-inline.
  const style = mapsKey === null ? hashes(styles) : ["'unsafe-inline'", ...hosts('styles')]
  const policy: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...hashes(scripts), ...hosts('scripts')],
    'style-src': ["'self'", ...style],
    'style-src-attr': ["'unsafe-inline'"],
    ...(mapsKey !== null && { 'font-src': ["'self'", 'https://fonts.gstatic.com'] }),
    'img-src': ["'self'", 'data:', ...hosts('pictures')],
    'connect-src': ["'self'", ...hosts('calls')],
    ...(mapsKey !== null && { 'worker-src': ["'self'", 'blob:'] }),
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  }
  return Object.entries(policy)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ')
}

function hashes(texts: readonly string[]): readonly string[] {
  return texts.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)
}
