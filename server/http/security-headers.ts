/** The headers of every response, and the content security policy of a page. */
import { createHash } from 'node:crypto'

/** Inline texts that a page may contain. They come from our own code, never from the rendered page. */
export interface InlineTexts {
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
  /** Of a page that is rendered for one request: its other scripts carry it. */
  readonly nonce?: string | undefined
}

/** No site may show what we answer inside its own pages. */
export const neverFramed = "frame-ancestors 'none'"

/** On what other sites may show: the pictures that our pages, letters and shared links show to everybody. */
export const publicPicture = { 'Cross-Origin-Resource-Policy': 'cross-origin' } as const

export function securityHeaders(config: { readonly siteUrl: string }): Readonly<Record<string, string>> {
  return {
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'X-Frame-Options': 'DENY',
    // A page brings the whole policy; lists, tables and files need no more than this.
    'Content-Security-Policy': neverFramed,
    // Other sites may show our pictures of dishes, and those say so themselves.
    'Cross-Origin-Resource-Policy': 'same-origin',
    ...(config.siteUrl.startsWith('https:') && {
      'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
    }),
  }
}

/** External services the operator has enabled; null is off, and the policy then blocks its hosts (decisions 32). */
export interface OutsideServices {
  readonly mapsKey: string | null
  readonly analyticsId: string | null
  readonly paymentOrigin: string | null
}

type Hosts = Readonly<Record<'scripts' | 'styles' | 'pictures' | 'calls', readonly string[]>>

/** The hosts that Google lists for its Maps JavaScript API. */
const mapHosts: Hosts = {
  scripts: ['https://*.googleapis.com', 'https://*.gstatic.com'],
  styles: ['https://fonts.googleapis.com'],
  pictures: ['https://*.googleapis.com', 'https://*.gstatic.com', 'https://*.google.com', 'blob:'],
  calls: ['https://*.googleapis.com', 'https://*.gstatic.com', 'https://*.google.com', 'data:', 'blob:'],
}

/** The hosts that Google lists for a measurement id. */
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
 * The policy allows inline scripts and styles by the hash of their text instead of a nonce, because a page is rendered
 * once and sent to everyone. It allows only texts from our own code: text found in a page could have been injected.
 * Style attributes stay allowed; they can't load or run anything. Data blocks (JSON) need no permission.
 */
export function contentSecurityPolicy(
  { scripts, styles, nonce }: InlineTexts,
  { mapsKey, analyticsId, paymentOrigin }: OutsideServices,
): string {
  const outside = [...(mapsKey === null ? [] : [mapHosts]), ...(analyticsId === null ? [] : [analyticsHosts])]
  const hosts = (kind: keyof Hosts) => outside.flatMap((service) => service[kind])
  // Google Maps inserts style elements of its own, and browsers ignore unsafe-inline beside hashes.
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
    // Browsers also hold the redirect that follows a form against this.
    'form-action': ["'self'", ...(paymentOrigin === null ? [] : [paymentOrigin])],
  }
  const directives = Object.entries(policy).map(([name, sources]) => `${name} ${sources.join(' ')}`)
  return [...directives, neverFramed].join('; ')
}

function hashes(texts: readonly string[]): readonly string[] {
  return texts.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)
}
