import { oneAtATime } from '#app/staff/shell/waiting/post-waiting.ts'
import { dropPicture, keptPicture } from './picture-queue.ts'
import { postPicture, postTap } from './post-tap.ts'
import { markTold, queuedTaps, removeTap } from './tap-queue.ts'

/** Milliseconds in which an update can be undone before it is sent. */
const takeBackFor = 10_000

/**
 * Oldest first, because updates may depend on earlier ones.
 * @param atOnce sends updates that could still be undone, because the page is closing
 */
export const sendTaps = oneAtATime(async (staffId: string, atOnce: boolean) => {
  let number = 0
  const refused: string[] = []
  for (const tap of queuedTaps.entries().filter((each) => each.staffId === staffId && !each.isTold)) {
    if (!atOnce && Date.now() - Date.parse(tap.at) < takeBackFor) break
    const answer = await postTap(tap)
    if (answer === 'offline' || answer === 'signed-out') return { kind: answer }
    if (answer === 'sent' && tap.hasPicture) markTold(tap.key)
    else await forget(tap.key)
    number += 1
    if (answer === 'refused') refused.push(tap.about ?? '')
  }
  return { kind: 'sent', number, refused }
})

/** A picture takes minutes on a slow line, so it is sent separately. */
export const sendPictures = oneAtATime(async (staffId: string) => {
  let number = 0
  const refused: string[] = []
  for (const tap of queuedTaps.entries().filter((each) => each.staffId === staffId && each.isTold)) {
    const picture = await keptPicture(tap.key)
    const answer = picture ? await postPicture(tap, picture) : 'refused'
    if (answer === 'offline' || answer === 'signed-out') return { kind: answer }
    await forget(tap.key)
    number += 1
    if (answer === 'refused') refused.push(tap.about ?? '')
  }
  return { kind: 'sent', number, refused }
})

async function forget(key: string) {
  removeTap(key)
  await dropPicture(key)
}
