import { createHash, randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { orderPath, pagePath } from '#app/paths.ts'
import { type SampleSet, sampleLetter, sampleReference } from '#content/ordering/letters/sample-letter.ts'
import type { SetMenu } from '#domain/menu/catalogue.ts'
import type { LetterOccasion } from '#domain/shop/letter-words.ts'
import { may, type Role } from '#domain/staff/permissions.ts'
import { siteLangs, type Text } from '#domain/text.ts'
import { orOutage } from '#server/commands/outage-result.ts'
import { orderToken } from '#server/db/orders/orders.ts'
import type { Jobs } from '#server/db/queue.ts'
import { staff } from '#server/db/schema/staff.ts'
import { loadHasEnglish } from '#server/db/shop/settings.ts'
import type { Store } from '#server/db/store/store.ts'
import { letterOf } from './deliver-letter.ts'
import type { NotifyDeps } from './send-notices.ts'

/** A repeated press within this time sends nothing. */
const minIntervalSeconds = 60

/** Retries; a test letter is useless hours later. */
const retryLimit = 3

/**
 * @param words unedited input within the fields' limits
 * @returns the recipient's address
 */
export function askSampleLetter(
  { db, queue }: Pick<Store, 'db' | 'queue'>,
  { occasion, words }: { readonly occasion: LetterOccasion; readonly words: Text | null },
  by: { readonly id: string; readonly role: Role },
): Promise<{ readonly to: string } | 'not-allowed' | 'no-address' | 'temporarily-unavailable'> {
  return orOutage(async () => {
    if (!may(by.role, 'change-settings')) return 'not-allowed'
    const to = await addressOf(db, by.id)
    if (to === null) return 'no-address'
    const request = randomUUID()
    for (const lang of siteLangs(await loadHasEnglish(db))) {
      const letter = { staffId: by.id, occasion, words, lang }
      const singletonKey = createHash('sha256').update(JSON.stringify(letter)).digest('base64url')
      const job: Jobs['sample-letter'] = { ...letter, request }
      await queue.send('sample-letter', job, {
        singletonKey,
        singletonSeconds: minIntervalSeconds,
        retryLimit,
      })
    }
    return { to }
  })
}

/** A refusal is final; an outage is retried. */
export async function sendSampleLetter(
  { store, shop, mail, siteUrl, now }: NotifyDeps,
  { staffId, occasion, words, lang, request }: Jobs['sample-letter'],
): Promise<void> {
  const to = await addressOf(store.db, staffId)
  if (to === null) return
  const { settings, menuOnSale } = await store.content()
  const { service } = settings
  const token = orderToken(store.tokenKey, sampleReference)
  const context = {
    service,
    url: siteUrl + orderPath(sampleReference, token, lang),
    termsUrl: siteUrl + pagePath('terms', lang),
    now: now(),
    set: sampleSet(menuOnSale.sets),
  }
  const content = sampleLetter(occasion, words, context, lang)
  const id = `sample-${occasion}-${lang}-${request}`
  await mail.send(await letterOf({ store, shop }, id, { to, content, lang, calendar: null }))
}

function sampleSet(sets: readonly SetMenu[]): SampleSet | null {
  const set = sets.find(({ published, pricing }) => published && pricing === 'fixed')
  if (!set) return null
  const { name, price, groups } = set
  const dishes = groups.flatMap(({ dishes, defaults }) =>
    dishes.filter(({ dish }) => defaults.includes(dish.id)).map(({ dish }) => dish.name),
  )
  return { name, price, dishes }
}

async function addressOf(db: Store['db'], staffId: string): Promise<string | null> {
  const [match] = await db.select({ email: staff.email }).from(staff).where(eq(staff.id, staffId))
  return match?.email ?? null
}
