import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { middle, unusedPictureDays } from '#domain/shop/shop-picture.ts'
import { sendPicture } from '#server/commands/shop/send-picture.ts'
import { findImage } from '#server/db/shop/images.ts'
import { staffSession } from '#tests/support/staff/staff-session.ts'
import { openTestStore, testNow } from '#tests/support/store/store.ts'
import { startUnusedPictures } from './unused-pictures.ts'

const { staff: owner } = staffSession('Amy', 'owner')
const wait = unusedPictureDays * 86_400_000

test('a month after a picture is sent, a job removes it if nothing uses it', async () => {
  const store = await openTestStore()
  onTestFinished(store.remove)
  const send = async (side: number, at: Date) => {
    const bytes = await sharp({ create: { width: side, height: side, channels: 3, background: '#c33' } })
      .png()
      .toBuffer()
    const words = { zh: '一桌菜', en: 'A table of dishes', focus: middle, shape: 'set' } as const
    const result = await sendPicture(store, { ...words, bytes }, owner, at)
    if (!result.ok) throw new Error(result.reason)
    return result.imageId
  }
  const unusedPicture = await send(64, testNow)
  const [metadata] = await store.queue.findJobs('unused-pictures')
  expect((metadata?.startAfter.getTime() ?? 0) - (metadata?.createdOn.getTime() ?? 0)).toBeGreaterThan(wait)

  const checkedAt = new Date(testNow.getTime() + wait + 3_600_000)
  const fresh = await send(65, checkedAt)
  const id = await store.queue.send('unused-pictures', {})
  const log = (what: string) => {
    throw new Error(what)
  }
  await startUnusedPictures({ store, now: () => checkedAt, clock: async () => checkedAt, log })
  const isThere = async (imageId: number) => (await findImage(store.db, imageId)) !== null
  await expect.poll(() => isThere(unusedPicture), { timeout: 20_000 }).toBe(false)
  const state = async () => (await store.queue.findJobs('unused-pictures', { id: id ?? '' }))[0]?.state
  await expect.poll(state, { timeout: 20_000 }).toBe('completed')
  expect(await isThere(fresh)).toBe(true)
})
