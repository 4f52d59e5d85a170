import { randomBytes } from 'node:crypto'
import sharp from 'sharp'
import { beforeEach, describe, expect, test } from 'vitest'
import { maxProofBytes } from '#domain/payment/payment-proof.ts'
import { releaseOverdue } from '#server/commands/orders/release-overdue.ts'
import { cancelOrder, refuseProof, takePayment } from '#server/commands/orders/staff-commands.ts'
import { orderProblems } from '#server/db/orders/order-problems.ts'
import { proofPicture, proofsOf } from '#server/db/payments/payment-proofs.ts'
import { recordCapture, startCard } from '#tests/support/browser/practised-card.ts'
import { type FreshOrder, freshOrder } from '#tests/support/orders/fresh-order.ts'
import { testAccounts, testProvider } from '#tests/support/orders/payment-ways.ts'
import { formWith } from '#tests/support/site/picture-form.ts'
import { setUpStore } from '#tests/support/store/set-up-store.ts'
import { testEngines, testNow } from '#tests/support/store/store.ts'
import { startPayment } from './start-payment.ts'
import { submitProofs } from './submit-proofs.ts'

const screen = (colour: string, width = 300, height = 600) =>
  sharp({ create: { width, height, channels: 3, background: colour } })
const [red, green, blue, grey] = await Promise.all(
  ['#f00', '#0f0', '#00f', '#999'].map((colour) => screen(colour).jpeg().toBuffer()),
)
if (!red || !green || !blue || !grey) throw new Error('no pictures')
const png = await screen('#f00').png().toBuffer()
const noise = sharp(randomBytes(300 * 300 * 3), { raw: { width: 300, height: 300, channels: 3 } })

/** A PNG header that claims these dimensions. */
function claiming(width: number, height: number) {
  const claim = Buffer.from(png)
  claim.writeUInt32BE(width, 16)
  claim.writeUInt32BE(height, 20)
  return claim
}

const hostile: readonly (readonly [string, Uint8Array])[] = [
  ['one byte', Buffer.from('x')],
  ['plain text', Buffer.from('FPS 2,463.40 paid')],
  ['a web page', Buffer.from('<!doctype html><script>alert(1)</script>')],
  [
    'a drawing with a script',
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'),
  ],
  [
    'a drawing that reads a file',
    Buffer.from('<!DOCTYPE s [<!ENTITY f SYSTEM "file:///etc/passwd">]><svg>&f;</svg>'),
  ],
  ['a GIF', await screen('#f00').gif().toBuffer()],
  ['a TIFF', await screen('#f00').tiff().toBuffer()],
  ['a PDF', Buffer.from('%PDF-1.7\n1 0 obj << /OpenAction >>')],
  ['an archive', Buffer.from('PK\x03\x04'.padEnd(200, '\0'), 'latin1')],
  ['a program', Buffer.from('MZ'.padEnd(400, '\0'))],
  ['the signature of a PNG alone', png.subarray(0, 8)],
  ['the signature of a JPEG alone', red.subarray(0, 3)],
  ['a PNG that was cut off', (await noise.clone().png().toBuffer()).subarray(0, 9_000)],
  ['a JPEG that was cut off', (await noise.clone().jpeg().toBuffer()).subarray(0, 9_000)],
  ['a PNG that claims 50,000 pixels a side', claiming(50_000, 50_000)],
  ['a PNG that claims no width', claiming(0, 600)],
  ['a JPEG full of noise', Buffer.concat([red.subarray(0, 20), randomBytes(5_000)])],
  ['a WebP without a picture', Buffer.from('RIFF\x20\0\0\0WEBPVP8 '.padEnd(64, '\0'), 'latin1')],
  ['an AVIF without a picture', Buffer.from('\0\0\0\x20ftypavif'.padEnd(64, '\0'), 'latin1')],
  ['a phone’s HEIC', Buffer.from('\0\0\0\x20ftypheic'.padEnd(64, '\0'), 'latin1')],
  ['more bytes than are taken', Buffer.concat([red, Buffer.alloc(maxProofBytes)])],
]

describe.each(testEngines)('pictures of a transfer on %s', (engine) => {
  const store = setUpStore(engine)
  let order: FreshOrder
  beforeEach(async () => {
    order = await freshOrder(store)
  })

  const send = (...files: Uint8Array[]) =>
    submitProofs(
      store,
      { reference: order.reference, key: order.token, client: 'a' },
      formWith(files),
      testNow,
    )
  const refusal = (reason: string) => ({ ok: false, reason })

  test('give the order the status that they are being checked', async () => {
    expect(await send(red, green)).toEqual({ ok: true, value: { waiting: 2 } })
    const { paymentStatus, events } = await order.stored()
    expect(paymentStatus).toBe('proof-submitted')
    expect(events.at(-1)).toMatchObject({ verb: 'submit-proof', actor: 'customer' })
  })

  test('wait for a person although a card paid the order meanwhile', async () => {
    const provider = testProvider()
    const card = await startCard(store, provider, order, testNow)
    await send(red)
    await recordCapture(store, order, card, testNow)
    expect((await order.stored()).paymentStatus).toBe('paid')
    expect(await proofsOf(store.db, order.id)).toMatchObject([{ acceptedAt: null, refusedAt: null }])
    const kinds = async () =>
      (await orderProblems(store.db, testNow)).flatMap((each) =>
        each.reference === order.reference ? [each.kind] : [],
      )
    expect(await kinds()).toContain('proof-unasked')
    expect(await refuseProof(store, order.call(), testNow)).toMatchObject({ ok: true })
    expect(await kinds()).not.toContain('proof-unasked')
  })

  test('leave nothing to pay while they are being checked', async () => {
    await send(red)
    const ways = { accounts: testAccounts, provider: testProvider(), isPractice: false }
    const returnUrl = () => 'https://caterer.example/'
    const { reference, token: key } = order
    for (const method of ['card', 'fps'] as const)
      expect(
        await startPayment({ store, ways, returnUrl }, { reference, key, method, lang: 'en' }, testNow),
      ).toEqual({ ok: false, refusal: 'proof-being-checked' })
  })

  test('are three at most, and the same picture twice counts once', async () => {
    await send(red, red)
    expect(await send(red)).toEqual({ ok: true, value: { waiting: 1 } })
    expect(await send(green, blue)).toEqual({ ok: true, value: { waiting: 3 } })
    expect(await send(grey)).toEqual(refusal('too-many-pictures'))
    expect(await send(red, green, blue, grey)).toEqual(refusal('too-many-pictures'))
    expect((await order.stored()).events.map(({ verb }) => verb)).toEqual([
      'place',
      'submit-proof',
      'submit-proof',
    ])
  })

  test('are three at most, even from twenty senders at once', async () => {
    const pictures = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        screen(`rgb(${n * 12}, 0, 0)`)
          .png()
          .toBuffer(),
      ),
    )
    const results = await Promise.all(pictures.map((picture) => send(picture)))
    expect(results.filter(({ ok }) => ok)).toHaveLength(3)
    expect(await proofsOf(store.db, order.id)).toHaveLength(3)
  })

  test('are encoded again, without data of the camera or anybody else', async () => {
    const secret = 'HOME-22.3118N'
    const picture = await screen('#0ff')
      .withExif({ IFD0: { Copyright: secret }, IFD3: { GPSLatitude: '22/1 18/1 42/1' } })
      .jpeg()
      .toBuffer()
    expect(picture.includes(secret)).toBe(true)
    await send(Buffer.concat([picture, Buffer.from('<script>alert(1)</script>')]))
    const [proof] = await proofsOf(store.db, order.id)
    const file = await proofPicture(store.db, proof?.id ?? 0)
    if (!file) throw new Error('no picture')
    expect(file.includes(secret) || file.includes('<script>')).toBe(false)
    const { format, exif, width } = await sharp(file).metadata()
    expect({ format, exif, width }).toEqual({ format: 'webp', exif: undefined, width: 300 })
  })

  test('are reduced in size if they are huge', async () => {
    await send(await screen('#123', 4_000, 6_000).png().toBuffer())
    const [proof] = await proofsOf(store.db, order.id)
    const { width, height } = await sharp(
      (await proofPicture(store.db, proof?.id ?? 0)) ?? undefined,
    ).metadata()
    expect(Math.max(width, height)).toBe(1600)
  })

  test.each(hostile)('are refused if they are %s', async (_, file) => {
    const result = await send(file)
    expect(result.ok ? '' : result.reason).toMatch(/^picture-(too-large|format-unknown|damaged)$/)
    expect(await proofsOf(store.db, order.id)).toEqual([])
  })

  test('are missing if a form has an empty file', async () => {
    expect(await send(Buffer.alloc(0))).toEqual(refusal('picture-missing'))
    expect(await proofsOf(store.db, order.id)).toEqual([])
  })

  test('are all refused if one of them is bad', async () => {
    expect(await send(red, Buffer.from('x'))).toEqual(refusal('picture-format-unknown'))
    expect(await proofsOf(store.db, order.id)).toEqual([])
  })

  test('leave time for another after a refusal, which must be a different picture', async () => {
    const later = new Date(testNow.getTime() + 30 * 3_600_000)
    await send(red)
    await releaseOverdue({ store, provider: null }, later)
    expect((await order.stored()).status).toBe('submitted')
    await refuseProof(store, order.call(), later)
    expect(await order.stored()).toMatchObject({ paymentStatus: 'unpaid' })
    await releaseOverdue({ store, provider: null }, later)
    expect((await order.stored()).status).toBe('submitted')
    expect(await send(red)).toEqual(refusal('picture-refused-before'))
    expect(await send(green)).toEqual({ ok: true, value: { waiting: 1 } })
    await refuseProof(store, order.call(), later)
    expect(await refuseProof(store, order.call(), later)).toEqual(refusal('no-proof'))
  })

  test('are accepted with the payment, and refused once nothing is due', async () => {
    await send(red)
    await takePayment(store, order.call(), { method: 'fps', amount: order.total }, testNow)
    expect(await order.stored()).toMatchObject({ paymentStatus: 'paid' })
    expect((await proofsOf(store.db, order.id))[0]?.acceptedAt).toEqual(testNow)
    expect(await send(green)).toEqual(refusal('nothing-due'))
  })

  test('are refused for another order, with a wrong key or after a cancellation', async () => {
    const wrong = { reference: order.reference, key: 'A'.repeat(43), client: 'a' }
    expect(await submitProofs(store, wrong, formWith([red]), testNow)).toEqual(refusal('order-unknown'))
    expect(await send()).toEqual(refusal('picture-missing'))
    await cancelOrder(store, order.call(), 0 as never, testNow)
    expect(await send(red)).toEqual(refusal('order-called-off'))
  })
})
