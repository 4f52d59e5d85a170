import { todayInHongKong } from '#domain/calendar.ts'
import type { MenuCategory, SetMenu } from '#domain/menu/catalogue.ts'
import { offeredMenu } from '#domain/menu/offered-menu.ts'
import { may } from '#domain/staff/permissions.ts'
import { withDrafts } from '#domain/staff/shop/menus/menu-forms.ts'
import type { StaffMember } from '#domain/staff/staff-member.ts'
import type { Catalogue } from '#server/db/shop/catalogue.ts'
import { allDrafts } from '#server/db/shop/drafts.ts'
import type { Store } from '#server/db/store/store.ts'
import type { SiteApi } from '#server/page-data/site-api.ts'

type PreviewStore = Pick<Store, 'db' | 'content'>

/** Null if the set does not exist or the person may not see it. */
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
 * Shows drafts to staff who may see them. A category with a draft, and the previewed gift with its category,
 * appear even when off sale.
 * @param gift null if no gift is previewed
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
  const drafts = await allDrafts(store.db)
  const isLookedAt = ({ id, kind }: MenuCategory) =>
    (kind === 'gifts' && gift !== null) ||
    drafts.some((draft) => draft.kind === 'category' && draft.id === id)
  const categories = menu.categories.map((each) => (isLookedAt(each) ? { ...each, onSale: true } : each))
  const gifts = menu.gifts.map((each) => (each.slug === gift ? { ...each, published: true } : each))
  return { ...api, catalogue: async () => offeredMenu({ ...menu, categories, gifts }) }
}

const draftedMenu = async ({ db, content }: PreviewStore, now: Date): Promise<Catalogue> =>
  withDrafts((await content()).catalogue, await allDrafts(db), todayInHongKong(now))
