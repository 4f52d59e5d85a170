import { pageIds, pagePath, shopPagePath } from '#app/paths.ts'
import { pageName } from '#content/page-name.ts'
import { todayInHongKong } from '#domain/calendar.ts'
import { isListedIn } from '#domain/menu/set-lookup.ts'
import { type PageGroup, type PageRequest, pageGroups, type ShopPage } from '#domain/shop/shop-page.ts'
import { isShownOn } from '#domain/shop/shown-when.ts'
import { readAnyhow } from '#domain/staff/forms/form.ts'
import { may } from '#domain/staff/permissions.ts'
import { pageForm } from '#domain/staff/shop/website/page-form.ts'
import type { StaffMember } from '#domain/staff/staff-member.ts'
import type { Text } from '#domain/text.ts'
import { addPage, movePage, switchPage } from '#server/commands/shop/arrange-page.ts'
import type { ShopStore } from '#server/commands/shop/steps/change-shop.ts'
import { pageContext } from '#server/commands/shop/steps/open-thing.ts'
import { allDrafts, draftOf } from '#server/db/shop/drafts.ts'
import type { Store } from '#server/db/store/store.ts'
import { openPages } from '#server/page-data/public/closed-pages.ts'
import type { SiteApi } from '#server/page-data/site-api.ts'
import { type FormView, formView } from './forms-api.ts'
import { type PictureChoice, pictureChoices } from './pictures-api.ts'

interface Option {
  readonly value: string
  readonly name: Text
}

export interface PageRow {
  readonly id: string
  readonly address: string
  readonly name: Text
  readonly lead: Text | null
  readonly isOn: boolean
  readonly inMenu: boolean
  readonly hasDraft: boolean
  /** Visitors see it: it is on, within its dates, and has something to show. */
  readonly isOpen: boolean
  readonly isInDates: boolean
  /** Sets on sale; null for a page that shows no sets. */
  readonly sets: number | null
}

export interface EditablePage extends FormView {
  readonly id: string
  readonly address: string
  readonly name: Text
  /** The words of a switched page are the program's. */
  readonly kind: 'themed' | 'district' | 'switched'
  readonly categories: readonly Option[]
  readonly sets: readonly Option[]
  readonly pictures: readonly PictureChoice[]
}

export type PagesApi = ReturnType<typeof createPagesApi>

export function createPagesApi(store: Pick<Store, 'content'> & ShopStore, now: () => Date) {
  return {
    async list(): Promise<{
      readonly groups: readonly { readonly id: PageGroup; readonly pages: readonly PageRow[] }[]
      readonly categories: readonly Option[]
    }> {
      const content = await store.content()
      const today = todayInHongKong(now())
      const open = new Set(openPages(content, today).map(({ id }) => id))
      const drafts = await allDrafts(store.db)
      const rowOf = ({ id, isOn, inMenu, content: landing, district, ...days }: ShopPage): PageRow => ({
        id,
        address: addressOf(id),
        name: pageName({ id, content: landing }),
        lead: (landing ?? district)?.lead ?? null,
        isOn,
        inMenu,
        hasDraft: drafts.some((draft) => draft.kind === 'page' && draft.id === id),
        isOpen: open.has(id),
        isInDates: isShownOn(today, { ...days, isOn: true }),
        sets: landing
          ? content.menuOnSale.sets.filter((set) => set.published && isListedIn(set, landing.menu.categoryId))
              .length
          : null,
      })
      return {
        groups: pageGroups.map((id) => ({
          id,
          pages: content.site.pages.filter(({ group }) => group === id).map(rowOf),
        })),
        categories: categoryOptions(content.catalogue),
      }
    },
    async page(id: string): Promise<EditablePage | null> {
      const { catalogue, settings, site } = await store.content()
      const page = site.pages.find((each) => each.id === id)
      if (!page) return null
      const form = pageForm(page, pageContext(id, { catalogue, settings }))
      const { view, sources } = await formView(store.db, { kind: 'page', id }, form)
      const pictures = sources.flatMap(({ picture }) => (picture ? [picture] : []))
      return {
        ...view,
        id,
        address: addressOf(id),
        name: pageName(page),
        kind: page.content ? 'themed' : page.district ? 'district' : 'switched',
        categories: categoryOptions(catalogue),
        sets: catalogue.sets.map(({ slug, name }) => ({ value: slug, name })),
        pictures: await pictureChoices(store.db, pictures),
      }
    },
    /** Shows a page's draft, even if the page is off, to staff who may see it. */
    async preview({ role }: StaffMember, api: SiteApi, id: string): Promise<SiteApi> {
      if (!may(role, 'edit-site')) return api
      const { catalogue, settings, site } = await store.content()
      const context = pageContext(id, { catalogue, settings })
      const draft = await draftOf(store.db, { kind: 'page', id })
      const pages = site.pages.map((page) => {
        if (page.id !== id) return page
        const form = pageForm(page, context)
        return { ...page, ...(draft && readAnyhow(form, form.whole(draft.values))) }
      })
      return { ...api, site: async () => ({ ...site, pages }) }
    },
    switch: (staff: StaffMember, page: Parameters<typeof switchPage>[1]) =>
      switchPage(store, page, staff, now()),
    move: (staff: StaffMember, page: Parameters<typeof movePage>[1]) => movePage(store, page, staff, now()),
    add: (staff: StaffMember, request: PageRequest) => addPage(store, request, staff, now()),
  }
}

function addressOf(id: string): string {
  const page = pageIds.find((each) => each === id)
  return page ? pagePath(page, 'zh').replace(':section', '1') : shopPagePath(id, 'zh')
}

const categoryOptions = ({
  categories,
}: {
  readonly categories: readonly { readonly id: string; readonly name: Text; readonly kind: string }[]
}): readonly Option[] =>
  categories.filter(({ kind }) => kind === 'sets').map(({ id, name }) => ({ value: id, name }))
