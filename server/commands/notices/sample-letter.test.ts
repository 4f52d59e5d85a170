import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import type { Role } from '#domain/staff/permissions.ts'
import type { Jobs } from '#server/db/queue.ts'
import { staff } from '#server/db/schema/staff.ts'
import type { Letter, Mail } from '#server/mail/mail.ts'
import { storeInOutage } from '#tests/support/site/away-store.ts'
import { emailOf, withPerson } from '#tests/support/staff/staff.ts'
import { noticeDeps } from '#tests/support/store/notices.ts'
import { setUpStore } from '#tests/support/store/set-up-store.ts'
import { testEngines } from '#tests/support/store/store.ts'
import { askSampleLetter, sendSampleLetter } from './sample-letter.ts'

const words = { zh: '多謝你支持小店！', en: 'Thank you for supporting a small shop!' }

describe.each(testEngines)('a sample of a letter on %s', (engine) => {
  const store = setUpStore(engine)

  const waitingJobs = (staffId: string) =>
    store.queue.findJobs<Jobs['sample-letter']>('sample-letter', { data: { staffId } })

  async function person(role: Role) {
    const { id, name } = await withPerson(store, role)
    return { id, role, email: emailOf(name) }
  }

  test('goes in both languages to the owner who requested it, with the typed text', async () => {
    const owner = await person('owner')
    expect(await askSampleLetter(store, { occasion: 'placed', words }, owner)).toEqual({ to: owner.email })
    const sentLetters: Letter[] = []
    const mail: Mail = {
      async send(letter) {
        sentLetters.push(letter)
        return { ok: true }
      },
    }
    for (const { data } of await waitingJobs(owner.id))
      await sendSampleLetter(noticeDeps(store, { mail }), data)
    sentLetters.sort((a, b) => b.id.localeCompare(a.id))
    expect(sentLetters.map(({ to, text }) => [to, text.includes(words.zh), text.includes(words.en)])).toEqual(
      [
        [owner.email, true, false],
        [owner.email, false, true],
      ],
    )
  })

  test('is queued once per language however often the button is pressed, and again with another text', async () => {
    const owner = await person('owner')
    const sample = { occasion: 'ended', words } as const
    await Promise.all([1, 2, 3].map(() => askSampleLetter(store, sample, owner)))
    expect(await waitingJobs(owner.id)).toHaveLength(2)
    await askSampleLetter(store, { ...sample, words: null }, owner)
    expect(await waitingJobs(owner.id)).toHaveLength(4)
  })

  test('is allowed to people who may change the settings', async () => {
    const office = await person('office')
    expect(await askSampleLetter(store, { occasion: 'placed', words }, office)).toBe('not-allowed')
    expect(await waitingJobs(office.id)).toEqual([])
  })

  test('is refused if the account has no address', async () => {
    const owner = await person('owner')
    await store.db.update(staff).set({ email: null }).where(eq(staff.id, owner.id))
    expect(await askSampleLetter(store, { occasion: 'placed', words }, owner)).toBe('no-address')
  })

  test('is refused with the reason when the database is away', async () => {
    const request = askSampleLetter(
      storeInOutage(store),
      { occasion: 'placed', words },
      await person('owner'),
    )
    expect(await request).toBe('temporarily-unavailable')
  })
})
