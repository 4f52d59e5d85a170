/** Each challenge is for one browser, one purpose and one response within five minutes. */
import { and, eq, gt, lt } from 'drizzle-orm'
import { staffVerifications } from '#server/db/schema/staff.ts'
import { newSecret, secretHash } from './secrets.ts'
import type { StaffDeps } from './staff-deps.ts'

const cookie = 'challenge'
const maxAgeSeconds = 300

type ChallengeDeps = Pick<StaffDeps, 'db' | 'cookies' | 'now'>

/** @returns the cookie that the response needs */
export async function rememberChallenge(
  { db, cookies, now }: ChallengeDeps,
  purpose: string,
  challenge: string,
): Promise<string> {
  const secret = newSecret()
  const at = now()
  await db.delete(staffVerifications).where(lt(staffVerifications.expiresAt, at))
  await db.insert(staffVerifications).values({
    id: secretHash(secret),
    identifier: purpose,
    value: challenge,
    createdAt: at,
    updatedAt: at,
    expiresAt: new Date(at.getTime() + maxAgeSeconds * 1000),
  })
  return cookies.write(cookie, secret, maxAgeSeconds)
}

/** Deletes the challenge; null if the browser has none for this purpose. */
export async function takeChallenge(
  { db, cookies, now }: ChallengeDeps,
  headers: Headers,
  purpose: string,
): Promise<string | null> {
  const secret = cookies.read(headers, cookie)
  if (secret === null) return null
  const { id, identifier, expiresAt } = staffVerifications
  const [items] = await db
    .delete(staffVerifications)
    .where(and(eq(id, secretHash(secret)), eq(identifier, purpose), gt(expiresAt, now())))
    .returning({ value: staffVerifications.value })
  return items?.value ?? null
}

export const forgetChallenge = ({ cookies }: ChallengeDeps): string => cookies.write(cookie, '', 0)
