/**
 * Opens a driver's run sheet where there is no signal: phones drop pages that are not looked at, and the driver comes
 * back to this one in a car park. The page keeps copies of itself (app/staff/shell/live/saved-sheets.ts), in a cache named by
 * the day in Hong Kong. This worker only reads them, and deletes them when the day or the session is over.
 */

const keptAs = 'run-sheet '

/** After this time the copy is shown: without a signal, browsers may wait for minutes. Milliseconds. */
const maxWait = 8_000

self.addEventListener('install', () => self.skipWaiting())

self.addEventListener('fetch', (event) => {
  const { request } = event
  if (request.method !== 'GET') return
  if (request.mode === 'navigate') event.respondWith(openSheet(request))
  else if (new URL(request.url).pathname.startsWith('/assets/')) event.respondWith(openAsset(request))
})

/** The server's answer, or today's copy where there is none. */
async function openSheet(request) {
  await deleteCopies((name) => name !== nameOfToday())
  const answer = await answerInTime(request)
  if (answer && answer.status < 500) {
    // A redirect leads to the sign-in page.
    if (!answer.ok) await deleteCopies(() => true)
    return answer
  }
  return (await keptCopy(request)) ?? answer ?? Response.error()
}

/** Scripts, styles and fonts: their names change with their content. */
const openAsset = async (request) => (await keptCopy(request)) ?? fetch(request)

/** Null: no signal, or too little of it. */
function answerInTime(request) {
  const late = new Promise((resolve) => setTimeout(resolve, maxWait, null))
  return Promise.race([fetch(request).catch(() => null), late])
}

/** Undefined: there is none. Where storage fails, the server still answers. */
const keptCopy = (request) =>
  caches.match(request, { cacheName: nameOfToday(), ignoreVary: true }).catch(() => undefined)

async function deleteCopies(isOver) {
  const names = await caches.keys().catch(() => [])
  for (const name of names)
    if (name.startsWith(keptAs) && isOver(name)) await caches.delete(name).catch(() => false)
}

function nameOfToday() {
  const day = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Hong_Kong' })
  return keptAs + day.format(new Date())
}
