import { beforeAll, describe, expect, test } from 'vitest'
import { auditPositionText } from '#domain/staff/audit-position.ts'
import { confirmOrder } from '#server/commands/orders/staff-commands.ts'
import { addShopEvents } from '#server/db/shop/shop-events.ts'
import { addStaffEvent } from '#server/db/work/staff-events.ts'
import { orderInput } from '#tests/support/orders/order-input.ts'
import { placedOrder } from '#tests/support/orders/placed-order.ts'
import { setUpStore } from '#tests/support/store/set-up-store.ts'
import { testEngines, testNow } from '#tests/support/store/store.ts'
import { type AuditEntry, type AuditFilter, loadAuditLog } from './audit-log.ts'

const everything = { person: null, kind: null, day: null, search: '', before: null } as const
const amy = { id: 'amy', name: 'Amy' }
/** Some share a timestamp with each other and with shop entries. */
const changes = 150

describe.each(testEngines)('the pages of the audit log on %s', (engine) => {
  const store = setUpStore(engine)
  let reference: string
  beforeAll(async () => {
    const order = await placedOrder(store, orderInput(await store.content(), testNow), testNow)
    reference = order.reference
    const call = { orderId: order.id, expectedVersion: null, by: amy.name, byId: amy.id, note: 'by phone' }
    await confirmOrder(store, call, null, testNow)
    const minute = (at: number) => new Date(testNow.getTime() + at * 60_000)
    for (let at = 0; at < changes; at++) {
      const subject = { id: 'bo', name: `Bo ${at}` }
      await addStaffEvent(store.db, { verb: 'block', actor: amy, subject }, minute(Math.floor(at / 4)))
    }
    await addShopEvents(
      store.db,
      Array.from({ length: changes }, (_, at) => ({
        at: minute(Math.floor(at / 4)),
        verb: 'edit-dish' as const,
        actorId: 'amy',
        actorName: 'Amy',
        subjectId: 'wings',
        subjectName: { zh: `雞翼（${at}）`, en: `Chicken Wings 100% ${at}` },
        before: { spicy: 'no' },
        after: { spicy: 'yes' },
      })),
    )
  })

  const page = (parts: Partial<AuditFilter> = {}) => loadAuditLog(store.db, { ...everything, ...parts })
  async function throughout(parts: Partial<AuditFilter> = {}) {
    const entries: AuditEntry[] = []
    let [pages, before]: [number, AuditFilter['before']] = [0, null]
    do {
      const nextPage = await page({ ...parts, before })
      entries.push(...nextPage.entries)
      before = nextPage.older
      pages++
    } while (before && pages < 20)
    return { entries, pages }
  }

  test('lead from the newest entry to the oldest, each shown once', async () => {
    const { entries, pages } = await throughout()
    expect(pages).toBe(4)
    expect(entries).toHaveLength(2 * changes + 1)
    expect(new Set(entries.map(auditPositionText)).size).toBe(entries.length)
    const times = entries.map(({ at }) => at.getTime())
    expect(times).toEqual(times.toSorted((a, b) => b - a))
    expect(entries.some(({ subject }) => subject === reference)).toBe(true)
  })

  test.each(['accounts', 'shop'] as const)('lead to the 150th entry of %s', async (kind) => {
    const first = await page({ kind })
    expect(first.entries).toHaveLength(100)
    const second = await page({ kind, before: first.older })
    expect(second).toMatchObject({ entries: { length: 50 }, older: null })
    const oldest = kind === 'shop' ? { zh: '雞翼（0）' } : 'Bo 0'
    expect(second.entries.at(-1)).toMatchObject({ kind, subject: oldest })
  })

  test('do not shift when new entries arrive', async () => {
    const first = await page({ kind: 'accounts' })
    const second = await page({ kind: 'accounts', before: first.older })
    const subject = { id: 'cy', name: 'Cy' }
    await addStaffEvent(store.db, { verb: 'unblock', actor: amy, subject }, new Date(testNow.getTime() + 1e9))
    expect(await page({ kind: 'accounts', before: first.older })).toEqual(second)
    expect((await page({ person: 'cy' })).entries).toHaveLength(1)
  })

  test('find an order by its reference in any spelling, and by either half', async () => {
    const halves = reference.split('-')
    const spelt = [reference, reference.toLowerCase(), halves.join(''), ` ${halves.join(' ')} `, ...halves]
    for (const search of spelt)
      expect((await page({ search })).entries, search).toMatchObject([
        { kind: 'orders', verb: 'confirm', subject: reference },
      ])
    expect((await page({ search: reference, kind: 'shop' })).entries).toEqual([])
    expect((await page({ search: reference, person: 'bo' })).entries).toEqual([])
    expect(await page({ search: 'ACDE-FGHJ' })).toEqual({ entries: [], older: null })
  })

  test('find entries by words of what they are about, in either language', async () => {
    const find = async (search: string) => (await throughout({ search })).entries
    expect(await find('bo 149')).toMatchObject([{ kind: 'accounts', subject: 'Bo 149' }])
    expect(await find('WINGS chick 149')).toMatchObject([{ kind: 'shop', subject: { zh: '雞翼（149）' } }])
    expect(await find('雞翼(149)')).toHaveLength(1)
    expect(await find('雞翼')).toHaveLength(changes)
    // % is dropped like all punctuation.
    expect(await find('bo 14%9')).toEqual(await find('bo 149'))
    expect(await find('bo 14_')).toEqual(await find('bo 14'))
    expect(await find("'\\bo 149")).toEqual(await find('bo 149'))
  })
})
