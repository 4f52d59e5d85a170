import jsQR from 'jsqr'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { cents } from '#domain/money.ts'
import { fpsPayload } from '#domain/payment/fps-code.ts'
import { qrCode, qrPicture } from './qr-code.ts'

const payload = fpsPayload({
  account: { kind: 'id', value: '123456789' },
  amount: cents(246_340),
  reference: 'K7QF3MXA',
})

test('the picture of a code can be read back to its text', async () => {
  const picture = sharp(await qrPicture(qrCode(payload))).ensureAlpha()
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true })
  expect(jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data).toBe(payload)
})

test('a code has four white modules on every side', () => {
  const { size, path } = qrCode(payload)
  const rectangles = [...path.matchAll(/M(\d+) (\d+)h(\d+)/g)].map((all) => all.slice(1).map(Number))
  for (const [x = 0, y = 0, width = 0] of rectangles) {
    expect(Math.min(x, y)).toBeGreaterThanOrEqual(4)
    expect(Math.max(x + width, y + 1)).toBeLessThanOrEqual(size - 4)
  }
})
