/** What servers tell each other about open pages, as notices of the database: nothing of it is stored. */
import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import type { OrderReference } from '#domain/placed/order-reference.ts'
import { type OpenPage, pageNamePattern } from '#domain/staff/presence.ts'
import type { Database } from '#server/db/store/database.ts'
import { staffChannel } from '#server/db/store/listening.ts'

export type PresenceNotice =
  | ({ readonly kind: 'open' } & OpenPage)
  /** One page was closed, or all of a session. */
  | { readonly kind: 'closed'; readonly session: string; readonly page: string | null }

const prefix = 'presence '
/** A notice holds 8,000 bytes at most. */
const text = (letters: number) => v.pipe(v.string(), v.maxLength(letters))
const session = text(100)
const page = v.pipe(v.string(), v.regex(pageNamePattern))

const notice = v.variant('kind', [
  v.object({
    kind: v.literal('open'),
    order: v.custom<OrderReference>((value) => typeof value === 'string' && value.length <= 30),
    staffId: text(100),
    name: text(200),
    edits: v.boolean(),
    since: v.number(),
    session,
    page,
  }),
  v.object({ kind: v.literal('closed'), session, page: v.nullable(page) }),
])

export async function tellPresence(db: Pick<Database, 'execute'>, told: PresenceNotice): Promise<void> {
  await db.execute(sql`select pg_notify(${staffChannel}, ${prefix + JSON.stringify(told)})`)
}

/** Undefined: the notice is about something else; null: it can't be read, as one of another version of this program. */
export function readPresence(payload: string): PresenceNotice | null | undefined {
  if (!payload.startsWith(prefix)) return
  try {
    const read = v.safeParse(notice, JSON.parse(payload.slice(prefix.length)))
    return read.success ? read.output : null
  } catch {
    return null
  }
}
