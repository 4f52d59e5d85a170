/** Changes take effect immediately; the texts of a page wait as a draft. */
import { asc, eq } from 'drizzle-orm'
import { reservedAddresses } from '#app/paths.ts'
import { pageName } from '#content/page-name.ts'
import { newPage } from '#content/pages/landing/page-templates.ts'
import { type Refusing, refusing } from '#domain/placed/order-situation.ts'
import type { PageRequest } from '#domain/shop/shop-page.ts'
import { hasEnglishGap } from '#domain/staff/shop/english-gap.ts'
import { moveRow, type RowMove } from '#domain/staff/shop/menus/arrange-set.ts'
import { idFor, namesIn } from '#domain/staff/shop/menus/new-names.ts'
import type { StaffMember } from '#domain/staff/staff-member.ts'
import { pages } from '#server/db/schema/site.ts'
import { loadCatalogue } from '#server/db/shop/catalogue.ts'
import { loadHasEnglish } from '#server/db/shop/settings.ts'
import type { Transaction } from '#server/db/store/database.ts'
import { changeShop, type ShopRefusal, type ShopStore } from './steps/change-shop.ts'

type PageResult = { readonly ok: true } | Refusing<'page-unknown' | 'english-missing'> | ShopRefusal

export function switchPage(
  store: ShopStore,
  { id, isOn }: { readonly id: string; readonly isOn: boolean },
  by: StaffMember,
  now: Date,
): Promise<PageResult> {
  return changeShop(store, 'site', by, now, async ({ tx, record }): Promise<PageResult> => {
    const page = (await pagesInOrder(tx)).find((each) => each.id === id)
    if (!page) return refusing('page-unknown')
    if (page.isOn === isOn) return { ok: true }
    if (isOn && hasEnglishGap(page) && (await loadHasEnglish(tx))) return refusing('english-missing')
    await tx.update(pages).set({ isOn }).where(eq(pages.id, id))
    await record(
      'switch-page',
      { id: subjectOf(id), name: pageName(page) },
      { before: { isOn: page.isOn }, after: { isOn } },
    )
    return { ok: true }
  })
}

/** Within its menu. */
export function movePage(
  store: ShopStore,
  { id, move }: { readonly id: string; readonly move: RowMove<string> },
  by: StaffMember,
  now: Date,
): Promise<PageResult> {
  return changeShop(store, 'site', by, now, async ({ tx, record }): Promise<PageResult> => {
    const all = await pagesInOrder(tx)
    const page = all.find((each) => each.id === id)
    if (!page) return refusing('page-unknown')
    const { moved, ...places } = moveRow(
      all.filter(({ group }) => group === page.group),
      id,
      move,
    )
    if (moved.length === 0) return { ok: true }
    for (const { id: each, position } of moved)
      await tx.update(pages).set({ position }).where(eq(pages.id, each))
    await record('move-page', { id: subjectOf(id), name: pageName(page) }, places)
    return { ok: true }
  })
}

const maxPages = 60

export type AddPageResult =
  | { readonly ok: true; readonly id: string }
  | Refusing<'names-missing' | 'address-invalid' | 'address-taken' | 'category-unknown' | 'too-many'>
  | ShopRefusal

/** A page begins switched off, and keeps its address, since others may link to it. */
export function addPage(
  store: ShopStore,
  { template, zh, en, address, categoryId }: PageRequest,
  by: StaffMember,
  now: Date,
): Promise<AddPageResult> {
  return changeShop(store, 'site', by, now, async ({ tx, record }): Promise<AddPageResult> => {
    const name = namesIn(zh, en, await loadHasEnglish(tx))
    if (!name) return refusing('names-missing')
    const rows = await pagesInOrder(tx)
    if (rows.length >= maxPages) return refusing('too-many')
    const usedAddresses = new Set<string>([...rows.map(({ id }) => id), ...reservedAddresses()])
    const id = address === '' ? idFor(name.en, usedAddresses, 'page') : address
    if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id)) return refusing('address-invalid')
    if (usedAddresses.has(id)) return refusing('address-taken')
    const { categories, sets, pictures } = await loadCatalogue(tx)
    const category = categories.find((each) => each.id === categoryId && each.kind === 'sets')
    if (!category) return refusing('category-unknown')
    const first = sets.find((set) => set.categoryId === categoryId)
    const [picture = ''] = [...pictures].find(([, { id: each }]) => each === first?.picture.id) ?? []
    const page = newPage({ template, name, categoryId, picture })
    const position = 1 + Math.max(0, ...rows.map((row) => row.position))
    await tx.insert(pages).values({ id, position, isOn: false, inMenu: true, ...page })
    await record('add-page', { id: subjectOf(id), name })
    return { ok: true, id }
  })
}

const pagesInOrder = (tx: Transaction) => tx.select().from(pages).orderBy(asc(pages.position))

/** The audit log has sets, categories and pages together. */
const subjectOf = (id: string) => `page.${id}`
