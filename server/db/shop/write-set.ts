import { eq } from 'drizzle-orm'
import type { SetMenu } from '#domain/menu/catalogue.ts'
import { badgesWith } from '#domain/menu/set-badges.ts'
import type { EditedSet } from '#domain/staff/shop/menus/read-set.ts'
import { dishGroups, groupDishes, setMenus, setMenuTabs } from '#server/db/schema/catalogue.ts'
import type { Database } from '#server/db/store/database.ts'

type Reads = Pick<Database, 'select'>
type Writes = Pick<Database, 'insert' | 'update' | 'delete'>

/**
 * Keeps hidden badges and sheet positions, so that a version can be restored exactly.
 * @param shown the set as the menu shows it
 * @returns the stored badges
 */
export async function writeSet(
  db: Reads & Writes,
  view: Pick<SetMenu, 'id' | 'badges'>,
  edit: EditedSet,
): Promise<readonly string[]> {
  const { groups, badges: values, alsoIn, ...set } = edit
  const setId = view.id
  const ofSet = eq(setMenus.id, setId)
  const [row] = await db
    .select({ badges: setMenus.badges, sheets: setMenus.sheets })
    .from(setMenus)
    .where(ofSet)
  const hiddenBadges = (row?.badges ?? []).filter(
    (each) => !view.badges.includes(each) && !values.includes(each),
  )
  const badges = [...badgesWith([...values, ...hiddenBadges], set.season !== null)]
  await db
    .update(setMenus)
    .set({ ...set, badges, sheets: sheetsWith(row?.sheets ?? [], groups) })
    .where(ofSet)
  await db.delete(setMenuTabs).where(eq(setMenuTabs.setId, setId))
  if (alsoIn.length > 0)
    await db
      .insert(setMenuTabs)
      .values(alsoIn.map((categoryId, position) => ({ setId, categoryId, position })))
  await db.delete(dishGroups).where(eq(dishGroups.setId, setId))
  if (groups.length === 0) return badges
  await db.insert(dishGroups).values(
    groups.map(({ dishes: _, defaults, ...group }, position) => ({
      ...group,
      defaults: [...defaults],
      setId,
      position,
    })),
  )
  await db
    .insert(groupDishes)
    .values(
      groups.flatMap(({ id: groupId, dishes }) =>
        dishes.map((dish, position) => ({ ...dish, setId, groupId, position })),
      ),
    )
  return badges
}

/** New groups go onto the last sheet. */
function sheetsWith(sheets: SetMenu['sheets'], groups: EditedSet['groups']): SetMenu['sheets'] {
  const groupsOnSheets = new Set(sheets.flatMap(({ groupIds }) => groupIds))
  const newGroups = groups.map(({ id }) => id).filter((id) => !groupsOnSheets.has(id))
  return sheets.map(({ name, groupIds }, index) => ({
    name,
    groupIds: index === sheets.length - 1 ? [...groupIds, ...newGroups] : groupIds,
  }))
}
