import { and, asc, eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { addDays, todayInHongKong } from '#domain/calendar.ts'
import type { DishMark } from '#domain/staff/day/dish-mark.ts'
import { type DishToCook, dishesToCook } from '#domain/staff/day/production.ts'
import type { Role } from '#domain/staff/permissions.ts'
import { workEvents } from '#server/db/schema/work-events.ts'
import { cookedDishesOf, kitchenOrders } from '#server/db/work/kitchen.ts'
import { freshOrder } from '#tests/support/orders/fresh-order.ts'
import { setUpStore } from '#tests/support/store/set-up-store.ts'
import { testEngines, testNow } from '#tests/support/store/store.ts'
import { markDish } from './mark-dish.ts'

describe.each(testEngines)('dish marks on %s', (engine) => {
  const due = addDays(todayInHongKong(testNow), 7)
  const now = new Date(`${due}T09:00:00+08:00`)
  const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000)
  const store = setUpStore(engine)
  let dishes: readonly DishToCook[]
  beforeAll(async () => {
    await (await freshOrder(store)).confirm()
    dishes = dishesToCook(await kitchenOrders(store.db, due))
  })

  function ownDish(index: number) {
    const dish = dishes[index]
    if (!dish) throw new Error('the order has too few dishes')
    return dish
  }
  const mark = (name: string, dishId: string, tick: Partial<DishMark> = {}, role: Role = 'kitchen') =>
    markDish(
      store,
      { date: due, dishId, isDone: true, portions: null, at: now, followsUnsent: false, ...tick },
      { id: name, name, role },
      now,
    )
  const doneMark = async (ofDish: string) =>
    (await cookedDishesOf(store.db, due)).find(({ dishId }) => dishId === ofDish)
  const events = async (dishId: string) => {
    const { verb, actorName, at, receivedAt, number, date, subject, id } = workEvents
    return store.db
      .select({ verb, actorName, at, receivedAt, number })
      .from(workEvents)
      .where(and(eq(date, due), eq(subject, dishId)))
      .orderBy(asc(id))
  }

  test('mark a dish as done, with the person who did it, until it is undone', async () => {
    const { dishId, portions } = ownDish(0)
    expect(await mark('Bo', dishId)).toBe('saved')
    expect(await doneMark(dishId)).toEqual({ dishId, portions, cookedAt: now, cookedBy: 'Bo' })
    expect(await mark('Cy', dishId, { isDone: false })).toBe('saved')
    expect(await doneMark(dishId)).toBeUndefined()
    expect((await events(dishId)).map(({ verb, actorName }) => `${verb} ${actorName}`)).toEqual([
      'tick Bo',
      'untick Cy',
    ])
  })

  test('count once if they are equal and simultaneous', async () => {
    const { dishId } = ownDish(dishes.length - 1)
    const results = await Promise.all(Array.from({ length: 8 }, () => mark('Bo', dishId)))
    expect(new Set(results)).toEqual(new Set(['saved']))
    expect(await events(dishId)).toHaveLength(1)
  })

  test('sent late keep their own time, and count once however often they are sent', async () => {
    const { dishId, portions } = ownDish(1)
    for (let time = 0; time < 2; time += 1)
      expect(await mark('Bo', dishId, { at: minutesAgo(50) })).toBe('saved')
    expect(await doneMark(dishId)).toMatchObject({ portions, cookedAt: minutesAgo(50), cookedBy: 'Bo' })
    expect(await events(dishId)).toEqual([
      { verb: 'tick', actorName: 'Bo', at: minutesAgo(50), receivedAt: now, number: portions },
    ])
  })

  test('sent late change nothing if somebody marked the dish since', async () => {
    const { dishId } = ownDish(2)
    await mark('Bo', dishId, { at: minutesAgo(50) })
    await mark('Cy', dishId, { at: minutesAgo(40), isDone: false })
    expect(await mark('Bo', dishId, { at: minutesAgo(45) })).toBe('saved')
    expect(await doneMark(dishId)).toBeUndefined()
    expect(await events(dishId)).toHaveLength(2)
  })

  test('change nothing if they arrive after they were undone', async () => {
    const { dishId } = ownDish(4)
    for (let time = 0; time < 2; time += 1) await mark('Bo', dishId, { at: minutesAgo(10), isDone: false })
    expect(await mark('Bo', dishId, { at: minutesAgo(11) })).toBe('saved')
    expect(await doneMark(dishId)).toBeUndefined()
    expect((await events(dishId)).map(({ verb }) => verb)).toEqual(['untick'])
  })

  test('add no entry if they repeat that a dish is not done', async () => {
    const { dishId } = ownDish(5)
    await mark('Bo', dishId, { at: minutesAgo(30) })
    for (const ago of [20, 15, 10])
      expect(await mark('Cy', dishId, { at: minutesAgo(ago), isDone: false })).toBe('saved')
    expect((await events(dishId)).map(({ verb, at }) => [verb, at])).toEqual([
      ['tick', minutesAgo(30)],
      ['untick', minutesAgo(20)],
    ])
  })

  test('replace an earlier mark that has no response yet', async () => {
    const { dishId } = ownDish(6)
    await mark('Cy', dishId, { at: minutesAgo(20), isDone: false })
    const after = { at: minutesAgo(10), isDone: false, followsUnsent: true }
    for (let time = 0; time < 2; time += 1) await mark('Bo', dishId, after)
    expect(await mark('Bo', dishId, { at: minutesAgo(15) })).toBe('saved')
    expect(await doneMark(dishId)).toBeUndefined()
    expect((await events(dishId)).map(({ at }) => at)).toEqual([minutesAgo(20), minutesAgo(10)])
  })

  test('are ignored for a dish that nobody ordered', async () => {
    expect(await mark('Bo', 'no-such-dish', { isDone: false })).toBe('saved')
    expect(await events('no-such-dish')).toEqual([])
  })

  test('count as many portions as the page showed as due', async () => {
    const { dishId, portions } = ownDish(3)
    expect(await mark('Bo', dishId, { portions: portions - 1 })).toBe('saved')
    expect(await doneMark(dishId)).toMatchObject({ portions: portions - 1 })
    expect(await mark('Bo', dishId, { portions })).toBe('saved')
    expect(await doneMark(dishId)).toMatchObject({ portions })
  })

  test('are refused for roles that do not cook, dishes not due, and days that the role does not see', async () => {
    expect(await mark('Di', ownDish(0).dishId, {}, 'packer')).toBe('not-allowed')
    expect(await mark('Bo', 'nothing-like-it')).toBe('not-due')
    expect(await mark('Bo', ownDish(0).dishId, { date: addDays(due, 2) })).toBe('not-allowed')
  })
})
