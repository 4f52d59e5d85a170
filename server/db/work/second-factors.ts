import { eq, sql } from 'drizzle-orm'
import type { FactorRule } from '#domain/staff/office/required-factor.ts'
import type { Role } from '#domain/staff/permissions.ts'
import { settings } from '#server/db/schema/settings.ts'
import { staff } from '#server/db/schema/staff.ts'
import type { Database } from '#server/db/store/database.ts'

const hasPasskey = sql<boolean>`exists (select from staff_passkeys where staff_passkeys.staff_id = staff.id)`

export const hasFactor = sql<boolean>`(
  exists (select from staff_second_factors where staff_second_factors.staff_id = staff.id) or ${hasPasskey})`

export const secondFactorRequired = sql<boolean>`coalesce((select ${settings.secondFactorRequired} from ${settings}), false)`

export async function loadFactorRule(
  db: Pick<Database, 'select'>,
  staffId: string,
): Promise<(FactorRule & { readonly role: Role; readonly hasPasskey: boolean }) | null> {
  const columns = { role: staff.role, hasPasskey, secondFactorRequired }
  const [match] = await db.select(columns).from(staff).where(eq(staff.id, staffId))
  return match ?? null
}

export async function hasSecondFactor(db: Pick<Database, 'select'>, staffId: string): Promise<boolean> {
  const [match] = await db.select({ hasFactor }).from(staff).where(eq(staff.id, staffId))
  return match?.hasFactor ?? false
}
