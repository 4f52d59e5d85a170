import { and, eq, lte, ne, sql } from 'drizzle-orm'
import type { MailFailure } from '#domain/staff/mail-failure.ts'
import { letters, type Recipient } from '#server/db/schema/letters.ts'
import type { Database } from '#server/db/store/database.ts'

export interface LetterName {
  readonly id: string
  readonly orderId: number
  readonly recipient: Recipient
}

/** Sending a letter takes less. */
const claimMs = 120_000

/**
 * The claim expires in case the process crashes.
 * @returns done: sent or refused for good. busy: another process is sending it.
 */
export async function claimLetter(
  db: Database,
  { id, orderId, recipient }: LetterName,
  now: Date,
): Promise<'claimed' | 'done' | 'busy'> {
  const claimedUntil = new Date(now.getTime() + claimMs)
  const claimedLetters = await db
    .insert(letters)
    .values({ id, orderId, recipient, state: 'sending', attempts: 1, firstTriedAt: now, claimedUntil })
    .onConflictDoUpdate({
      target: letters.id,
      set: { attempts: sql`${letters.attempts} + 1`, claimedUntil },
      setWhere: sql`${letters.state} = 'sending' and ${letters.claimedUntil} <= ${now.toISOString()}`,
    })
    .returning({ id: letters.id })
  if (claimedLetters.length > 0) return 'claimed'
  const [row] = await db.select({ state: letters.state }).from(letters).where(eq(letters.id, id))
  return row?.state === 'sending' ? 'busy' : 'done'
}

export async function markSent(db: Database, id: string, now: Date): Promise<void> {
  await db.update(letters).set({ state: 'sent', sentAt: now }).where(eq(letters.id, id))
}

export async function markRefused(db: Database, id: string, code: number): Promise<void> {
  await db.update(letters).set({ state: 'refused', refusedCode: code }).where(eq(letters.id, id))
}

/** Allows the next attempt before the claim expires. */
export async function releaseLetter(
  db: Database,
  id: string,
  failure: MailFailure,
  now: Date,
): Promise<void> {
  await db.update(letters).set({ claimedUntil: now, failure }).where(eq(letters.id, id))
}

/** Gives up a letter that has no content or recipient any more. */
export async function withdrawLetter(db: Database, id: string, now: Date): Promise<void> {
  const isUnclaimed = lte(letters.claimedUntil, now)
  await db.delete(letters).where(and(eq(letters.id, id), ne(letters.state, 'sent'), isUnclaimed))
}
