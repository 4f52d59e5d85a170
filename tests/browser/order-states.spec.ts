/** These tests cover decisions 29. */
import { eq, sql } from 'drizzle-orm'
import sharp from 'sharp'
import { orderPath } from '#app/paths.ts'
import { changeRefusals } from '#content/ordering/change-refusals.ts'
import { cancelAndRefund, changes, moveTo } from '#content/ordering/changes.ts'
import { orderAgainTexts } from '#content/ordering/order-again.ts'
import { broughtBy, progress, stepNames } from '#content/ordering/order-progress.ts'
import { stageTexts } from '#content/ordering/order-stages.ts'
import { dishesCount, status, todayAt } from '#content/ordering/order-status.ts'
import { paying } from '#content/ordering/payment/paying.ts'
import { proofForm, proofNumber, proofsReceived } from '#content/ordering/payment/proof-form.ts'
import { proofRefusals } from '#content/ordering/payment/proof-refusals.ts'
import type { Lang } from '#domain/text.ts'
import type { PlacedOrder } from '#server/commands/orders/place-order.ts'
import { orders } from '#server/db/schema/orders.ts'
import { expectAccessible } from '#tests/support/browser/accessibility.ts'
import { giveDriver } from '#tests/support/orders/driven-order.ts'
import { orderIn } from '#tests/support/orders/order-states.ts'
import { storedOrder } from '#tests/support/orders/placed-order.ts'
import { test } from '#tests/support/site/order-site.ts'
import { alsoOnPhones, expect } from '#tests/support/site/site.ts'

const pageOf = ({ reference, token }: PlacedOrder, lang: Lang) => orderPath(reference, token, lang)

test('the order page shows a change within five seconds, without a reload', async ({ page, shop }) => {
  const order = await orderIn('paid', shop.store, new Date())
  const listening = page.waitForResponse(/\/changes\?/)
  await page.goto(pageOf(order, 'en'))
  await listening
  await page.evaluate(() => {
    document.body.dataset.same = 'page'
  })
  const dishes = page.getByText(dishesCount(8).en)
  await dishes.click()
  await expect(page.locator('summary:focus')).toHaveCount(1)
  const changedAt = Date.now()
  await shop.store.db.update(orders).set({ status: 'confirmed' }).where(eq(orders.id, order.id))
  await expect(page.getByRole('heading', { level: 1, name: stageTexts.confirmed.heading.en })).toBeVisible()
  expect(Date.now() - changedAt).toBeLessThan(5_000)
  expect(await page.evaluate(() => document.body.dataset.same)).toBe('page')
  await expect(page.getByRole('status').filter({ hasText: stageTexts.confirmed.tag.en })).toBeAttached()
  await expect(page.locator('details[open] summary')).toBeFocused()
})

test('the order page polls for changes if no stream can be opened', async ({ page, shop, noise }) => {
  noise.allow(/EventSource|503|Service Unavailable/)
  const order = await orderIn('confirmed', shop.store, new Date())
  await page.route('**/changes?*', (route) =>
    route.request().url().includes('once=') ? route.continue() : route.fulfill({ status: 503 }),
  )
  await page.goto(pageOf(order, 'zh'))
  await shop.store.db.update(orders).set({ status: 'preparing' }).where(eq(orders.id, order.id))
  await expect(page.getByRole('heading', { level: 1, name: stageTexts.preparing.heading.zh })).toBeVisible()
})

test('the order page offers other payment methods after a check if a payment stays without an update', async ({
  page,
  shop,
}) => {
  const now = new Date()
  shop.setNow(now)
  const order = await orderIn('payment-pending', shop.store, now)
  await page.goto(pageOf(order, 'en'))
  const others = page.getByText(paying.otherWays.en, { exact: true })
  await expect(others).toBeVisible()
  const remaining = page.getByText(paying.leftUnpaid.en)
  await expect(remaining).toHaveCount(0)
  shop.setNow(new Date(now.getTime() + 11_000))
  await expect(remaining).toBeVisible()
  await expect(others).toBeVisible()
})

test('the order page counts down the time left to pay, and does not announce it', async ({ page, shop }) => {
  await page.clock.install()
  const order = await orderIn('to-pay', shop.store, new Date())
  const listening = page.waitForResponse(/\/changes\?/)
  await page.goto(pageOf(order, 'en'))
  await listening
  const remaining = page.locator('[data-left]')
  const { hours: hoursLeft } = paying.timeLeft
  const minutesLeft = paying.timeLeft.minutes.en.trimEnd()
  const long = new RegExp(`(\\d+)${hoursLeft.en}(\\d+)${RegExp.escape(minutesLeft)}`)
  const minutes = async () => {
    const [, hours = 0, rest = 0] = long.exec(await remaining.innerText()) ?? []
    return 60 * Number(hours) + Number(rest)
  }
  const before = await minutes()
  expect(before).toBeGreaterThan(90)
  await page.clock.fastForward('01:00:00')
  expect(Math.abs((await minutes()) - (before - 60))).toBeLessThanOrEqual(1)
  await page.clock.fastForward(60_000 * (before - 90))
  await expect(remaining).toHaveText(new RegExp(`^\\d+${RegExp.escape(minutesLeft)}\\s*$`), {
    useInnerText: true,
  })
  expect(
    await remaining.evaluate((part) => part.closest('[aria-live], [role=status], [role=alert]')),
  ).toBeNull()
  await page.clock.fastForward('00:40:00')
  await expect(remaining).toBeHidden()
})

test.describe('the order page without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('shows the order as it is now, and its driver only on the road', async ({ page, shop }) => {
    const order = await orderIn('on-the-way', shop.store, new Date())
    await giveDriver(shop.store, order, { name: 'Ah Gwoo', phone: '+85291234567' })
    await page.goto(pageOf(order, 'en'))
    await expect(page.getByText(stepNames['out-for-delivery'].en).first()).toBeVisible()
    const call = page.getByRole('link', { name: status.callDriver.en })
    await expect(call).toHaveAttribute('href', 'tel:+85291234567')
    await expect(page.getByText(broughtBy('Ah Gwoo', '9123 4567').en, { exact: true })).toBeVisible()
    await expect(page.getByRole('button', { name: status.print.en })).toBeHidden()
    await shop.store.db.update(orders).set({ status: 'delivered' }).where(eq(orders.id, order.id))
    await page.getByRole('link', { name: progress.refresh.en }).click()
    await expect(page.getByRole('heading', { level: 1, name: stageTexts.delivered.heading.en })).toBeVisible()
    await expect(call).toHaveCount(0)
    expect(await page.content()).not.toMatch(/Ah Gwoo|9123 ?4567/)
  })
})

test(
  'the order page cancels for the amounts that it showed, and the other button keeps the order',
  alsoOnPhones,
  async ({ page, shop }) => {
    const order = await orderIn('confirmed', shop.store, new Date())
    await page.goto(pageOf(order, 'en'))
    await page.getByRole('link', { name: changes.cancel.en }).click()
    const dialog = page.getByRole('dialog', { name: changes.cancelTitle.en })
    await expect(dialog).toBeVisible()
    await expectAccessible(page, { include: 'dialog[open]' })
    // The dialog of the page without JavaScript becomes modal.
    await expect(page.locator('dialog:modal')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await page.getByRole('link', { name: changes.cancel.en }).click()
    await dialog.getByRole('link', { name: changes.keepOrder.en }).click()
    await expect(page.getByRole('heading', { level: 1, name: stageTexts.confirmed.heading.en })).toBeVisible()
    await page.getByRole('link', { name: changes.cancel.en }).click()
    await dialog.getByRole('textbox', { name: changes.why.en }).fill('The party is off')
    await dialog.getByRole('button', { name: new RegExp(`^${cancelAndRefund('').en}\\$`) }).click()
    await expect(page.getByRole('heading', { level: 1, name: stageTexts.cancelled.heading.en })).toBeVisible()
    await expect(page.getByText(status.cancellationFee.en)).toBeVisible()
    const { events } = await storedOrder(shop.store, order)
    expect(events.at(-1)).toMatchObject({ verb: 'cancel', note: 'The party is off' })
  },
)

test(
  'the order page offers a calendar for a new day if scripts run',
  alsoOnPhones,
  async ({ page, shop }) => {
    const order = await orderIn('to-pay', shop.store, new Date())
    await page.goto(pageOf(order, 'en'))
    await page.getByRole('link', { name: changes.changeDate.en }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('grid', { name: changes.newDate.en })).toBeVisible()
    await expect(dialog.getByRole('combobox', { name: changes.newDate.en })).toHaveCount(0)
    await expectAccessible(page, { include: 'dialog[open]' })
    const day = dialog.locator('button[data-date][aria-disabled="false"][aria-pressed="false"]').last()
    const date = await day.getAttribute('data-date')
    await day.click()
    await dialog.getByRole('button', { name: changes.seePrice.en }).click()
    await expect(page).toHaveURL(new RegExp(`date=${date}`))
    await dialog.getByRole('button', { name: new RegExp(`^${moveTo('').en}`) }).click()
    await expect(page.getByText(stepNames.moved.en)).toBeVisible()
  },
)

test('the order page previews the pictures of a transfer, and can remove them', async ({ page, shop }) => {
  const order = await orderIn('to-pay', shop.store, new Date())
  const listening = page.waitForResponse(/\/changes\?/)
  await page.goto(pageOf(order, 'en'))
  // The preview script is listening.
  await listening
  const field = page.locator('input[name=picture]')
  const slip = await sharp({ create: { width: 30, height: 60, channels: 3, background: '#1b6f54' } })
    .png()
    .toBuffer()
  const picture = (name: string) => ({ name, mimeType: 'image/png', buffer: slip })
  const pictures = page.locator('[data-picture-list] li')
  await field.setInputFiles(picture('first.png'))
  await expect(pictures).toHaveText(['first.png'])
  await field.setInputFiles([picture('second.png'), picture('third.png'), picture('fourth.png')])
  await expect(pictures).toHaveText(['first.png', 'second.png', 'third.png'])
  await pictures.nth(1).getByRole('button', { name: proofForm.remove.en }).click()
  await expect(pictures).toHaveText(['first.png', 'third.png'])
  await expect(pictures.nth(1).getByRole('button')).toBeFocused()
  const fileNames = await field.evaluate((input: HTMLInputElement) =>
    [...(input.files ?? [])].map(({ name }) => name),
  )
  expect(fileNames).toEqual(['first.png', 'third.png'])
  await expectAccessible(page, { include: '#proof' })
})

test.describe('the order page with forms only', () => {
  test.use({ javaScriptEnabled: false })

  test('moves an order to another day, priced before it is confirmed', async ({ page, shop }) => {
    const order = await orderIn('to-pay', shop.store, new Date())
    await page.goto(pageOf(order, 'zh'))
    await page.getByRole('link', { name: changes.changeDate.zh }).click()
    const days = page.getByRole('combobox', { name: changes.newDate.zh })
    const day = (await days.locator('option').nth(9).getAttribute('value')) ?? ''
    await days.selectOption(day)
    await page.getByRole('button', { name: changes.seePrice.zh }).click()
    await expect(days).toHaveValue(day)
    await page.getByRole('button', { name: new RegExp(`^${moveTo('').zh}`) }).click()
    await expect(page.getByText(stepNames.moved.zh)).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  test('keeps the typed reason while the order cannot be cancelled, and needs no reason', async ({
    page,
    shop,
    noise,
  }) => {
    noise.allow(/status of 409/)
    const order = await orderIn('to-pay', shop.store, new Date())
    await page.goto(pageOf(order, 'zh'))
    await page.getByRole('link', { name: changes.cancel.zh }).click()
    const why = page.getByRole('textbox', { name: changes.why.zh })
    await why.fill('人數唔夠')
    await shop.store.db
      .update(orders)
      .set({ version: sql`${orders.version} + 1` })
      .where(eq(orders.id, order.id))
    const confirm = page.getByRole('button', { name: changes.cancelNow.zh, exact: true })
    await confirm.click()
    await expect(page.getByRole('alert')).toHaveText(changeRefusals['order-changed-meanwhile'].zh)
    await expect(why).toHaveValue('人數唔夠')
    await why.clear()
    await confirm.click()
    await expect(page.getByRole('heading', { level: 1, name: stageTexts.cancelled.heading.zh })).toBeVisible()
  })

  test('accepts a picture of a transfer, and says what is wrong with another', async ({
    page,
    shop,
    noise,
  }) => {
    // A refusal responds with 409.
    noise.allow(/status of 409/)
    const order = await orderIn('to-pay', shop.store, new Date())
    await page.goto(pageOf(order, 'zh'))
    const picture = { name: 'slip.png', mimeType: 'image/png' }
    const field = page.locator('input[name=picture]')
    await field.setInputFiles({ ...picture, buffer: Buffer.from('no picture') })
    await page.getByRole('button', { name: proofForm.send.zh }).click()
    await expect(page.getByRole('alert')).toHaveText(proofRefusals['picture-format-unknown'].zh)
    const slip = await sharp({ create: { width: 300, height: 600, channels: 3, background: '#fff' } })
      .png()
      .toBuffer()
    await field.setInputFiles({ ...picture, buffer: slip })
    await page.getByRole('button', { name: proofForm.send.zh }).click()
    await expect(
      page.getByRole('heading', { level: 1, name: stageTexts['proof-sent'].heading.zh }),
    ).toBeVisible()
    await expect(page.getByRole('heading', { name: proofForm.sent.zh })).toBeVisible()
    const proofs = page.locator('#proof ol > li')
    await expect(proofs).toHaveText([proofNumber(1).zh])
    // The page never shows a picture of a transfer again.
    await expect(page.locator('#proof :is(img, canvas)')).toHaveCount(0)
    await expect(
      page.getByText(
        new RegExp(`^${proofsReceived(1, todayAt('\\d\\d:\\d\\d')).zh.replaceAll(' ', '\\s')}$`),
      ),
    ).toBeVisible()

    // The last places are taken, so the form disappears.
    const more = ['#000', '#00f'].map((background) =>
      sharp({ create: { width: 300, height: 600, channels: 3, background } })
        .png()
        .toBuffer(),
    )
    const buffers = await Promise.all(more)
    await field.setInputFiles(buffers.map((buffer) => ({ ...picture, buffer })))
    await page.getByRole('button', { name: proofForm.send.zh }).click()
    await expect(proofs).toHaveText([1, 2, 3].map((number) => proofNumber(number).zh))
    await expect(page.getByText(proofRefusals['too-many-pictures'].zh)).toBeVisible()
    await expect(field).toHaveCount(0)
  })
})

test('the order page keeps its key when the language changes, and offers a calendar file', async ({
  page,
  shop,
}) => {
  const order = await orderIn('confirmed', shop.store, new Date())
  await page.goto(pageOf(order, 'en'))
  const link = page.locator('a[data-switch-language]').first()
  expect(await link.getAttribute('href')).toBe(pageOf(order, 'zh'))
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: status.calendar.en }).click(),
  ])
  expect(file.suggestedFilename()).toBe(`${order.reference.replace('-', '')}.ics`)
})

test('the order page puts the same order into the basket', async ({ page, shop }) => {
  const order = await orderIn('delivered', shop.store, new Date())
  await page.goto(pageOf(order, 'en'))
  await page.getByRole('link', { name: orderAgainTexts.name.en }).click()
  const basket = page.getByRole('dialog')
  await expect(basket).toContainText('Easy 10-Person Party Set')
  await expect(page.locator('[data-again-news]')).toBeEmpty()
  expect(await page.evaluate(() => localStorage.getItem('cartItems'))).toContain('"setId":2')
})
