import { randomUUID } from 'node:crypto'
import { oneLine } from '#domain/free-text.ts'
import { nameRefusal } from '#domain/ordering/contact-details.ts'
import type { Phone } from '#domain/phone.ts'
import type { Role } from '#domain/staff/permissions.ts'
import { staff } from '#server/db/schema/staff.ts'
import type { Database } from '#server/db/store/database.ts'
import { addStaffEvent, type Named } from '#server/db/work/staff-events.ts'

interface NewPerson {
  readonly name: string
  readonly role: Role
  readonly phone?: Phone | null
}

/** @returns the id, or null if the name is invalid */
export async function addPerson(
  db: Database,
  { name: text, role, phone = null }: NewPerson,
  actor: Named,
  now: Date,
): Promise<string | null> {
  if (nameRefusal(text)) return null
  const person = { id: randomUUID(), name: oneLine(text) }
  await db.transaction(async (tx) => {
    await tx.insert(staff).values({ ...person, role, phone, createdAt: now, updatedAt: now })
    await addStaffEvent(tx, { verb: 'add-person', actor, subject: person, after: role }, now)
  })
  return person.id
}
