import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { orderPath } from '#app/paths.ts'
import type { PlaceOrderInput } from '#server/commands/orders/place-order.ts'
import { orderInput } from '#tests/support/orders/order-input.ts'
import { placedOrder } from '#tests/support/orders/placed-order.ts'
import { noticeDeps } from '#tests/support/store/notices.ts'
import { setUpStore } from '#tests/support/store/set-up-store.ts'
import { testNow } from '#tests/support/store/store.ts'
import { type NotifyDeps, notifyOrderPlaced } from './send-notices.ts'

function partOf(eml: string, type: string) {
  const part = eml.split(/\r\n--.*\r\n/).find((each) => each.startsWith(`Content-Type: ${type}`)) ?? ''
  const [head = '', content = ''] = part.split('\r\n\r\n')
  return { head, content: Buffer.from(content, 'base64') }
}

describe('the notice of a placed order', () => {
  const store = setUpStore()
  let deps: NotifyDeps
  beforeAll(() => {
    deps = noticeDeps(store)
  })

  async function place(parts: Partial<PlaceOrderInput> = {}) {
    const input = { ...orderInput(await store.content(), testNow), ...parts }
    return placedOrder(store, input, testNow)
  }

  test('is written in the language of the order, with the link that opens it', async () => {
    const { id, reference, token } = await place({ lang: 'en' })
    await notifyOrderPlaced(deps, { orderId: id })
    const eml = await readFile(join(store.dataDir, 'outbox', `order-${reference}-placed.eml`), 'utf8')
    expect(eml).toContain('To: chan@example.com')
    const [text, html] = ['text/plain', 'text/html'].map((type) => partOf(eml, type).content.toString('utf8'))
    const link = `https://shop.example${orderPath(reference, token, 'en')}`
    expect(text).toContain('Sat 28 Nov, 12:30–13:00')
    expect(text).toContain('$720')
    expect(text).toContain(link)
    expect(html).toContain(`href="${link}"`)
  })

  test('holds the laid table of the order as a picture, with its dishes as text', async () => {
    const { id, reference } = await place({ lang: 'en' })
    await notifyOrderPlaced(deps, { orderId: id })
    const eml = await readFile(join(store.dataDir, 'outbox', `order-${reference}-placed.eml`), 'utf8')
    const picture = partOf(eml, 'image/jpeg')
    expect(picture.head).toContain('Content-ID: <table>')
    expect(picture.head).toContain('Content-Disposition: inline')
    expect(picture.content.subarray(0, 2).toString('hex')).toBe('ffd8')
    const html = partOf(eml, 'text/html').content.toString('utf8')
    const [, alt] = /<img src="cid:table" alt="([^"]*)"/.exec(html) ?? []
    expect(alt).toMatch(/^On the table: .*Swiss/)
    expect(partOf(eml, 'text/plain').content.toString('utf8')).toContain(alt)
  })

  test('is not written if there is no address', async () => {
    const contact = { ...orderInput(await store.content(), testNow).contact, email: null }
    const { id, reference } = await place({ contact })
    await notifyOrderPlaced(deps, { orderId: id })
    const letters: readonly string[] = await readdir(join(store.dataDir, 'outbox')).catch(() => [])
    expect(letters.filter((file) => file.includes(reference))).toEqual([])
  })

  test('is written once, however often it is sent', async () => {
    const { id, reference } = await place()
    await notifyOrderPlaced(deps, { orderId: id })
    await notifyOrderPlaced(deps, { orderId: id })
    const letters = await readdir(join(store.dataDir, 'outbox'))
    expect(letters.filter((file) => file.includes(reference))).toEqual([`order-${reference}-placed.eml`])
  })

  test('is readable by its owner only', async () => {
    await notifyOrderPlaced(deps, { orderId: (await place()).id })
    expect((await stat(join(store.dataDir, 'outbox'))).mode & 0o777).toBe(0o700)
  })

  test('omits the address from its error when it fails, and the queue retries', async () => {
    const contact = {
      ...orderInput(await store.content(), testNow).contact,
      email: 'chan@undeliverable.example',
    }
    const { id, reference } = await place({ contact })
    await expect(notifyOrderPlaced(deps, { orderId: id })).rejects.toThrow(
      `letter order-${reference}-placed cannot be delivered`,
    )
  })
})
