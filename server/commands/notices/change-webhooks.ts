import { randomBytes } from 'node:crypto'
import { count, eq } from 'drizzle-orm'
import { maxWebhooks } from '#domain/shop/webhooks.ts'
import type { WebhookFields } from '#domain/staff/office/webhook-form.ts'
import { queueTestWebhook } from '#server/db/notices/webhook-deliveries.ts'
import { webhooks } from '#server/db/schema/webhooks.ts'
import type { Transaction } from '#server/db/store/database.ts'
import type { Store } from '#server/db/store/store.ts'
import { addStaffEvent, type NamedPerson } from '#server/db/work/staff-events.ts'

type WebhookResult =
  /** The secret is null unless it was generated. */
  { readonly ok: true; readonly secret: string | null } | { readonly ok: false; readonly reason: Reason }

type Reason = 'too-many' | 'not-found'

const done: WebhookResult = { ok: true, secret: null }
const notFound: WebhookResult = { ok: false, reason: 'not-found' }

const newSecret = () => `whsec_${randomBytes(32).toString('base64')}`

export function addWebhook(
  { db }: Pick<Store, 'db'>,
  { address, events, secret }: WebhookFields,
  actor: NamedPerson,
  now: Date,
): Promise<WebhookResult> {
  return db.transaction(async (tx): Promise<WebhookResult> => {
    const [row] = await tx.select({ total: count() }).from(webhooks)
    if ((row?.total ?? 0) >= maxWebhooks) return { ok: false, reason: 'too-many' }
    const generated = secret === null ? newSecret() : null
    await tx.insert(webhooks).values({ address, events: [...events], secret: secret ?? generated ?? '' })
    await note(tx, 'add-webhook', address, actor, now)
    return { ok: true, secret: generated }
  })
}

export function changeWebhook(
  store: Pick<Store, 'db'>,
  id: number,
  { address, events, secret }: WebhookFields,
  actor: NamedPerson,
  now: Date,
): Promise<WebhookResult> {
  return update(store, id, { address, events: [...events], ...(secret !== null && { secret }) }, actor, now)
}

export async function renewSecret(store: Pick<Store, 'db'>, id: number, actor: NamedPerson, now: Date) {
  const secret = newSecret()
  const result = await update(store, id, { secret }, actor, now)
  return result.ok ? { ...result, secret } : result
}

export function switchWebhook(
  store: Pick<Store, 'db'>,
  id: number,
  isOn: boolean,
  actor: NamedPerson,
  now: Date,
): Promise<WebhookResult> {
  return update(store, id, { isOn }, actor, now)
}

/** Its deliveries go too. */
export function removeWebhook(
  { db }: Pick<Store, 'db'>,
  id: number,
  actor: NamedPerson,
  now: Date,
): Promise<WebhookResult> {
  return db.transaction(async (tx): Promise<WebhookResult> => {
    const [row] = await tx.delete(webhooks).where(eq(webhooks.id, id)).returning()
    if (!row) return notFound
    await note(tx, 'remove-webhook', row.address, actor, now)
    return done
  })
}

export function testWebhook(
  { db, queue }: Pick<Store, 'db' | 'queue'>,
  id: number,
  now: Date,
): Promise<WebhookResult> {
  return db.transaction(async (tx): Promise<WebhookResult> => {
    const [row] = await tx.select().from(webhooks).where(eq(webhooks.id, id)).for('key share')
    if (!row) return notFound
    await queueTestWebhook(tx, queue, id, now)
    return done
  })
}

function update(
  { db }: Pick<Store, 'db'>,
  id: number,
  set: Partial<typeof webhooks.$inferInsert>,
  actor: NamedPerson,
  now: Date,
): Promise<WebhookResult> {
  return db.transaction(async (tx): Promise<WebhookResult> => {
    const [row] = await tx.update(webhooks).set(set).where(eq(webhooks.id, id)).returning()
    if (!row) return notFound
    await note(tx, 'change-webhook', row.address, actor, now)
    return done
  })
}

/** Paths of addresses may contain keys, so the log has the host alone. */
function note(
  tx: Transaction,
  verb: 'add-webhook' | 'change-webhook' | 'remove-webhook',
  address: string,
  actor: NamedPerson,
  now: Date,
) {
  return addStaffEvent(tx, { verb, actor, subject: { id: null, name: new URL(address).host } }, now)
}
