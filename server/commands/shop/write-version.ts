import type { SetMenu } from '#domain/menu/catalogue.ts'
import { trueBadges } from '#domain/menu/set-badges.ts'
import { type EditedSet, withEdits } from '#domain/staff/menus/edited-set.ts'
import type { MenuFacts } from '#domain/staff/menus/read-set.ts'
import { setValuesOf } from '#domain/staff/menus/set-values.ts'
import type { StaffMember } from '#domain/staff/staff-member.ts'
import { setHistory, writeSet } from '#server/db/shop/set-changes.ts'
import { addShopEvent } from '#server/db/shop/shop-events.ts'
import type { Transaction } from '#server/db/store/database.ts'
import { addVersion, changedOf } from './steps/drafts.ts'
import { eventOf } from './steps/with-set.ts'

/** Writes the set to the menu as a new version, with an entry of the trail. */
export async function writeVersion(
  tx: Transaction,
  set: SetMenu,
  edited: EditedSet,
  facts: MenuFacts,
  by: StaffMember,
  now: Date,
): Promise<void> {
  const before = setValuesOf(set)
  const badges = await writeSet(tx, set, edited)
  const published = withEdits(set, edited, facts)
  // As the menu shows them: 990.50 is 990.5, and a badge is there that is true of the dishes again.
  const after = setValuesOf({ ...published, badges: trueBadges(badges, published.groups) })
  await addVersion(setHistory(tx, set.id), { before, after }, by.name, now)
  await addShopEvent(tx, {
    ...eventOf(set, by, now),
    verb: 'publish-set',
    ...changedOf({ before, after }),
  })
}
