import { all, one } from './built-site.ts'

/** Crawlers accept only absolute URLs. */
export function pathOf(address: string): string {
  const { pathname, search } = new URL(address)
  return pathname + search
}

/** @throws unless there is exactly one */
export const metaOf = (document: Document, name: string): string =>
  one(document, `meta[name="${name}"], meta[property="${name}"]`).getAttribute('content') ?? ''

export const canonicalOf = (document: Document): string =>
  pathOf(one(document, 'link[rel=canonical]').getAttribute('href') ?? '')

/** The parser preserves the attribute's case. */
export const alternatesOf = (document: Document): Record<string, string> =>
  Object.fromEntries(
    all(document, 'link[rel=alternate]').map((link) => [
      link.getAttribute('hrefLang') ?? '',
      pathOf(link.getAttribute('href') ?? ''),
    ]),
  )

export interface Block {
  readonly '@type': string
  readonly [field: string]: unknown
}

export const blocksOf = (document: Document): Block[] =>
  all(document, 'script[type="application/ld+json"]').map((block) => JSON.parse(block.textContent ?? ''))
