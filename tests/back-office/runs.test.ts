import { parseHTML } from 'linkedom'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { staffOrderPath, staffPath } from '#app/staff/addresses.ts'
import { reopenReasons, runsPage } from '#content/staff/day/runs.ts'
import { eventNames, orderPage } from '#content/staff/orders/order.ts'
import { formProblems } from '#content/staff/orders/orders.ts'
import { moveOrder } from '#server/commands/orders/staff-commands.ts'
import { createStaffApi, type StaffApi } from '#server/page-data/staff/staff-api.ts'
import { drivenDay } from '#tests/support/orders/driven-day.ts'
import { openTestSite, type TestSite } from '#tests/support/site/http-site.ts'
import { type StaffVisit, staffPages } from '#tests/support/staff/staff-pages.tsx'

/** The day is a Friday. */
const morning = new Date('2026-12-11T10:00:00+08:00')

let site: TestSite
let day: Awaited<ReturnType<typeof drivenDay>>
let api: StaffApi
let open: (visit: StaffVisit) => Promise<string>
let clock = morning
beforeEach(async () => {
  clock = morning
  site = await openTestSite({ now: morning })
  // Sign in as Amy for all tests below.
  day = await drivenDay(site.store, morning, 'amy')
  api = createStaffApi(site.store, site.payments.ways, () => clock)
  open = staffPages(api, () => clock)
})
afterEach(() => site.close())

async function sheet(query = '') {
  return readPage({ path: staffPath('runs') + query, role: 'driver' })
}

async function readPage(visit: StaffVisit) {
  const { document } = parseHTML(await open(visit))
  return {
    buttons: [...document.querySelectorAll('button')].map((button) => button.textContent?.trim()),
    stops: [...document.querySelectorAll('li[class]')].map(({ textContent }) => textContent ?? ''),
    /** Stops with a phone number. */
    calls: [...document.querySelectorAll('li')].filter((stop) => stop.querySelector('a[href^="tel:"]'))
      .length,
    /** The first button with these words has this form. */
    fieldsOf(words: string): Record<string, string> {
      const button = [...document.querySelectorAll('button')].find((each) =>
        each.textContent?.includes(words),
      )
      const fields = [...(button?.closest('form')?.querySelectorAll('input, select') ?? [])]
      return Object.fromEntries(
        fields.map((field) => [
          field.getAttribute('name') ?? '',
          field.getAttribute('value') ?? field.querySelector('option')?.getAttribute('value') ?? '',
        ]),
      )
    },
  }
}

/** Accepts the offer to leave again. */
async function leaveAgain(calls: number) {
  const { fieldsOf, buttons } = await sheet()
  expect(buttons).toContain(runsPage.leaveAgain.zh)
  const post = fieldsOf(runsPage.leaveAgain.zh)
  expect(post).toMatchObject({ verb: 'leave' })
  expect(await open({ path: staffPath('runs'), role: 'driver', post })).toBe(`to: ${staffPath('runs')}`)
  const after = await sheet()
  expect(after.buttons).not.toContain(runsPage.leaveAgain.zh)
  expect(after.buttons).not.toContain(runsPage.leave.zh)
  expect(after.calls).toBe(calls)
}

test('a stop that became ready after the van left can be added to the trip', async () => {
  const [early, late] = [await day.cooking('12:00'), await day.cooking('12:30')]
  await day.finish(early, '11:00')
  const run = await day.giveRun()
  clock = day.at('11:10')
  expect((await sheet()).buttons).toContain(runsPage.leave.zh)
  expect(await day.update('leave', run, '11:10')).toBe('saved')
  expect((await sheet()).buttons).not.toContain(runsPage.leaveAgain.zh)
  await day.finish(late, '11:20')
  clock = day.at('11:30')
  await leaveAgain(2)
})

test('a stop that stayed behind when the van left says why it has no buttons', async () => {
  const [early, late] = [await day.cooking('12:00'), await day.cooking('12:30')]
  await day.finish(early, '11:00')
  const run = await day.giveRun()
  expect(await day.update('leave', run, '11:10')).toBe('saved')
  clock = day.at('11:12')
  const stopsInKitchen = async () => (await sheet()).stops.map((stop) => stop.includes(runsPage.inKitchen.zh))
  expect(await stopsInKitchen()).toEqual([false, true])
  await day.finish(late, '11:20')
  clock = day.at('11:30')
  expect(await stopsInKitchen()).toEqual([false, false])
})

test('a driver who undoes leaving can leave again', async () => {
  await day.finish(await day.cooking('12:00'), '11:00')
  const run = await day.giveRun()
  await day.update('leave', run, '11:10')
  clock = day.at('11:10')
  const { takeBacks } = await api.live.now(day.driver)
  expect(await api.live.takeBack(day.driver, takeBacks)).toMatchObject([{ ok: true }])
  clock = day.at('11:12')
  expect((await sheet()).calls).toBe(0)
  await leaveAgain(1)
})

test('a stop that the office adds to a run under way can be added to the trip', async () => {
  await day.finish(await day.cooking('12:00'), '11:00')
  const run = await day.giveRun()
  await day.update('leave', run, '11:10')
  const newStop = await day.cooking('12:30')
  await day.finish(newStop, '11:15')
  expect(await day.plan({ kind: 'propose' }, day.at('11:20'))).toBe('saved')
  const value = { kind: 'give-stop', orderId: newStop.id, toRun: run } as const
  expect(await day.plan(value, day.at('11:20'))).toBe('saved')
  clock = day.at('11:30')
  await leaveAgain(2)
})

async function handedOver() {
  const order = await day.cooking('12:00')
  await day.finish(order, '11:00')
  await day.update('leave', await day.giveRun(), '11:10')
  await day.update('hand-over', order.id, '12:00')
  clock = day.at('12:30')
  return order
}

test('a driver corrects a hand-over without a script, with a reason', async () => {
  await handedOver()
  const sheetAfter = await sheet()
  expect(sheetAfter.buttons).not.toContain(runsPage.handedOver.zh)
  const post = sheetAfter.fieldsOf(runsPage.reopen.zh)
  expect(post).toMatchObject({ verb: 'reopen', note: reopenReasons[0]?.zh })
  expect(await open({ path: staffPath('runs'), role: 'driver', post })).toBe(`to: ${staffPath('runs')}`)
  const after = await sheet()
  expect(after.buttons).toContain(runsPage.handedOver.zh)
  expect(after.calls).toBe(1)
})

test('the next day only the office can correct a hand-over, and nobody once it is completed', async () => {
  const order = await handedOver()
  clock = new Date(day.at('12:30').getTime() + 86_400_000)
  const query = `?date=${day.date}`
  expect((await sheet(query)).buttons).not.toContain(runsPage.reopen.zh)
  const ofOffice = () => readPage({ path: staffPath('runs') + query })
  expect((await ofOffice()).buttons).toContain(runsPage.reopen.zh)
  await moveOrder(site.store, day.call(order.id), 'complete', clock)
  expect((await ofOffice()).buttons).not.toContain(runsPage.reopen.zh)
})

test('the office corrects a hand-over on the page of the order, with a reason', async () => {
  const { reference } = await handedOver()
  const path = staffOrderPath(reference)
  const { fieldsOf } = await readPage({ path })
  const post = { ...fieldsOf(orderPage.reopenDone.zh), verb: 'reopen' }
  expect(await open({ path, post })).toContain(formProblems['form-incomplete'].zh)
  expect(await open({ path, post: { ...post, note: '客人來電' } })).toBe(`to: ${path}`)
  const html = await open({ path })
  expect(html).toContain(eventNames.reopen.zh)
  expect(html).toContain('客人來電')
  expect(html).not.toContain(orderPage.reopenDone.zh)
})
