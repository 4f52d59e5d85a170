import { oneAtATime } from '#app/staff/shell/waiting/post-waiting.ts'
import { dropPicture, loadQueuedPicture } from './picture-queue.ts'
import { postPicture, postUpdate } from './post-update.ts'
import { markSent, queuedUpdates, removeUpdate } from './update-queue.ts'

/** Milliseconds in which an update can be undone before it is sent. */
const takeBackFor = 10_000

/**
 * Oldest first, because updates may depend on earlier ones.
 * @param atOnce sends updates that could still be undone, because the page is closing
 */
export const sendUpdates = oneAtATime(async (staffId: string, atOnce: boolean) => {
  let number = 0
  const refusedStops: string[] = []
  for (const update of queuedUpdates.entries().filter((each) => each.staffId === staffId && !each.isTold)) {
    if (!atOnce && Date.now() - Date.parse(update.at) < takeBackFor) break
    const result = await postUpdate(update)
    if (result === 'offline' || result === 'signed-out') return { kind: result }
    if (result === 'sent' && update.hasPicture) markSent(update.key)
    else await forget(update.key)
    number += 1
    if (result === 'refused') refusedStops.push(update.about ?? '')
  }
  return { kind: 'sent', number, refusals: refusedStops }
})

/** A picture takes minutes on a slow line, so it is sent separately. */
export const sendPictures = oneAtATime(async (staffId: string) => {
  let number = 0
  const refusedStops: string[] = []
  for (const update of queuedUpdates.entries().filter((each) => each.staffId === staffId && each.isTold)) {
    const picture = await loadQueuedPicture(update.key)
    const result = picture ? await postPicture(update, picture) : 'refused'
    if (result === 'offline' || result === 'signed-out') return { kind: result }
    await forget(update.key)
    number += 1
    if (result === 'refused') refusedStops.push(update.about ?? '')
  }
  return { kind: 'sent', number, refusals: refusedStops }
})

async function forget(key: string) {
  removeUpdate(key)
  await dropPicture(key)
}
