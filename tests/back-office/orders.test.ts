import { mkdir, rm, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { parseHTML } from 'linkedom'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { editOrderPath, staffOrderPath } from '#app/staff/addresses.ts'
import { dayText } from '#content/dates.ts'
import { districtNames } from '#content/district-names.ts'
import { changeRefusals } from '#content/ordering/change-refusals.ts'
import { accessNames } from '#content/ordering/needs.ts'
import { failedLetterText, letterIsQueued, resendLetter } from '#content/staff/orders/failed-letter.ts'
import { eventNames, orderPage } from '#content/staff/orders/order.ts'
import {
  bulkDone,
  columnNames,
  formProblems,
  listTitles,
  neverIn,
  ordersPage,
  stepNames,
} from '#content/staff/orders/orders.ts'
import { problemsTitle, problemText, strayMoneyText } from '#content/staff/orders/problems.ts'
import { refundPage } from '#content/staff/orders/refund.ts'
import { answerAsk, refundAsked, refundReasonNames } from '#content/staff/orders/refund-notes.ts'
import { staffStatusNames } from '#content/staff/orders/state-names.ts'
import { calendarDate } from '#domain/calendar.ts'
import { cents, formatExact, nothing } from '#domain/money.ts'
import { noNeeds, type OrderNeeds } from '#domain/ordering/order-needs.ts'
import { langs } from '#domain/text.ts'
import { nameOf } from '#server/backup/backup-folder.ts'
import { fillDemoDay } from '#server/commands/demo/demo-day.ts'
import { claimLetter, markRefused } from '#server/db/notices/letters.ts'
import { saveStrayMoney } from '#server/db/payments/stray-money.ts'
import { letters } from '#server/db/schema/letters.ts'
import { orders } from '#server/db/schema/orders.ts'
import { createStaffApi } from '#server/page-data/staff/staff-api.ts'
import { orderInput } from '#tests/support/orders/order-input.ts'
import { placedOrder } from '#tests/support/orders/placed-order.ts'
import { diceOf } from '#tests/support/orders/random-order.ts'
import { openTestSite, type TestSite } from '#tests/support/site/http-site.ts'
import { type StaffVisit, staffPages } from '#tests/support/staff/staff-pages.tsx'
import { testNow } from '#tests/support/store/store.ts'

/** The tests run on a Friday, a little before noon. */
const now = new Date('2026-12-11T11:42:00+08:00')
const tomorrow = calendarDate('2026-12-12')
const board = '/staff/orders/'
/** The text before a refund request's amount in lists and orders. */
const [, asksForRefund = ''] = refundAsked(nothing, '').en.split(formatExact(nothing))

let site: TestSite
let open: (visit: StaffVisit) => Promise<string>
beforeAll(async () => {
  site = await openTestSite({ now })
  const dice = diceOf(7)
  await fillDemoDay(site.store, 60, now, () => dice.below(1_000_000) / 1_000_000)
  open = staffPages(createStaffApi(site.store, site.payments.ways, () => now))
})
afterAll(() => site.close())

const readPage = async (visit: StaffVisit) => parseHTML(await open(visit)).document
const textOf = (element: Element | null | undefined) =>
  (element?.textContent ?? '').replace(/\s+/g, ' ').trim()
const linksToOrders = (document: Document) =>
  [...document.querySelectorAll('a')]
    .map((link) => link.getAttribute('href') ?? '')
    .filter((href) => /^\/staff\/orders\/[A-Z0-9]{4}-/.test(href))

/** The first button with this step sends these fields. */
function fieldsOf(document: Document, verb: string): Record<string, string> {
  const button = document.querySelector(`button[value="${verb}"]`)
  const owner = button?.getAttribute('form')
  const form = owner ? document.getElementById(owner) : button?.closest('form')
  const inputs = [...(form?.querySelectorAll('input') ?? [])]
  const fields = inputs.map((input) => [input.getAttribute('name') ?? '', input.getAttribute('value') ?? ''])
  return { ...Object.fromEntries(fields), verb }
}

test('an owner sees above the board that the newest backup is more than two days old', async () => {
  const folder = join(site.store.dataDir, 'backups')
  const file = join(folder, nameOf(now))
  await mkdir(folder)
  await writeFile(file, '')
  const age = async (days: number) => {
    const moment = new Date(now.getTime() - days * 86_400_000)
    await utimes(file, moment, moment)
  }
  await age(1.9)
  expect(await open({ path: board, role: 'owner' })).not.toContain(ordersPage.backupLate.zh)
  await age(2.1)
  expect(await open({ path: board, role: 'owner' })).toContain(ordersPage.backupLate.zh)
  expect(await open({ path: board, role: 'office' })).not.toContain(ordersPage.backupLate.zh)
  await rm(folder, { recursive: true })
})

test.each(langs)('the board has every column in the language of the page (%s)', async (lang) => {
  const document = await readPage({ path: board, lang })
  expect(textOf(document.querySelector('h1'))).toBe(listTitles.today[lang])
  const columns = [...document.querySelectorAll('section h2')].map(textOf)
  for (const column of ['new', 'confirmed', 'preparing', 'ready', 'road'] as const)
    expect(columns).toContain(columnNames[column][lang])
  expect(document.querySelectorAll('nav a').length).toBe(5)
  expect(document.querySelectorAll('section[aria-label] a').length).toBe(20)
})

test('ten orders can be read and moved one step without opening them', async () => {
  for (let turn = 0; turn < 10; turn += 1) {
    const document = await readPage({ path: board })
    const step = (['make-ready', 'send-out', 'hand-over', 'confirm'] as const).find((verb) =>
      document.querySelector(`li button[value="${verb}"]`),
    )
    if (!step) throw new Error(`no step left after ${turn}`)
    expect(textOf(document.querySelector(`li button[value="${step}"]`))).toBe(stepNames[step].zh)
    expect(await open({ path: board, post: fieldsOf(document, step) })).toBe(`to: ${board}`)
  }
})

test('a step that somebody else took is reported, and not taken twice', async () => {
  const document = await readPage({ path: board })
  const step = document.querySelector('li button[value="prepare"]') ? 'prepare' : 'confirm'
  const fields = { ...fieldsOf(document, step), version: '99' }
  const page = parseHTML(await open({ path: board, post: fields })).document
  expect(textOf(page.querySelector('[role=alert]'))).toContain(changeRefusals['order-changed-meanwhile'].zh)
})

test('an order opened from a list links back to the same view of the list', async () => {
  const view = '?days=week&view=table&payment=unpaid'
  const document = await readPage({ path: `${board}${view}` })
  const [first = ''] = linksToOrders(document)
  expect(first).toMatch(new RegExp(`\\${view}$`))
  const order = await readPage({ path: first })
  const back = [...order.querySelectorAll('a')].find((link) => textOf(link).includes(ordersPage.back.zh))
  const [, reference] = /orders\/([^/]+)\//.exec(first) ?? []
  expect(back?.getAttribute('href')).toBe(`${board}${view}#${reference}`)
})

test('several orders of a table move one step together', async () => {
  const path = `${board}?days=week&view=table`
  const document = await readPage({ path })
  const box = [...document.querySelectorAll('input[name=selected]')].find((input) =>
    /\.(confirm|make-ready|complete)$/.test(input.getAttribute('value') ?? ''),
  )
  const result = await open({
    path,
    lang: 'en',
    post: { verb: 'next', selected: box?.getAttribute('value') ?? '' },
  })
  expect(result).toContain(bulkDone(1, 0).en)
})

test('selected orders link to their labels, slips and table, whether or not they have a next step', async () => {
  const path = `${board}?days=all&view=table&status=completed`
  const document = await readPage({ path })
  const boxes = [...document.querySelectorAll('input[name=selected]')].slice(0, 2)
  const selectedFields = boxes.map((box): [string, string] => ['selected', box.getAttribute('value') ?? ''])
  const ids = selectedFields.map(([, value]) => value.split('.')[0]).join(',')
  expect(ids).toMatch(/^\d+,\d+$/)
  const led = (verb: string) => open({ path, post: [['verb', verb], ...selectedFields] })
  expect(await led('labels')).toBe(`to: /staff/labels/?orders=${ids}`)
  expect(await led('slips')).toBe(`to: /staff/slips/?orders=${ids}`)
  expect(await led('csv')).toBe(`to: /staff/orders/csv/?orders=${ids}`)
  expect(await open({ path: `${board}?view=table` })).toContain('value="csv"')
  expect(await open({ path: `${board}?view=table`, role: 'kitchen' })).not.toContain('value="csv"')
})

test.each(langs)('every order of a week has a page with its dishes and its audit log (%s)', async (lang) => {
  const table = await readPage({ path: `${board}?days=week&view=table`, lang })
  const links = linksToOrders(table)
  expect(links.length).toBeGreaterThan(20)
  for (const path of links) {
    const html = await open({ path, lang })
    expect(parseHTML(html).document.querySelectorAll('ol li time').length).toBeGreaterThan(0)
    expect(html).toContain(orderPage.total[lang])
  }
})

test('an order’s form keeps the input after a mistake', async () => {
  const table = await readPage({ path: `${board}?days=week&view=table&status=confirmed` })
  const [path = ''] = linksToOrders(table)
  const fields = { ...fieldsOf(await readPage({ path: `${path}&ask=cancel` }), 'cancel'), who: 'customer' }
  const page = parseHTML(
    await open({ path, post: { ...fields, 'keep.customer': 'a lot', note: 'The hall is flooded' } }),
  ).document
  expect(textOf(page.querySelector('[role=alert]'))).toContain(formProblems['amount-unreadable'].zh)
  const input = [...page.querySelectorAll('dialog[open] input')].map((input) => input.getAttribute('value'))
  expect(input).toContain('The hall is flooded')
  const [unpaid = ''] = linksToOrders(
    await readPage({ path: `${board}?days=all&view=table&payment=unpaid&status=confirmed` }),
  )
  const payment = { ...fieldsOf(await readPage({ path: unpaid }), 'pay'), method: 'fps', amount: 'a lot' }
  expect(await open({ path: unpaid, post: payment })).toContain('value="a lot"')
})

test('a refund is granted without a script, requested above a limit, and keeps its input', async () => {
  const [path = ''] = linksToOrders(
    await readPage({ path: `${board}?days=all&view=table&payment=paid&status=confirmed` }),
  )
  const dialog = { path: `${path}&ask=refund`, lang: 'en' } as const
  const form = { ...fieldsOf(await readPage(dialog), 'grant-refund'), share: 'part', reason: 'dish-missing' }
  const wrong = parseHTML(
    await open({ path, lang: 'en', post: { ...form, amount: 'some', note: 'No cake' } }),
  ).document
  expect(wrong.querySelector('dialog[open] input[name=amount]')?.getAttribute('aria-invalid')).toBe('true')
  const input = [...wrong.querySelectorAll('dialog[open] input')].map((input) => input.getAttribute('value'))
  expect(input).toEqual(expect.arrayContaining(['some', 'No cake']))

  const office = { ...dialog, role: 'office' } as const
  const request = {
    ...fieldsOf(await readPage(office), 'ask-refund'),
    reason: 'other',
    share: 'whole',
    note: '',
  }
  expect(await open({ ...office, path, post: request })).toContain(refundPage.sayWhy.en)
  expect(await open({ ...office, path, post: { ...request, note: 'The wrong order' } })).toMatch(/^to: /)
  const owner = { path, lang: 'en', role: 'owner' } as const
  const orderPageAfter = await readPage({ ...owner, path: dialog.path })
  expect(textOf(orderPageAfter.querySelector('#payment'))).toContain('The wrong order')
  expect(await open({ path: board, lang: 'en' })).toContain(asksForRefund)

  const grantFields = {
    ...fieldsOf(orderPageAfter, 'grant-refund'),
    share: 'part',
    amount: '150',
    sure: '150',
    reason: 'goodwill',
  }
  for (const _ of [1, 2]) expect(await open({ ...owner, post: grantFields })).toMatch(/^to: /)
  const after = (await open(owner)).replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ')
  expect(after).toContain(`${orderPage.allowance.en} ${formatExact(cents(-15_000))}`)
  expect(after).toMatch(
    new RegExp(`${eventNames['grant-refund'].en} ·\\s+\\$150\\.00 ${refundReasonNames.goodwill.en}`),
  )
  expect(after).not.toContain(asksForRefund.trim())
})

test('the owner grants a cancellation beyond the office’s limit by cancelling', async () => {
  const [path = ''] = linksToOrders(
    await readPage({ path: `${board}?days=all&view=table&payment=paid&status=confirmed` }),
  )
  const dialog = { path: `${path}&ask=cancel`, lang: 'en', role: 'office' } as const
  const dialogPage = await readPage(dialog)
  const buttons = [...dialogPage.querySelectorAll('dialog[open] button')].map((each) =>
    each.getAttribute('value'),
  )
  // The total exceeds the office's refund limit, so the button is hidden.
  expect(buttons.filter((verb) => verb === 'ask-cancel')).not.toEqual([])
  const form = {
    ...fieldsOf(dialogPage, 'ask-cancel'),
    verb: 'cancel',
    who: 'shop',
    note: 'The hall is flooded',
  }
  const refusalPage = parseHTML(await open({ ...dialog, path, post: form })).document
  expect(textOf(refusalPage.querySelector('dialog[open] [role=alert]'))).toContain(
    changeRefusals['over-own-limit'].en,
  )
  expect(refusalPage.querySelector('dialog[open] [value=shop]')?.hasAttribute('checked')).toBe(true)
  expect(await open({ ...dialog, path, post: { ...form, verb: 'ask-cancel' } })).toMatch(/^to: /)

  const owner = { path, lang: 'en', role: 'owner' } as const
  expect(textOf((await readPage(owner)).querySelector('#payment'))).toContain(
    `${refundReasonNames.cancel.en}: The hall is flooded`,
  )
  const approve = (await readPage(owner)).querySelector('#payment a[href$="ask=cancel"]')
  expect(textOf(approve)).toBe(answerAsk.en)
  const page = await readPage({ ...owner, path: dialog.path })
  expect(page.querySelector('dialog[open] [value=shop]')?.hasAttribute('checked')).toBe(true)
  const result = fieldsOf(page, 'cancel')
  expect(Object.values(result)).not.toContain('ask-cancel')
  expect(await open({ ...owner, post: { ...result, who: 'shop', note: 'Agreed' } })).toMatch(/^to: /)
  const after = await open(owner)
  expect(after).toContain(refundReasonNames.cancel.en)
  expect(textOf(parseHTML(after).document.querySelector('#payment'))).not.toContain(asksForRefund.trim())
})

test('the kitchen sees no price on any page', async () => {
  const list = await open({ path: `${board}?view=table`, role: 'kitchen' })
  expect(list).toContain(staffStatusNames.preparing.zh)
  expect(list).not.toMatch(/\$\d/)
  for (const path of linksToOrders(parseHTML(list).document)) {
    const page = await open({ path, role: 'kitchen' })
    expect(page).not.toMatch(/\$\d|tel:|wa\.me/)
  }
})

test('a search without a match says why, and offers similar orders', async () => {
  const [first = ''] = linksToOrders(await readPage({ path: `${board}?days=week&view=table` }))
  const reference = first.slice(board.length, board.length + 9)
  const result = await open({ path: `${board}?view=table&q=${reference.slice(0, 8)}0`, lang: 'en' })
  expect(result).toContain(neverIn(['0']).en)
  expect(result).toContain(`href="${board}${reference}/"`)
})

test.each(langs)(
  'payment problems are listed with their order for people who may see them (%s)',
  async (lang) => {
    const { db } = site.store
    const [order] = await db.select().from(orders).where(eq(orders.status, 'completed')).limit(1)
    if (!order) throw new Error('no order is completed')
    const panelOf = async (visit: StaffVisit) => {
      const panels = [...(await readPage(visit)).querySelectorAll('details')]
      return panels.find((each) => each.querySelector(`a[href="${board}${order.reference}/#payment"]`))
    }
    expect(await panelOf({ path: board, lang })).toBeUndefined()
    await db
      .update(orders)
      .set({ refundDue: cents(12_350) })
      .where(eq(orders.id, order.id))
    const panel = await panelOf({ path: board, lang })
    expect(textOf(panel)).toContain(problemText('refund-due', cents(12_350))[lang])
    const row = panel?.querySelector(`a[href="${board}${order.reference}/#payment"]`)?.closest('li')
    expect(textOf(row)).toContain(
      `${order.contactName} · ${dayText(order.dueDate)[lang]} · ${order.contactPhone}`,
    )
    expect(row?.querySelector(`a[href^="tel:"]`)).not.toBeNull()
    expect(textOf(panel?.querySelector('summary'))).toBe(
      problemsTitle(panel?.querySelectorAll('li').length ?? 0)[lang],
    )
    expect(await panelOf({ path: board, lang, role: 'kitchen' })).toBeUndefined()
    expect(await panelOf({ path: `${board}?status=completed`, lang })).toBeUndefined()
    await db.update(orders).set({ refundDue: nothing }).where(eq(orders.id, order.id))
  },
)

test.each(langs)('money without a matching order is listed for people who see prices (%s)', async (lang) => {
  const money = { provider: 'stripe', reference: 'AAAA-AAAA', amount: 12_300, currency: 'usd' } as const
  await saveStrayMoney(site.store.db, { ...money, providerPayment: 'pi_stray' }, testNow)
  const problemsText = async (visit: StaffVisit) => textOf((await readPage(visit)).querySelector('#problems'))
  expect(await problemsText({ path: board, lang })).toContain(strayMoneyText('pi_stray', 12_300, 'usd')[lang])
  expect(await problemsText({ path: board, lang, role: 'kitchen' })).not.toContain('pi_stray')
})

test.each(langs)('a refused letter is listed and sent again from the list (%s)', async (lang) => {
  const { db } = site.store
  const [order] = await db.select().from(orders).where(eq(orders.status, 'completed')).limit(1)
  if (!order) throw new Error('no order is completed')
  const letter = { id: `order-${order.reference}-placed`, orderId: order.id, recipient: 'customer' } as const
  await db.delete(letters)
  await claimLetter(db, letter, now)
  await markRefused(db, letter.id, 550)
  const failedLetter = {
    recipient: 'customer',
    tells: 'place',
    failure: 'refused',
    refusedCode: 550,
  } as const
  const document = await readPage({ path: board, lang })
  const row = document.querySelector('button[value="resend-letter"]')?.closest('li')
  const contact = `${order.contactName} · ${dayText(order.dueDate)[lang]} · ${order.contactPhone}`
  expect(textOf(row)).toBe(
    `${order.reference}${failedLetterText(failedLetter)[lang]}${contact}${resendLetter[lang]}`.replace(
      /\s+/g,
      ' ',
    ),
  )
  expect(row?.outerHTML).not.toContain('@')
  const post = fieldsOf(document, 'resend-letter')
  expect(await open({ path: board, lang, role: 'kitchen' })).not.toContain('resend-letter')
  expect(await open({ path: board, lang, role: 'kitchen', post })).not.toContain(letterIsQueued[lang])
  const result = await open({ path: board, lang, role: 'office', post })
  expect(result).toContain(letterIsQueued[lang])
  expect(result).not.toContain('value="resend-letter"')
  expect(await open({ path: board, lang, role: 'office', post })).toContain(
    changeRefusals['letter-on-its-way'][lang],
  )
  const page = await open({ path: `${board}${order.reference}/`, lang })
  expect(page).toContain(eventNames['resend-letter'][lang])
})

/** Due tomorrow, in the slot that demo orders fill last. */
async function placeForTomorrow(needs: OrderNeeds, isRemote: boolean) {
  const placedAt = new Date(now.getTime() - 7 * 86_400_000)
  const content = await site.store.content()
  const remote = content.rules.settings.remotePlaces[0]
  if (!remote) throw new Error('no place is remote')
  const place = isRemote ? { zoneId: remote.zoneId, remotePlaceId: remote.id } : {}
  const parts = { date: tomorrow, slot: '10:00', ...place }
  return placedOrder(site.store, { ...orderInput(content, placedAt, parts), needs }, placedAt)
}

test('the list shows an allergy, a remote place and a difficult access without opening the order', async () => {
  const hard = await placeForTomorrow({ ...noNeeds, allergens: ['peanut'], access: ['lift', 'stairs'] }, true)
  const easy = await placeForTomorrow({ ...noNeeds, access: ['lift'] }, false)
  for (const role of ['office', 'kitchen'] as const)
    for (const lang of langs)
      for (const view of ['', '&view=table']) {
        const document = await readPage({ path: `${board}?days=tomorrow${view}`, role, lang })
        const report = (reference: string) => textOf(document.querySelector(`[data-order="${reference}"]`))
        const tags = [ordersPage.allergy, ordersPage.remote, accessNames.stairs].map((tag) => tag[lang])
        for (const tag of tags) {
          expect(report(hard.reference)).toContain(tag)
          expect(report(easy.reference)).not.toContain(tag)
        }
        expect(report(hard.reference)).not.toContain(accessNames.lift[lang])
      }
})

test('the page of an order and its edit form show the chosen district', async () => {
  const placedAt = new Date(now.getTime() - 7 * 86_400_000)
  const parts = { date: tomorrow, zoneId: 'new-territories', districtId: 'sha-tin' }
  const { reference } = await placedOrder(
    site.store,
    orderInput(await site.store.content(), placedAt, parts),
    placedAt,
  )
  for (const lang of langs) {
    const page = await open({ path: staffOrderPath(reference), role: 'office', lang })
    expect(page).toContain(districtNames['sha-tin'][lang])
    const form = await readPage({ path: editOrderPath(reference), role: 'office', lang })
    const element = form.querySelector('select[name=districtId] option[selected]')
    expect(textOf(element)).toBe(districtNames['sha-tin'][lang])
  }
})
