import type { ShopVerb } from '#domain/shop/shop-verbs.ts'
import type { Form } from '#domain/staff/forms/form.ts'
import type { Place } from '#domain/staff/forms/place.ts'
import { changesBetween, type Values } from '#domain/staff/forms/values.ts'
import type { StaffMember } from '#domain/staff/staff-member.ts'
import type { Text } from '#domain/text.ts'
import { addVersions, versionsOf } from '#server/db/shop/drafts.ts'
import { addShopEvent } from '#server/db/shop/shop-events.ts'
import type { Transaction } from '#server/db/store/database.ts'

interface Publication {
  readonly place: Place
  readonly name: Text
  readonly verb: ShopVerb
  readonly form: Pick<Form<unknown>, 'published' | 'hasVersions'>
  /** What customers see now. */
  readonly after: Values
}

/** Adds what was published to the trail, and as a version, after one of how it was before its first change. */
export async function recordPublication(
  tx: Transaction,
  { place, name, verb, form: { published, hasVersions }, after }: Publication,
  by: StaffMember,
  at: Date,
): Promise<void> {
  if (hasVersions) {
    const [last] = await versionsOf(tx, place)
    const first = last ? [] : [{ ...place, number: 1, values: published, at, by: '' }]
    await addVersions(tx, [
      ...first,
      { ...place, number: (last?.number ?? 1) + 1, values: after, at, by: by.name },
    ])
  }
  await addShopEvent(tx, {
    at,
    verb,
    actorId: by.id,
    actorName: by.name,
    subjectId: place.kind === 'site' ? `site.${place.id}` : place.id,
    subjectName: name,
    ...changesBetween(published, after),
  })
}
