/** The head of a page as crawlers and previews of links read it. */
import { all, one } from './built-site.ts'

/** Path and query of an address that must be whole, since crawlers and previews take nothing less. */
export function pathOf(address: string): string {
  const { pathname, search } = new URL(address)
  return pathname + search
}

/** Content of the one meta element with this name or property. */
export const metaOf = (document: Document, name: string): string =>
  one(document, `meta[name="${name}"], meta[property="${name}"]`).getAttribute('content') ?? ''

export const canonicalOf = (document: Document): string =>
  pathOf(one(document, 'link[rel=canonical]').getAttribute('href') ?? '')

/** By language; a name written as in the source, since the parser keeps it so. */
export const alternatesOf = (document: Document): Record<string, string> =>
  Object.fromEntries(
    all(document, 'link[rel=alternate]').map((link) => [
      link.getAttribute('hrefLang') ?? '',
      pathOf(link.getAttribute('href') ?? ''),
    ]),
  )

/** One thing that a page tells machines in the words of schema.org. */
export interface Block {
  readonly '@type': string
  readonly [field: string]: unknown
}

export const blocksOf = (document: Document): Block[] =>
  all(document, 'script[type="application/ld+json"]').map((block) => JSON.parse(block.textContent ?? ''))
