/** Who has an order open in the back office (docs/decisions/0051): pages that said so within the last seconds. */
import type { OrderReference } from '#domain/placed/order-reference.ts'

/** One page that shows an order, or the form that changes it. */
export interface OpenPage {
  readonly order: OrderReference
  /** Names the page among all of its session; made by the page itself. */
  readonly page: string
  readonly session: string
  readonly staffId: string
  /** As shown to colleagues. */
  readonly name: string
  /** Whether it is the form that changes the order. */
  readonly edits: boolean
  /** When it was opened, by the server's clock. Milliseconds of the epoch. */
  readonly since: number
}

/** Somebody who has the order open, on one page or several. */
export type Colleague = Pick<OpenPage, 'name' | 'edits' | 'since'>

/** What a page says while it has an order open. */
export interface PresenceBody extends Pick<OpenPage, 'page' | 'edits'> {
  /** Not checked yet, unlike in `OpenPage`. */
  readonly order: string
}

/** What a page says when it is left. */
export type LeftPage = Pick<PresenceBody, 'page'>

/** The answer to a page that has an order open: which colleagues have it open too. */
export interface PresenceAnswer {
  readonly order: string
  readonly colleagues: readonly Colleague[]
}

/** A page says every four seconds that it is still open, and is forgotten after ten without a word. Milliseconds. */
export const presenceEvery = 4_000
export const presenceLasts = 10_000

/** What a page may call itself. */
export const pageNamePattern = /^[\w-]{8,40}$/

/** More are not named: the first ones are warning enough. */
const maxNamed = 5

/**
 * The colleagues who have an order open, each once: changing it counts more than reading it, and the time is that of
 * their first page. Those who change it come first.
 * @param staffId who looks: their own pages are no news to them
 */
export function colleaguesAt(
  pages: Iterable<OpenPage>,
  order: OrderReference,
  staffId: string,
): readonly Colleague[] {
  const people = new Map<string, Colleague>()
  for (const { staffId: id, name, edits, since, order: where } of pages) {
    if (where !== order || id === staffId) continue
    const known = people.get(id)
    people.set(id, {
      name,
      edits: edits || known?.edits === true,
      since: Math.min(since, known?.since ?? since),
    })
  }
  return [...people.values()]
    .toSorted((a, b) => Number(b.edits) - Number(a.edits) || a.since - b.since)
    .slice(0, maxNamed)
}
