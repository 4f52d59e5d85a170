import { and, desc, eq, gte, like, lt, lte, ne, or, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { type CalendarDate, startOfDay } from '#domain/calendar.ts'
import { searchable, variantsOf } from '#domain/folded-text.ts'
import type { Cents } from '#domain/money.ts'
import { parseReference } from '#domain/placed/order-reference.ts'
import type { OrderVerb } from '#domain/placed/order-verbs.ts'
import type { ShopVerb } from '#domain/shop/shop-verbs.ts'
import { type AuditKind, auditKinds } from '#domain/staff/audit-kind.ts'
import { type AuditPosition, compareAuditPositions } from '#domain/staff/audit-position.ts'
import { maxSearchLetters } from '#domain/staff/office/name-search.ts'
import type { StaffVerb } from '#domain/staff/staff-verbs.ts'
import type { Text } from '#domain/text.ts'
import { orderEvents } from '#server/db/schema/order-events.ts'
import { orders } from '#server/db/schema/orders.ts'
import { shopEvents } from '#server/db/schema/shop-events.ts'
import { staffEvents } from '#server/db/schema/staff-events.ts'
import type { Database } from '#server/db/store/database.ts'

interface AuditEntryBase {
  readonly id: number
  readonly at: Date
  /** The name at that time; empty if unknown. */
  readonly actor: string
  readonly subject: string
  readonly before: string
  readonly after: string
  /** The text is empty if the verb says it all. */
  readonly why: string
}

export type AuditEntry =
  | (AuditEntryBase & { readonly kind: 'accounts'; readonly verb: StaffVerb })
  | (AuditEntryBase & { readonly kind: 'orders'; readonly verb: OrderVerb; readonly amount: Cents | null })
  | ShopEntry

/** commands/shop/drafts.ts and sell-out-dish.ts define the formats. */
interface ShopEntry extends Omit<AuditEntryBase, 'subject' | 'before' | 'after'> {
  readonly kind: 'shop'
  readonly verb: ShopVerb
  readonly subject: Text
  readonly subjectId: string
  readonly before: unknown
  readonly after: unknown
}

/** Null filters nothing. */
export interface AuditFilter {
  readonly day: CalendarDate | null
  readonly person: string | null
  readonly kind: AuditKind | null
  /** A reference or words; empty filters nothing. */
  readonly search: string
  readonly before: AuditPosition | null
}

export interface AuditPage {
  /** The newest entry comes first. */
  readonly entries: readonly AuditEntry[]
  /** The value is null without older entries. */
  readonly older: AuditPosition | null
}

const maxEntries = 100

/** One more entry shows whether there are older ones. */
const maxRead = maxEntries + 1

type EntryFilter = Omit<AuditFilter, 'kind'>

export async function loadAuditLog(db: Database, { kind, ...wanted }: AuditFilter): Promise<AuditPage> {
  const of = (each: AuditKind) => kind === null || kind === each
  const matches = await Promise.all([
    of('accounts') ? accountEntries(db, wanted) : [],
    of('orders') ? orderEntries(db, wanted) : [],
    of('shop') ? shopEntries(db, wanted) : [],
  ])
  const all = matches.flat().toSorted(compareAuditPositions)
  const entries = all.slice(0, maxEntries)
  const last = entries.at(-1)
  return {
    entries,
    older: last && all.length > maxEntries ? { at: last.at, kind: last.kind, id: last.id } : null,
  }
}

function onDay(at: AnyPgColumn, day: CalendarDate | null) {
  if (day === null) return undefined
  const start = startOfDay(day)
  // The last day of the calendar has no next day.
  return and(gte(at, start), lt(at, new Date(start.getTime() + 86_400_000)))
}

/** Simultaneous entries are ordered by kind. */
function afterPlace(kind: AuditKind, at: AnyPgColumn, id: AnyPgColumn, place: AuditPosition | null) {
  if (!place) return undefined
  const later = auditKinds.indexOf(kind) - auditKinds.indexOf(place.kind)
  if (later !== 0) return later > 0 ? lte(at, place.at) : lt(at, place.at)
  // The first half uses the index.
  return and(lte(at, place.at), or(lt(at, place.at), lt(id, place.id)))
}

/** Every word must occur in one of the texts. */
function saysWords(search: string, texts: readonly (SQL | AnyPgColumn)[]) {
  const words = search
    .split(/\s+/)
    .map((word) => [...searchable(word, maxSearchLetters)])
    .filter(({ length }) => length > 0)
  return and(
    ...words.map((word) => {
      // Allows separators between any characters, as in Kwai Chung and Kwaichung.
      const pattern = word.map((each) => `[${variantsOf(each).join('')}]`).join('[[:space:][:punct:]]*')
      return or(...texts.map((text) => sql`lower(normalize(${text}, NFKC)) ~ ${pattern}`))
    }),
  )
}

/** Matches half of a reference too, which people say aloud. */
function ofOrder(search: string) {
  const reference = parseReference(search)
  if (reference) return eq(orders.reference, reference)
  const half = searchable(search, maxSearchLetters).toUpperCase()
  return /^[A-Z0-9]{4}$/.test(half)
    ? or(like(orders.reference, `${half}-%`), like(orders.reference, `%-${half}`))
    : sql`false`
}

async function accountEntries(db: Database, { person, day, search, before: place }: EntryFilter) {
  const { id, at, actorId, subjectId, subjectName } = staffEvents
  const rows = await db
    .select()
    .from(staffEvents)
    .where(
      and(
        onDay(at, day),
        afterPlace('accounts', at, id, place),
        person === null ? undefined : or(eq(actorId, person), eq(subjectId, person)),
        saysWords(search, [subjectName]),
      ),
    )
    .orderBy(desc(at), desc(id))
    .limit(maxRead)
  return rows.map(
    ({ verb, actorName, before, after, why, ...row }): AuditEntry => ({
      kind: 'accounts',
      id: row.id,
      at: row.at,
      verb,
      actor: actorName,
      subject: row.subjectName,
      before,
      after,
      why,
    }),
  )
}

async function orderEntries(db: Database, { person, day, search, before: place }: EntryFilter) {
  const { id, at, verb, actor, actorId, orderId } = orderEvents
  const rows = await db
    .select({ event: orderEvents, reference: orders.reference })
    .from(orderEvents)
    .innerJoin(orders, eq(orders.id, orderId))
    .where(
      and(
        eq(actor, 'staff'),
        // Viewing is left out; the order's page names the first viewer.
        ne(verb, 'open'),
        onDay(at, day),
        afterPlace('orders', at, id, place),
        person === null ? undefined : eq(actorId, person),
        search === '' ? undefined : ofOrder(search),
      ),
    )
    .orderBy(desc(at), desc(id))
    .limit(maxRead)
  return rows.map(
    ({ event, reference }): AuditEntry => ({
      kind: 'orders',
      id: event.id,
      at: event.at,
      verb: event.verb,
      actor: event.actorName,
      subject: reference,
      amount: event.amount,
      why: event.note,
      before: event.statusBefore !== event.status ? (event.statusBefore ?? '') : '',
      after: event.statusBefore !== event.status ? event.status : '',
    }),
  )
}

async function shopEntries(db: Database, { person, day, search, before: place }: EntryFilter) {
  const { id, at, actorId, subjectName } = shopEvents
  const rows = await db
    .select()
    .from(shopEvents)
    .where(
      and(
        onDay(at, day),
        afterPlace('shop', at, id, place),
        person === null ? undefined : eq(actorId, person),
        saysWords(search, [sql`${subjectName} ->> 'zh'`, sql`${subjectName} ->> 'en'`]),
      ),
    )
    .orderBy(desc(at), desc(id))
    .limit(maxRead)
  return rows.map(
    ({ verb, actorName, subjectId, before, after, ...row }): AuditEntry => ({
      kind: 'shop',
      id: row.id,
      at: row.at,
      verb,
      actor: actorName,
      why: '',
      subject: row.subjectName,
      subjectId,
      before,
      after,
    }),
  )
}
