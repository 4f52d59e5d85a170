import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { changeRefusals } from '#content/ordering/change-refusals.ts'
import { cents } from '#domain/money.ts'
import { askRefund } from '#server/commands/orders/grant-refund.ts'
import type { PlacedOrder } from '#server/commands/orders/place-order.ts'
import { submitProofs } from '#server/commands/payments/submit-proofs.ts'
import { claimLetter, markRefused } from '#server/db/notices/letters.ts'
import { loadOrder } from '#server/db/orders/orders.ts'
import { saveStrayMoney, strayMoneyReturned } from '#server/db/payments/stray-money.ts'
import { orderInput } from '#tests/support/orders/order-input.ts'
import { placedOrder } from '#tests/support/orders/placed-order.ts'
import { formWith } from '#tests/support/site/picture-form.ts'
import { openTestStore, type TestStore, testEngines, testNow } from '#tests/support/store/store.ts'
import { runOrders } from './run-orders.ts'

const picture = await sharp({ create: { width: 90, height: 90, channels: 3, background: '#c00' } })
  .png()
  .toBuffer()

describe.each(testEngines)('the terminal on %s', (engine) => {
  let store: TestStore
  let order: PlacedOrder
  beforeAll(async () => {
    store = await openTestStore(engine)
  })
  afterAll(() => store.remove())
  beforeEach(async () => {
    order = await place('=HYPERLINK("http://a.example")')
  })

  async function place(specialInstructions = '') {
    const input = orderInput(await store.content(), testNow)
    const contact = { ...input.contact, specialInstructions }
    return placedOrder(store, { ...input, contact }, testNow)
  }
  const run = (...argv: string[]) => runOrders(store, argv, testNow)
  const dollars = () => (order.total / 100).toFixed(2)
  const version = async () => /version (\d+)/.exec((await run('show', order.reference)).text)?.[1] ?? 'none'
  const pay = async () => run('paid', order.reference, dollars(), '--version', await version())
  const status = async () => (await loadOrder(store.db, order.id))?.status
  const sendPicture = () =>
    submitProofs(
      store,
      { reference: order.reference, key: order.token, client: 'a' },
      formWith([picture]),
      testNow,
    )

  test('takes an order from placed to completed', async () => {
    const calls = [
      ['paid', dollars(), '--version', await version()],
      ['confirm'],
      ['prepare'],
      ['ready'],
      ['send'],
      ['deliver'],
      ['reopen', '--why', 'the wrong door'],
      ['deliver'],
      ['complete'],
    ]
    for (const [verb = '', ...words] of calls)
      expect(await run(verb, order.reference, ...words, '--by', 'Ah Yau')).toMatchObject({ isError: false })
    expect(await status()).toBe('completed')
    const { text } = await run('show', order.reference)
    expect(text).toContain('take-payment by Ah Yau $720')
    expect(text).toMatch(/completed, paid/)
  })

  test('books once the transfer that is booked twice', async () => {
    const call = ['paid', order.reference, dollars()]
    expect((await run(...call)).text).toContain('say --version')
    const seen = await version()
    const twice = [await run(...call, '--version', seen), await run(...call, '--version', seen)]
    expect(twice.map(({ isError }) => isError)).toEqual([false, true])
    expect((await run('show', order.reference)).text).toContain(`received   $${order.total / 100}, due $0`)
  })

  test('asks about an amount that is not the one due, and books it once somebody is sure', async () => {
    const tenfold = String((order.total * 10) / 100)
    const call = ['paid', order.reference, tenfold, '--version', await version()]
    const asked = await run(...call)
    expect(asked.isError).toBe(true)
    expect(asked.text).toContain(`--sure ${tenfold}`)
    expect(await run(...call, '--sure', tenfold)).toMatchObject({ isError: false })
  })

  test('says in both languages why something is not done, and does nothing', async () => {
    const { zh, en } = changeRefusals['status-not-allowed']
    expect(await run('ready', order.reference)).toEqual({ text: `${zh}\n${en}`, isError: true })
    const late = await run('confirm', order.reference, '--version', '7')
    expect(late).toEqual(expect.objectContaining({ isError: true }))
    expect(late.text).toContain(changeRefusals['order-changed-meanwhile'].en)
    expect(await status()).toBe('submitted')
  })

  test.each([
    [['frobnicate', 'AAAA-AAAA'], 'there is no "frobnicate"'],
    [['show'], 'there is no order'],
    [['show', 'AAAA-AAAA'], 'there is no order AAAA-AAAA'],
    [['paid', 'AAAA-AAAA', '-5'], 'Unknown option'],
    [['paid', 'AAAA-AAAA', '1.234'], 'in dollars'],
    [['paid', 'AAAA-AAAA', '1e9'], 'in dollars'],
    [['weather', '2026-13-01', 'typhoon-8'], 'a date is written'],
    [['weather', '2026-12-01', 'snow'], 'choose one of typhoon-8, black-rain'],
    [['reject', 'AAAA-AAAA'], 'say --why'],
    [['list', '--status', 'lost'], 'choose one of'],
    [['list', 'x'.repeat(501)], 'too long'],
  ])('explains itself after %j', async (argv, message) => {
    const { text, isError } = await run(...argv)
    expect(isError).toBe(true)
    expect(text).toContain(message)
    expect(text).toContain('npm run orders -- VERB')
  })

  test('names money that fits no order by what it is called at the provider', async () => {
    const money = { provider: 'stripe', reference: order.reference, amount: 70_000, currency: 'hkd' } as const
    await saveStrayMoney(store.db, { ...money, providerPayment: 'pi_stray' }, testNow)
    expect((await run('problems')).text).toContain(
      `stray-money  ${order.reference}  70000 hkd at stripe for no payment of this shop: return pi_stray there`,
    )
    await strayMoneyReturned(store.db, { provider: 'stripe', providerPayment: 'pi_stray' }, 70_000, testNow)
    expect((await run('problems')).text).not.toContain('stray-money')
  })

  test('lists, cancels with what is kept, and records what was returned by hand', async () => {
    await pay()
    expect((await run('list')).text).toContain(order.reference)
    expect((await run('list', '--status', 'completed')).text).not.toContain(order.reference)
    await run('cancel', order.reference, '--keep', '20', '--why', 'flooded hall')
    expect((await run('problems')).text).toContain(
      `refund-due  ${order.reference}  $700  to be returned by hand`,
    )
    const call = ['refund', order.reference, '350', '--sure', '350', '--reference', 'FT 0001'] as const
    expect((await run(...call)).text).toContain('say --version')
    const seen = await version()
    const twice = [await run(...call, '--version', seen), await run(...call, '--version', seen)]
    expect(twice.map(({ isError }) => isError)).toEqual([false, true])
    expect((await run('problems')).text).toContain(
      `refund-due  ${order.reference}  $350  to be returned by hand`,
    )
    await run('refund', order.reference, '350', '--version', await version())
    expect((await run('problems')).text).not.toContain(order.reference)
  })

  test('shows a picture of a transfer, and refuses it with a reason', async () => {
    expect((await run('show', order.reference, '--proof', 'x.webp')).text).toContain(
      'there is no such picture',
    )
    await sendPicture()
    expect((await run('problems')).text).toContain(`proof-waits  ${order.reference}`)
    const shown = await run('show', order.reference, '1', '--proof', 'x.webp')
    const { format } = await sharp(Buffer.from(shown.picture ?? '', 'base64')).metadata()
    expect(format).toBe('webp')
    await run('refuse-proof', order.reference, '--why', 'no amount to be seen')
    expect((await run('show', order.reference)).text).toContain(
      'refuse-proof by terminal: no amount to be seen',
    )
  })

  test('keeps a picture that waits in sight when its order is called off', async () => {
    await sendPicture()
    await run('reject', order.reference, '--why', 'full')
    expect((await run('problems')).text).toContain(`proof-unasked  ${order.reference}`)
    expect((await run('show', order.reference)).text).toContain('waits')
    // The transfer arrived after all: it is booked, and to be returned.
    await run('paid', order.reference, dollars(), '--sure', dollars(), '--version', await version())
    const { text } = await run('problems')
    expect(text).not.toContain('proof-unasked')
    expect(text).toContain(`refund-due  ${order.reference}`)
  })

  test('names a letter that the mail server refused', async () => {
    const id = `order-${order.reference}-placed`
    const letter = { id, orderId: order.id, recipient: 'customer' } as const
    await claimLetter(store.db, letter, testNow)
    await markRefused(store.db, id, 550)
    expect((await run('problems')).text).toContain(
      `letter  ${order.reference}  ${id} to the customer refused with 550`,
    )
  })

  test('rejects an order for a reason', async () => {
    expect((await run('reject', order.reference, '--why', 'the kitchen is full')).text).toContain('rejected')
    expect((await run('show', order.reference)).text).toContain('reject by terminal: the kitchen is full')
  })

  test('names the letter of a job that failed for good', async () => {
    await store.queue.insert('order-placed', [{ data: { orderId: order.id }, retryLimit: 0 }])
    for (const { id } of await store.queue.findJobs('order-placed', { data: { orderId: order.id } }))
      await store.queue.fail('order-placed', id)
    expect((await run('problems')).text).toContain(
      `letter  ${order.reference}  order-${order.reference}-placed not taken in 1 attempts: unwritten`,
    )
  })

  test('notices a picture that several orders show', async () => {
    await sendPicture()
    order = await place()
    await sendPicture()
    expect((await run('problems')).text).toContain(`same-picture  ${order.reference}`)
    // Refused, it is settled.
    await run('refuse-proof', order.reference, '--why', 'of another order')
    expect((await run('problems')).text).not.toContain(`same-picture  ${order.reference}`)
  })

  test('names the orders of a stormy day that are on the road: they are not postponed', async () => {
    await pay()
    for (const verb of ['confirm', 'prepare', 'ready', 'send']) await run(verb, order.reference)
    const { text } = await run('weather', '2026-11-28', 'typhoon-8')
    expect(text).toContain(`${order.reference} is on the road: decide about it`)
    expect(await status()).toBe('out-for-delivery')
    await run('weather', '2026-11-28', 'off')
  })

  test('takes back a transfer that was booked to the wrong order', async () => {
    await pay()
    const call = ['unbook', order.reference, dollars()] as const
    expect((await run(...call, '--version', await version())).text).toContain('say --why')
    expect((await run(...call, '--why', 'of another order')).text).toContain('say --version')
    const { text } = await run(...call, '--version', await version(), '--why', 'of another order')
    expect(text).toContain('submitted, unpaid')
    expect(await run(...call, '--version', await version(), '--why', 'twice')).toEqual({
      text: `${changeRefusals['no-such-transfer'].zh}\n${changeRefusals['no-such-transfer'].en}`,
      isError: true,
    })
  })

  test('postpones a day for its weather, and gives an order its new date', async () => {
    await pay()
    await run('confirm', order.reference)
    expect((await run('weather', '2026-11-28', 'black-rain')).text).toContain(
      `${order.reference} is held for 2026-11-29`,
    )
    expect(await loadOrder(store.db, order.id)).toMatchObject({
      status: 'confirmed',
      dueDate: '2026-11-29',
    })
    expect((await run('redate', order.reference, '2026-11-30', '18:00')).isError).toBe(false)
    expect(await loadOrder(store.db, order.id)).toMatchObject({
      status: 'confirmed',
      dueDate: '2026-11-30',
      slot: '18:00',
    })
    expect((await run('weather', '2026-11-28', 'off')).isError).toBe(false)
  })

  test('gives an order a day within its lead time on purpose alone, and says why', async () => {
    const call = ['redate', order.reference, '2026-11-22', '18:00'] as const
    const { text, isError } = await run(...call)
    expect([isError, text]).toEqual([true, expect.stringContaining('24 Nov')])
    expect((await run(...call, '--exceed', 'lead-time')).text).toContain('say --why')
    const why = ['--why', 'the kitchen agreed']
    expect(await run(...call, '--exceed', 'slot-full', ...why)).toEqual({ text, isError })
    expect(await run(...call, '--exceed', 'lead-time', ...why)).toMatchObject({ isError: false })
    expect((await loadOrder(store.db, order.id))?.dueDate).toBe('2026-11-22')
    expect((await run('show', order.reference)).text).toContain('the kitchen agreed')
    const past = ['redate', order.reference, '2026-11-20', '18:00', '--exceed', 'lead-time']
    expect((await run(...past, ...why)).isError).toBe(true)
  })

  test('grants money back, and grants or refuses what the office asked for', async () => {
    await pay()
    const ask = () => {
      const call = { orderId: order.id, expectedVersion: null, by: 'Amy', note: 'late-delivery' }
      return askRefund(store, call, cents(20_000), testNow)
    }
    const grant = async (amount: string, ...words: string[]) =>
      run('grant', order.reference, amount, '--version', await version(), ...words)
    await ask()
    expect((await grant('200')).text).toContain('choose one of dish-changed')
    expect((await grant('200', '--reason', 'other')).text).toContain('say --why')
    expect(await grant('200', '--reason', 'dish-missing', '--why', 'no cake')).toMatchObject({
      isError: false,
    })
    expect((await run('show', order.reference)).text).toContain(
      'grant-refund by terminal $200: dish-missing: no cake',
    )
    expect((await run('problems')).text).not.toContain(`refund-asked  ${order.reference}`)
    const tooMuch = await grant(dollars(), '--reason', 'goodwill')
    expect(tooMuch.text).toContain(changeRefusals['more-than-received'].en)
    await ask()
    expect((await run('refuse-grant', order.reference, '--why', 'granted already')).isError).toBe(false)
    expect((await run('problems')).text).not.toContain(`refund-asked  ${order.reference}`)
  })

  test('grants once what is run twice, and says which version it was meant for', async () => {
    await pay()
    const call = ['grant', order.reference, '200', '--reason', 'goodwill']
    expect((await run(...call)).text).toContain('say --version')
    const seen = await version()
    const twice = [await run(...call, '--version', seen), await run(...call, '--version', seen)]
    expect(twice.map(({ isError }) => isError)).toEqual([false, false])
    expect((await loadOrder(store.db, order.id))?.allowance).toBe(20_000)
    const another = ['grant', order.reference, '100', '--reason', 'goodwill', '--version', seen]
    expect((await run(...another)).text).toContain(changeRefusals['order-changed-meanwhile'].en)
  })

  test('exports amounts that add up to the total of each order', async () => {
    await pay()
    await run(...['grant', order.reference, '33.50', '--reason', 'goodwill', '--version', await version()])
    const { text } = await run('export')
    const [head = [], ...rows] = text
      .trimEnd()
      .split('\r\n')
      .map((row) => row.split(','))
    const own = rows.filter(([reference]) => reference === order.reference)
    expect(own).toHaveLength(1)
    // Commas of texts move the columns behind them: those of money are counted from the last.
    const of = (name: string, row: readonly string[]) => Number(row.at(head.indexOf(name) - head.length) || 0)
    for (const row of own) {
      expect(of('granted back', row)).toBe(33.5)
      const parts = ['food', 'cutlery', 'tongs', 'delivery fee', 'change fee']
      const sum = parts.reduce((before, name) => before + of(name, row), 0)
      expect(of('total', row)).toBeCloseTo(sum - of('discount', row) - of('granted back', row), 2)
      expect(of('total', row)).toBeCloseTo(order.total / 100 - 33.5, 2)
    }
  })

  test('exports a table in which no text is a formula', async () => {
    const { text } = await run('export', '--from', '2026-11-28', '--to', '2026-11-28')
    expect(text.startsWith('\uFEFFreference,placed,status')).toBe(true)
    expect(text).toContain(`"'=HYPERLINK(""http://a.example"")"`)
    expect(text).toContain(`,+85251234567,`)
    expect(
      (await run('export', '--from', '2020-01-01', '--to', '2020-01-02')).text.split('\r\n'),
    ).toHaveLength(2)
  })
})
