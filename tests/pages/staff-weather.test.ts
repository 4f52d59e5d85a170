import { gte, min } from 'drizzle-orm'
import { parseHTML } from 'linkedom'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { orderPath } from '#app/paths.ts'
import { staffPath } from '#app/staff/addresses.ts'
import { calendarPage } from '#content/staff/day/calendar.ts'
import { recalledCount, weatherPage, weatherProblems, weatherStates } from '#content/staff/day/weather.ts'
import { addDays, todayInHongKong } from '#domain/calendar.ts'
import type { Lang } from '#domain/text.ts'
import type { PlacedOrder } from '#server/commands/orders/place-order.ts'
import { confirmOrder, takePayment } from '#server/commands/orders/staff-commands.ts'
import { loadOrder, senderToken } from '#server/db/orders/orders.ts'
import { orders as storedOrders } from '#server/db/schema/orders.ts'
import { openPageBuild } from '#server/pages/page-build.ts'
import { orderInput } from '#tests/support/orders/order-input.ts'
import { placedOrder } from '#tests/support/orders/placed-order.ts'
import { openTestSite, type TestSite, testConfig } from '#tests/support/site/http-site.ts'
import { sessionByCookie, staffCookie } from '#tests/support/staff/staff-session.ts'
import { testNow } from '#tests/support/store/store.ts'

let site: TestSite
const orders: PlacedOrder[] = []
beforeAll(async () => {
  site = await openTestSite({ pages: await openPageBuild('build'), sessionOf: sessionByCookie, now: testNow })
  for (const lang of ['zh', 'en', 'zh'] as const) {
    const input = orderInput(await site.store.content(), testNow, { date })
    const order = await placedOrder(site.store, { ...input, lang }, testNow)
    const call = { orderId: order.id, expectedVersion: null, by: 'Amy', note: '' }
    // The last order is unpaid.
    if (orders.length < 2)
      await takePayment(site.store, call, { method: 'fps', amount: order.total }, testNow)
    await confirmOrder(site.store, call, null, testNow)
    orders.push(order)
  }
})
afterAll(() => site.close())

const date = addDays(todayInHongKong(testNow), 12)
const path = `${staffPath('weather')}?day=${date}&kind=black-rain`
const headers = { cookie: staffCookie('Amy') }
const documentOf = async (response: Response) => parseHTML(await response.text()).document
const readPage = async (address: string) => documentOf(await site.request(address, { headers }))
const post = (fields: readonly (readonly [string, string])[]) =>
  site.request(path, {
    method: 'POST',
    headers: { ...headers, origin: testConfig.siteUrl },
    body: new URLSearchParams(fields.map(([name, value]) => [name, value])),
  })
/** The page contains no customer links itself. */
async function chatsOn(page: Document): Promise<readonly string[]> {
  expect(page.toString()).not.toContain('key=')
  const forms = [...page.querySelectorAll('main form[target=_blank]')]
  return Promise.all(
    forms.map(async (form) => {
      const response = await site.request(form.getAttribute('action') ?? '', {
        method: 'POST',
        headers: { ...headers, origin: testConfig.siteUrl },
      })
      const { document } = parseHTML(await response.text())
      const chat = document.querySelector('main a[href^="https://wa.me/"]')?.getAttribute('href') ?? ''
      const refresh = document.querySelector('meta[http-equiv=refresh]')?.getAttribute('content')
      expect(refresh).toBe(`0; url=${chat}`)
      return decodeURIComponent(chat)
    }),
  )
}
const linkByAmy = ({ reference }: PlacedOrder, lang: Lang) =>
  orderPath(reference, senderToken(site.store.tokenKey, reference, 'Amy'), lang)
const dueOf = async ({ id }: PlacedOrder) => (await loadOrder(site.store.db, id))?.dueDate

test('the weather page begins with the next day that has orders if its address names none', async () => {
  const dayOnPage = async (address: string) =>
    (await readPage(address)).querySelector('input[name=day]')?.getAttribute('value')
  const today = todayInHongKong(testNow)
  const [next] = await site.store.db
    .select({ day: min(storedOrders.dueDate) })
    .from(storedOrders)
    .where(gte(storedOrders.dueDate, today))
  expect(next?.day).not.toBe(today)
  expect(await dayOnPage(staffPath('weather'))).toBe(next?.day)
  expect(await dayOnPage(`${staffPath('weather')}?day=someday`)).toBe(today)
})

test('a day with unconfirmed orders is stopped, its customers are offered a choice, and it opens again', async () => {
  const day = addDays(date, 20)
  const order = await placedOrder(
    site.store,
    orderInput(await site.store.content(), testNow, { date: day }),
    testNow,
  )
  const dayPath = `${staffPath('weather')}?day=${day}&kind=black-rain`
  const page = await readPage(dayPath)
  const stop = page.querySelector('main form[method=post]')
  expect(stop?.textContent).toContain(order.reference)
  expect(stop?.querySelector('button')?.textContent).toBe(weatherPage.stop.zh)
  const fields = [...(stop?.querySelectorAll('input') ?? [])].map(
    (input) => [input.getAttribute('name') ?? '', input.getAttribute('value') ?? ''] as const,
  )
  const partOfDay = await post(fields.filter(([name]) => name !== 'wholeDay'))
  expect(await partOfDay.text()).toContain(weatherProblems['no-orders'].zh)
  expect((await site.store.content()).settings.stoppedDates).not.toContain(day)

  const stopResponse = await post(fields)
  const callPage = await readPage(stopResponse.headers.get('location') ?? '')
  expect((await site.store.content()).settings.stoppedDates).toContain(day)
  const [chat] = await chatsOn(callPage)
  expect(chat).toContain(linkByAmy(order, 'zh'))
  expect(chat).toContain('可在此免費改期')
  const calendar = await readPage(`${staffPath('calendar')}?day=${day}`)
  expect(calendar.querySelector('[aria-current=date]')?.textContent).toContain(calendarPage.stopped.zh)

  const alert = await readPage(dayPath)
  const end = alert.querySelector('button[name=end]')
  expect(end?.closest('form')?.parentElement?.textContent).toContain('Amy')
  const endResponse = await post([['end', end?.getAttribute('value') ?? '']])
  expect(await endResponse.text()).toContain(weatherPage.ended.zh)
  expect((await site.store.content()).settings.stoppedDates).not.toContain(day)
  expect((await readPage(dayPath)).querySelector('button[name=end]')).toBeNull()
  for (const over of ['someday', addDays(todayInHongKong(testNow), -1)]) {
    const wrong = await post([['end', over]])
    expect(wrong.status).toBe(422)
    expect(await wrong.text()).toContain(weatherProblems['form-invalid'].zh)
  }
})

test('the weather page moves paid orders, notifies customers in their language and can recall unread notices', async () => {
  const [first, second, unpaid] = orders as [PlacedOrder, PlacedOrder, PlacedOrder]
  const page = await readPage(path)
  const tickedBoxes = [...page.querySelectorAll('input[name="order"]')].filter((box) =>
    box.hasAttribute('checked'),
  )
  expect(tickedBoxes.map((box) => box.getAttribute('value'))).toEqual([String(first.id), String(second.id)])
  expect(page.body.textContent).toContain(weatherPage.callFirst.zh)
  const fields = [...page.querySelectorAll('main form input')]
    .filter((input) => input.getAttribute('type') !== 'checkbox' || input.hasAttribute('checked'))
    .map((input) => [input.getAttribute('name') ?? '', input.getAttribute('value') ?? ''] as const)
    .filter(([name]) => name !== 'from' && name !== 'to')
    .concat([
      ['words.zh', page.querySelector('textarea[name="words.zh"]')?.textContent ?? ''],
      ['words.en', 'Dear guest, it rains.\nYour food comes on {new day}.\n{link}'],
    ])

  const emptyTextResponse = await post(
    fields.map(([name, value]) => [name, name === 'words.en' ? 'No food today' : value]),
  )
  expect(emptyTextResponse.status).toBe(422)
  const value = await documentOf(emptyTextResponse)
  expect(value.querySelector('main')?.textContent).toContain(weatherProblems['words-blank-missing'].zh)
  expect(value.querySelector('textarea[name="words.en"]')?.textContent).toBe('No food today')
  const [response, again] = [await post(fields), await post(fields)]
  expect([response.status, again.status]).toEqual([302, 302])
  expect(response.headers.get('location')).toBe(again.headers.get('location'))
  expect(await Promise.all(orders.map(dueOf))).toEqual([addDays(date, 1), addDays(date, 1), date])

  const callPage = await readPage(response.headers.get('location') ?? '')
  const chats = await chatsOn(callPage)
  // The third order stays, because it is unpaid.
  expect(chats).toHaveLength(3)
  expect(chats[2]).toContain('可在此免費改期')
  expect(chats[0]).toContain(linkByAmy(first, 'zh'))
  expect(chats[1]).toContain(linkByAmy(second, 'en'))
  expect(chats[0]).toContain('先為你保留')
  expect(chats[1]).toContain('Dear guest, it rains.')

  expect((await site.request(linkByAmy(second, 'en'))).status).toBe(200)
  const call =
    new URL(response.headers.get('location') ?? '', testConfig.siteUrl).searchParams.get('call') ?? ''
  const recallResponse = await post([['recall', call]])
  expect(await recallResponse.text()).toContain(recalledCount(1, 1).zh)
  expect(await Promise.all([first, second, unpaid].map(dueOf))).toEqual([date, addDays(date, 1), date])
  const after = await readPage(response.headers.get('location') ?? '')
  for (const state of ['recalled', 'opened'] as const)
    expect(after.body.textContent).toContain(weatherStates[state].zh)
})
