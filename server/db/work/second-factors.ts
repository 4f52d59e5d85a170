import { eq, sql } from 'drizzle-orm'
import { staff } from '#server/db/schema/staff.ts'
import type { Database } from '#server/db/store/database.ts'

/** Whether the person of a row of `staff` has codes of an authenticator app, or a passkey. */
export const hasFactor = sql<boolean>`(
  exists (select from staff_second_factors where staff_second_factors.staff_id = staff.id)
  or exists (select from staff_passkeys where staff_passkeys.staff_id = staff.id))`

export async function hasSecondFactor(db: Pick<Database, 'select'>, staffId: string): Promise<boolean> {
  const [found] = await db.select({ hasFactor }).from(staff).where(eq(staff.id, staffId))
  return found?.hasFactor ?? false
}
