import { createHash } from 'node:crypto'

/** These texts all come from our own code. */
export interface InlineTexts {
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
  readonly nonce?: string | undefined
}

export const neverFramed = "frame-ancestors 'none'"

/** Other sites may show pictures of our pages, letters and shared links. */
export const publicPicture = { 'Cross-Origin-Resource-Policy': 'cross-origin' } as const

export function securityHeaders(config: { readonly siteUrl: string }): Readonly<Record<string, string>> {
  return {
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'X-Frame-Options': 'DENY',
    // Pages replace this with the complete policy.
    'Content-Security-Policy': neverFramed,
    // Public pictures override this.
    'Cross-Origin-Resource-Policy': 'same-origin',
    ...(config.siteUrl.startsWith('https:') && {
      'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
    }),
  }
}

/** Hosts of null services are blocked (decisions 32). */
export interface OutsideServices {
  readonly mapsKey: string | null
  readonly analyticsId: string | null
  readonly paymentOrigin: string | null
}

type Hosts = Readonly<Record<'scripts' | 'styles' | 'pictures' | 'calls', readonly string[]>>

/** Google lists these hosts for the Maps JavaScript API. */
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
 * Inline texts are allowed by hash instead of nonce, because a page is rendered once for everyone. Only our own texts
 * are hashed: text found in a page could be injected. Style attributes cannot load or run anything.
 */
export function contentSecurityPolicy(
  { scripts, styles, nonce }: InlineTexts,
  { mapsKey, analyticsId, paymentOrigin }: OutsideServices,
): string {
  const outside = [...(mapsKey === null ? [] : [mapHosts]), ...(analyticsId === null ? [] : [analyticsHosts])]
  const hosts = (kind: keyof Hosts) => outside.flatMap((service) => service[kind])
  // Google Maps inserts style elements, and browsers ignore unsafe-inline next to hashes.
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
    // Browsers also check the redirect after a form.
    'form-action': ["'self'", ...(paymentOrigin === null ? [] : [paymentOrigin])],
  }
  const directives = Object.entries(policy).map(([name, sources]) => `${name} ${sources.join(' ')}`)
  return [...directives, neverFramed].join('; ')
}

function hashes(texts: readonly string[]): readonly string[] {
  return texts.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)
}
