/** Serves the built pages without a browser. */
import { parseHTML } from 'linkedom'
import { afterAll, beforeAll, expect } from 'vitest'
import { openPageBuild } from '#server/pages/page-build.ts'
import { openTestSite, type TestSite } from './http-site.ts'

export interface BuiltSite extends TestSite {
  /** The default of `status` is 200. */
  read(path: string, status?: number): Promise<Document>
}

export async function openBuiltSite(): Promise<BuiltSite> {
  const site = await openTestSite({ pages: await openPageBuild('build') })
  const documentByPath = new Map<string, Promise<Document>>()
  const fetchPage = async (path: string, status: number) => {
    const response = await site.request(path)
    expect(`${path} ${response.status}`).toBe(`${path} ${status}`)
    return parseHTML(await response.text()).document
  }
  return {
    ...site,
    read(path, status = 200) {
      const document = documentByPath.get(path) ?? fetchPage(path, status)
      documentByPath.set(path, document)
      return document
    },
  }
}

/** The site is open during the tests of a file. */
export function builtSite(): Pick<BuiltSite, 'read' | 'request'> {
  let site: BuiltSite
  beforeAll(async () => {
    site = await openBuiltSite()
  })
  afterAll(() => site.close())
  return {
    read: (path, status) => site.read(path, status),
    request: (path, init) => site.request(path, init),
  }
}

/** @throws unless exactly one element matches */
export function one(within: ParentNode, selector: string): Element {
  const nodeListOf = within.querySelectorAll(selector)
  const [element] = nodeListOf
  if (!element || nodeListOf.length > 1) throw new Error(`${nodeListOf.length} elements match ${selector}`)
  return element
}

export const all = (within: ParentNode, selector: string): Element[] => [...within.querySelectorAll(selector)]

/** Runs of spaces become one space. */
export const textOf = (element: Element): string => (element.textContent ?? '').replace(/\s+/g, ' ').trim()

export const textsOf = (within: ParentNode, selector: string): string[] => all(within, selector).map(textOf)

/** An accessible name takes precedence over the text. */
export function linksSaying(within: ParentNode, words: string): Element[] {
  return all(within, 'a[href]').filter((link) =>
    (link.getAttribute('aria-label') ?? textOf(link)).includes(words),
  )
}

export const hrefsOf = (links: readonly Element[]): (string | null)[] =>
  links.map((link) => link.getAttribute('href'))
