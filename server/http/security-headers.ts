/** The headers of every response, and the content security policy of pages. */
import { createHash } from 'node:crypto'

/** Inline texts that a page may contain; all come from our own code. */
export interface InlineTexts {
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
  /** For pages rendered for one request. */
  readonly nonce?: string | undefined
}

/** No site may frame our responses. */
export const neverFramed = "frame-ancestors 'none'"

/** Allows other sites to show the public pictures of our pages, letters and shared links. */
export const publicPicture = { 'Cross-Origin-Resource-Policy': 'cross-origin' } as const

export function securityHeaders(config: { readonly siteUrl: string }): Readonly<Record<string, string>> {
  return {
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'X-Frame-Options': 'DENY',
    // Pages add the complete policy; other responses need no more than this.
    'Content-Security-Policy': neverFramed,
    // Public pictures override this.
    'Cross-Origin-Resource-Policy': 'same-origin',
    ...(config.siteUrl.startsWith('https:') && {
      'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
    }),
  }
}

/** External services the operator has enabled; the policy blocks the hosts of those that are null (decisions 32). */
export interface OutsideServices {
  readonly mapsKey: string | null
  readonly analyticsId: string | null
  readonly paymentOrigin: string | null
}

type Hosts = Readonly<Record<'scripts' | 'styles' | 'pictures' | 'calls', readonly string[]>>

/** Google's list for the Maps JavaScript API. */
const mapHosts: Hosts = {
  scripts: ['https://*.googleapis.com', 'https://*.gstatic.com'],
  styles: ['https://fonts.googleapis.com'],
  pictures: ['https://*.googleapis.com', 'https://*.gstatic.com', 'https://*.google.com', 'blob:'],
  calls: ['https://*.googleapis.com', 'https://*.gstatic.com', 'https://*.google.com', 'data:', 'blob:'],
}

/** Google's list for a measurement id. */
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
 * Inline scripts and styles are allowed by hash instead of nonce, because a page is rendered once for everyone. Only
 * texts from our own code are hashed: text found in a page could be injected. Style attributes are allowed; they cannot
 * load or run anything.
 */
export function contentSecurityPolicy(
  { scripts, styles, nonce }: InlineTexts,
  { mapsKey, analyticsId, paymentOrigin }: OutsideServices,
): string {
  const outside = [...(mapsKey === null ? [] : [mapHosts]), ...(analyticsId === null ? [] : [analyticsHosts])]
  const hosts = (kind: keyof Hosts) => outside.flatMap((service) => service[kind])
  // Google Maps inserts style elements of its own, and browsers ignore unsafe-inline next to hashes.
  const style = mapsKey === null ? hashes(styles) : ["'unsafe-inline'", ...hosts('styles')]
  const policy: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    'script-src': [
      "'self'",
      ...hashes(scripts),
      ...(nonce === undefined ? [] : [`'nonce-${nonce}'`]),
      ...hosts('scripts'),
    ],
    'style-src': ["'self'", ...style],
    'style-src-attr': ["'unsafe-inline'"],
    ...(mapsKey !== null && { 'font-src': ["'self'", 'https://fonts.gstatic.com'] }),
    'img-src': ["'self'", 'data:', ...hosts('pictures')],
    'connect-src': ["'self'", ...hosts('calls')],
    ...(mapsKey !== null && { 'worker-src': ["'self'", 'blob:'] }),
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    // Browsers also check the redirect after a form against this.
    'form-action': ["'self'", ...(paymentOrigin === null ? [] : [paymentOrigin])],
  }
  const directives = Object.entries(policy).map(([name, sources]) => `${name} ${sources.join(' ')}`)
  return [...directives, neverFramed].join('; ')
}

function hashes(texts: readonly string[]): readonly string[] {
  return texts.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)
}
