/** Nothing is lost and no order is duplicated (spec section 8). */
import type { Page, Response } from '@playwright/test'
import { tooManyRequests } from '#content/limits.ts'
import { confirmPrice, order, orderMustWait, placeOrder } from '#content/ordering/order.ts'
import { paymentTexts } from '#content/ordering/payment/payment.ts'
import { refusalText } from '#content/ordering/refusals.ts'
import { OrderDialogDriver } from '#tests/support/browser/order-dialog.ts'
import { customerAddress, customerHeader } from '#tests/support/site/customers-behind-proxy.ts'
import { expect, test } from '#tests/support/site/site.ts'

const endpoint = '**/graphql'

const retrySeconds = async (response: Promise<Response>) => Number((await response).headers()['retry-after'])

test('an order outlasts a lost network, an outage, a limit and a lost response, and is placed once', async ({
  page,
  noise,
}) => {
  noise.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|500|429/)
  const dialog = new OrderDialogDriver(page, 'en')
  await dialog.open()
  await dialog.toPay()
  const keys: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/graphql')) keys.push(request.postDataJSON().variables.add[0].idempotencyKey)
  })

  await page.context().setOffline(true)
  await dialog.place()
  await expect(dialog.dialog.getByText(order.offline.en)).toBeVisible()
  await page.context().setOffline(false)

  await page.route(endpoint, (route) => route.fulfill({ status: 500, body: '' }), { times: 1 })
  await dialog.place()
  await expect(dialog.dialog.getByText(order.outage.en)).toBeVisible()

  const errors = [{ message: 'too many', extensions: { code: 'TOO_MANY_REQUESTS', retryAfter: 42 } }]
  const limitResponse = { status: 429, headers: { 'retry-after': '42' }, json: { data: null, errors } }
  await page.route(endpoint, (route) => route.fulfill(limitResponse), { times: 1 })
  await dialog.place()
  await expect(dialog.dialog.getByText(orderMustWait(42).en)).toBeVisible()

  const lostResponse = await loseTheAnswer(page)
  await dialog.place()
  await expect(dialog.dialog.getByText(order.offline.en)).toBeVisible()
  await dialog.place()
  expect(await dialog.isPlaced()).toBe(lostResponse.reference)
  expect(keys.length).toBeGreaterThanOrEqual(5)
  expect(new Set(keys).size).toBe(1)
})

test('an order changed after a lost response is placed as a second order', async ({ page, noise }) => {
  noise.allow(/ERR_FAILED/)
  const dialog = new OrderDialogDriver(page)
  await dialog.open()
  await dialog.toPay()
  const lostResponse = await loseTheAnswer(page)
  await dialog.place()
  await expect(dialog.dialog.getByText(order.offline.zh)).toBeVisible()
  await dialog.dialog.getByRole('radio', { name: paymentTexts.card.name.zh }).check({ force: true })
  await dialog.place()
  const reuseRefusal = refusalText({ code: 'idempotency-key-reused', data: {} }, 'zh')
  await expect(dialog.dialog.getByText(reuseRefusal)).toBeVisible()
  await dialog.place()
  const second = await dialog.isPlaced()
  expect(lostResponse.reference).not.toBe('')
  expect(second).not.toBe(lostResponse.reference)
})

test('the script of the last step is loaded when the step opens, and a failure loses no input', async ({
  page,
  noise,
}) => {
  noise.allow(/ERR_FAILED/)
  const urls: string[] = []
  const payScript = /\/pay-[^/]*\.js$/
  await page.route(payScript, async (route) => {
    urls.push(route.request().url())
    await route.abort('failed')
  })
  const dialog = new OrderDialogDriver(page)
  await dialog.open()
  await dialog.toContact()
  await dialog.fillContact()
  expect(urls).toEqual([])
  await dialog.next()
  await expect(dialog.dialog.getByText(order.stepFailed.zh)).toBeVisible()
  expect(new Set(urls).size).toBe(1)
  await expect(dialog.dialog.locator('footer button').last()).toBeDisabled()
  await page.unroute(payScript)
  await dialog.dialog.getByRole('button', { name: order.tryAgain.zh }).click()
  await dialog.isAt('pay')
  await dialog.choosePayment()
  await dialog.place()
  await dialog.isPlaced()
})

test('the server refuses an attempt sent too often, in the language of the page', async ({ page, noise }) => {
  noise.allow(/429/)
  const dialog = new OrderDialogDriver(page, 'en')
  await dialog.open()
  await dialog.toPay()
  // Twenty requests of an attempt are accepted.
  await page.route(
    endpoint,
    async (route) => {
      const body = route.request().postDataJSON()
      body.variables.add[0].payAmount += 1
      for (let turn = 0; turn < 20; turn++) await route.fetch({ postData: body })
      await route.fallback()
    },
    { times: 1 },
  )
  const response = page.waitForResponse(endpoint)
  await dialog.place()
  await expect(dialog.dialog.getByText(orderMustWait(await retrySeconds(response)).en)).toBeVisible()
})

test('a customer who guesses promotion codes sees when to retry, beside the code', async ({
  page,
  noise,
}) => {
  noise.allow(/404|429/)
  // A separate address, because wrong codes are counted per address.
  await page.setExtraHTTPHeaders({ [customerHeader]: customerAddress() })
  const dialog = new OrderDialogDriver(page)
  await dialog.open()
  const codes = Array.from({ length: 30 }, (_, guess) => `/api/promotions/GUESS${guess}`)
  await page.evaluate(async (paths) => {
    for (const path of paths) await fetch(path)
  }, codes)
  const coupon = page.locator('[data-field=promotionCode]')
  await coupon.getByRole('textbox').fill('cv88')
  const response = page.waitForResponse('**/api/promotions/*')
  await coupon.getByRole('button', { name: order.redeem.zh }).click()
  await expect(coupon).toContainText(tooManyRequests(await retrySeconds(response)).zh)
  await expect(coupon.getByRole('textbox')).toHaveValue('cv88')
})

test('a changed price is shown beside the old one and requires a confirmation, and a refusal opens the step of its field', async ({
  page,
}) => {
  const dialog = new OrderDialogDriver(page)
  await dialog.open()
  await dialog.toPay()
  const data = { shown: 163_000, actual: 165_000 }
  const refusals = [{ code: 'price-changed', field: 'order', message: '', data }]
  const errors = [{ message: 'refused', extensions: { code: 'REFUSED', refusals } }]
  const bodies: { payAmount: number; idempotencyKey: string }[] = []
  await page.route(endpoint, (route) => {
    bodies.push(route.request().postDataJSON().variables.add[0])
    return route.fulfill({ json: { data: null, errors } })
  })
  await dialog.place()
  await expect(dialog.dialog.getByText('$1,650.00').first()).toBeVisible()
  await expect(dialog.dialog.locator('s')).toHaveText('$1,630.00')
  await dialog.dialog.getByRole('button', { name: confirmPrice('$1,650.00').zh }).click()
  await expect.poll(() => bodies.map(({ payAmount }) => payAmount)).toEqual([1630, 1650])
  expect(new Set(bodies.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(2)

  // Redeeming a code changes the price, so the pending confirmation is dropped.
  const coupon = page.locator('[data-field=promotionCode]')
  await coupon.getByRole('textbox').fill('cv88')
  await coupon.getByRole('button', { name: order.redeem.zh }).click()
  await expect(dialog.dialog.locator('s')).toHaveCount(0)
  const withCode = dialog.dialog.getByRole('button', { name: placeOrder('$1,452.40').zh })
  await expect(withCode).toBeVisible()
  await withCode.click()
  await expect.poll(() => bodies.at(-1)?.payAmount).toBe(1452.4)

  await page.unroute(endpoint)
  const closedRefusal = { code: 'date-closed', data: { date: dialog.day(), nearest: null } } as const
  const dateRefusals = [{ ...closedRefusal, field: 'date', message: '' }]
  const dateErrors = [{ message: 'refused', extensions: { code: 'REFUSED', refusals: dateRefusals } }]
  const dateRefusal = { json: { data: null, errors: dateErrors } }
  await page.route(endpoint, (route) => route.fulfill(dateRefusal), { times: 1 })
  await dialog.place()
  await dialog.isAt('delivery')
  await expect(dialog.dialog.locator('[data-field=date]')).toContainText(refusalText(closedRefusal, 'zh'))
})

/** Stores the next order and drops the response. @returns the reference, once it is stored */
async function loseTheAnswer(page: Page) {
  const lostOrder = { reference: '' }
  await page.route(
    endpoint,
    async (route) => {
      const response = await route.fetch()
      lostOrder.reference = JSON.parse(await response.text()).data.addOrder[0].reference
      await route.abort('failed')
    },
    { times: 1 },
  )
  return lostOrder
}
