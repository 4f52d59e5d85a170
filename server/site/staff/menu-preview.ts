/** The menu with all of its drafts, as customers would see it. */
import { todayInHongKong } from '#domain/calendar.ts'
import type { MenuCategory, SetMenu } from '#domain/menu/catalogue.ts'
import { offeredMenu } from '#domain/menu/offered-menu.ts'
import { withEdits } from '#domain/staff/menus/edited-set.ts'
import { withItemDrafts } from '#domain/staff/menus/item-drafts.ts'
import { readSetAnyhow } from '#domain/staff/menus/read-set.ts'
import { setValuesOf, storedValues } from '#domain/staff/menus/set-values.ts'
import { may } from '#domain/staff/permissions.ts'
import type { StaffMember } from '#domain/staff/staff-member.ts'
import type { Catalogue } from '#server/db/shop/catalogue.ts'
import { allItemDrafts } from '#server/db/shop/item-drafts.ts'
import { menuFacts } from '#server/db/shop/menu-facts.ts'
import { draftsOf } from '#server/db/shop/set-changes.ts'
import type { Store } from '#server/db/store/store.ts'
import type { SiteApi } from '#server/site/site-api.ts'

type PreviewStore = Pick<Store, 'db' | 'content'>

/** The set as it would be with its draft and those of its dishes; null: there is no such set, or the person may not see it. */
export async function setPreview(
  store: PreviewStore,
  { role }: StaffMember,
  setId: number,
  now: Date,
): Promise<SetMenu | null> {
  if (!may(role, 'edit-menus')) return null
  return (await draftedMenu(store, now)).sets.find(({ id }) => id === setId) ?? null
}

/**
 * What pages may request: the menu with its drafts in place of what is published, for those who may see them. What is
 * looked at is shown although it is off sale: a category that has a draft, and the gift with its category.
 * @param gift null: no gift is looked at
 */
export async function menuPreview(
  store: PreviewStore,
  { role }: StaffMember,
  api: SiteApi,
  gift: string | null,
  now: Date,
): Promise<SiteApi> {
  if (!may(role, 'edit-menus')) return api
  const menu = await draftedMenu(store, now)
  const drafts = await allItemDrafts(store.db)
  const isLookedAt = ({ id, kind }: MenuCategory) =>
    (kind === 'gifts' && gift !== null) ||
    drafts.some((draft) => draft.kind === 'category' && draft.itemId === id)
  const categories = menu.categories.map((each) => (isLookedAt(each) ? { ...each, onSale: true } : each))
  const gifts = menu.gifts.map((each) => (each.slug === gift ? { ...each, published: true } : each))
  return { ...api, catalogue: async () => offeredMenu({ ...menu, categories, gifts }) }
}

async function draftedMenu({ db, content }: PreviewStore, now: Date): Promise<Catalogue> {
  const today = todayInHongKong(now)
  const menu = withItemDrafts((await content()).catalogue, await allItemDrafts(db), today)
  const facts = menuFacts(menu)
  const drafts = new Map((await draftsOf(db)).map((draft) => [draft.setId, draft.values]))
  const withDraft = (set: SetMenu): SetMenu => {
    const draft = drafts.get(set.id)
    if (!draft) return set
    const edited = readSetAnyhow(storedValues(draft, set, today), setValuesOf(set), set, facts)
    return edited ? withEdits(set, edited, facts) : set
  }
  return { ...menu, sets: menu.sets.map(withDraft) }
}
