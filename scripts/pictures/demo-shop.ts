/** A shop at midday of a fixed day with the demo's orders, so that its pictures change only with the pages. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Role } from '#domain/staff/permissions.ts'
import { fillDemoDay } from '#server/commands/demo/demo-day.ts'
import { staff } from '#server/db/schema/staff.ts'
import { byDay } from '#server/db/shop/snapshot.ts'
import { openStore, type Store } from '#server/db/store/store.ts'
import { diceOf } from '#tests/support/orders/random-order.ts'
import { serveTestSite } from '#tests/support/site/served-site.ts'
import { sessionByCookie, staffCookie } from '#tests/support/staff/staff-session.ts'

/** A Friday, while vans leave. */
const filledAt = new Date('2026-12-04T11:40:00+08:00')

/** Messages about the last step have gone. */
export const shotNow = new Date(filledAt.getTime() + 2 * 60_000)

export interface DemoShop {
  readonly origin: string
  readonly store: Store
  close(): Promise<void>
}

/** People of the demo shop. The driver has the first run of the demo day. */
const people: Readonly<Record<Role, { readonly id: string; readonly name: string }>> = {
  owner: { id: 'owner', name: '源叔' },
  office: { id: 'office', name: '阿明' },
  kitchen: { id: 'kitchen', name: '輝師傅' },
  packer: { id: 'packer', name: '阿珍' },
  driver: { id: 'demo-driver-1', name: '車仔麵' },
}

export function cookieOf(role: Role): { readonly name: string; readonly value: string } {
  const [name = '', value = ''] = staffCookie(role, role).split('=')
  return { name, value }
}

export async function openDemoShop(): Promise<DemoShop> {
  const dataDir = await mkdtemp(join(tmpdir(), 'shots-'))
  const store = byDay(await openStore({ dataDir, now: shotNow }), () => shotNow)
  const dice = diceOf(7)
  const demoDay = await fillDemoDay(store, 60, filledAt, () => dice.below(1_000_000) / 1_000_000)
  if (!demoDay.ok) throw new Error(demoDay.reason)
  const accounts = Object.entries(people).map(([role, person]) => ({ ...person, role: role as Role }))
  await store.db
    .insert(staff)
    .values(accounts.map((account) => ({ ...account, createdAt: shotNow, updatedAt: shotNow })))
    .onConflictDoNothing()
  const site = await serveTestSite({
    now: shotNow,
    store,
    sessionOf: async (request) => {
      const session = await sessionByCookie(request)
      return session && { ...session, staff: { ...session.staff, ...people[session.staff.role] } }
    },
  })
  return {
    origin: site.origin,
    store,
    close: async () => {
      await site.close()
      await store.close()
      await rm(dataDir, { recursive: true, force: true, maxRetries: 10 })
    },
  }
}
