/** Scans a QR code. */
import type { Locator } from '@playwright/test'
import jsQR from 'jsqr'
import sharp from 'sharp'

export async function scanCode(code: Locator): Promise<string | undefined> {
  // Away from the bars at the edges of a phone's window.
  await code.evaluate((element) => element.scrollIntoView({ block: 'center' }))
  const picture = sharp(await code.screenshot()).ensureAlpha()
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true })
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data
}
