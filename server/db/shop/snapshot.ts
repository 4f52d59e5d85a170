import { isDeepStrictEqual } from 'node:util'
import { type CalendarDate, todayInHongKong } from '#domain/calendar.ts'
import type { SetMenu } from '#domain/menu/catalogue.ts'
import { giftOn } from '#domain/menu/gift-price.ts'
import { offeredMenu } from '#domain/menu/offered-menu.ts'
import { pricedOn } from '#domain/menu/set-prices.ts'
import type { OrderRules } from '#domain/ordering/order-check.ts'
import type { Promotion } from '#domain/shop/settings.ts'
import type { ShopSettings } from '#domain/shop/shop-settings.ts'
import type { SiteContent } from '#domain/shop/site-content.ts'
import { usualService } from '#domain/shop/usual-service.ts'
import { contentRevision } from '#server/db/schema/settings.ts'
import type { Database } from '#server/db/store/database.ts'
import { type Catalogue, loadCatalogue } from './catalogue.ts'
import { loadSettings } from './settings.ts'
import { loadSite } from './site.ts'

/** All of it belongs to one revision. */
export interface Content {
  readonly revision: number
  readonly catalogue: Catalogue
  readonly menuOnSale: Catalogue
  readonly settings: ShopSettings
  readonly site: SiteContent
  readonly rules: OrderRules
}

export interface ContentCache {
  current(): Promise<Content>
  revision(): number
  onRevision(listener: (revision: number) => void): () => void
  /** Notifies listeners of a new revision. */
  refresh(): Promise<number>
}

export async function createContentCache(db: Database): Promise<ContentCache> {
  const listeners = new Set<(revision: number) => void>()
  let revision = await readRevision(db)
  let loading: Promise<Content> | undefined

  function reload(): Promise<Content> {
    const attempt = loadContent(db)
    loading = attempt
    // A cached failure would break the shop until a restart.
    attempt.catch(() => {
      if (loading === attempt) loading = undefined
    })
    return attempt
  }

  return {
    current: () => loading ?? reload(),
    revision: () => revision,
    onRevision(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    async refresh() {
      const count = await readRevision(db)
      if (count !== revision) {
        revision = count
        loading = undefined
        for (const listener of listeners) listener(count)
      }
      return count
    },
  }
}

export async function readRevision(db: Pick<Database, 'select'>): Promise<number> {
  const query = db.select({ value: contentRevision.value }).from(contentRevision)
  const [row] = await query.prepare('read_revision').execute()
  return row?.value ?? 0
}

/** One snapshot, so that a concurrent change cannot mix two revisions. */
function loadContent(db: Database): Promise<Content> {
  return db.transaction(
    async (tx) => {
      const revision = await readRevision(tx)
      const catalogue = await loadCatalogue(tx)
      const menu = offeredMenu(catalogue)
      const settings = withOwnGuests(withDishesOnSale(await loadSettings(tx), catalogue), menu.sets)
      const site = await loadSite(tx)
      const sets = new Map(menu.sets.map((set) => [set.id, set]))
      return { revision, catalogue, menuOnSale: menu, settings, site, rules: { sets, settings } }
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
}

/** Also removes promotions that give a dish off sale; of the others, it tells what the dish contains. */
export function withDishesOnSale(settings: ShopSettings, { dishes }: Catalogue): ShopSettings {
  const promotions = settings.promotions.flatMap((each): Promotion[] => {
    if (!each.isOn) return []
    if (each.kind !== 'freeDish') return [each]
    const dish = dishes.get(each.dish.id)
    return dish?.onSale ? [{ ...each, dish: { ...each.dish, allergens: dish.allergens } }] : []
  })
  return { ...settings, promotions }
}

/** A new shop serves the guests of its sets and slots until its owner says how many. */
export function withOwnGuests(settings: ShopSettings, sets: readonly SetMenu[]): ShopSettings {
  const sold = sets.filter(({ published }) => published)
  const isUnsaid = isDeepStrictEqual(settings.service.guests, usualService.guests)
  if (!settings.startedEmpty || !isUnsaid || sold.length === 0) return settings
  const min = Math.min(...sold.map(({ serves, minQuantity }) => serves.min * minQuantity))
  const max = Math.max(settings.slotCapacity, ...sold.map(({ serves }) => serves.max))
  return { ...settings, service: { ...settings.service, guests: { min, max } } }
}

/** Prices follow the clock's current day. */
export function byDay<Opened extends { content(): Promise<Content> }>(
  store: Opened,
  now: () => Date,
): Opened {
  let cache: { readonly of: Content; readonly day: CalendarDate; readonly content: Content } | undefined
  return {
    ...store,
    content: async () => {
      const of = await store.content()
      const day = todayInHongKong(now())
      if (cache?.of !== of || cache.day !== day) cache = { of, day, content: contentOn(of, day) }
      return cache.content
    },
  }
}

export const pricesOn = <Menu extends Pick<Catalogue, 'sets' | 'gifts'>>(
  menu: Menu,
  day: CalendarDate,
): Menu => ({
  ...menu,
  sets: menu.sets.map((set) => pricedOn(set, day)),
  gifts: menu.gifts.map((gift) => giftOn(gift, day)),
})

function contentOn(content: Content, day: CalendarDate): Content {
  const menu = pricesOn(content.menuOnSale, day)
  return {
    ...content,
    menuOnSale: menu,
    catalogue: pricesOn(content.catalogue, day),
    rules: { ...content.rules, sets: new Map(menu.sets.map((set) => [set.id, set])) },
  }
}
