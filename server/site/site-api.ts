/** The data that pages may request from the server (the type behind app/api.server.ts). */
import type { Clientele } from '#domain/client.ts'
import type { Settings } from '#domain/settings.ts'
import type { Catalogue as StoredCatalogue } from '#server/db/catalogue.ts'
import { findOrder, lastOrderedAt } from '#server/db/orders.ts'
import { isOutage } from '#server/db/store/outage.ts'
import type { Store } from '#server/db/store/store.ts'
import { type OrderView, orderView } from './order-view.ts'

export type Catalogue = Pick<StoredCatalogue, 'sets' | 'categories' | 'gifts' | 'banners' | 'pictures'>

/** Settings that the operator configures and pages show: numbers and links that are public anyway. */
export interface SiteConfig {
  /** Public origin without a trailing slash; used in canonical links and mails. */
  readonly siteUrl: string
  readonly shopUrl: string
  /** International number for chat links, digits only. */
  readonly chatNumber: string
  /** As shown; links use its digits. */
  readonly hotline: string
  readonly email: string
  /** The food factory licence shown in the footer. */
  readonly licenceNumber: string
  readonly facebookUrl: string
  readonly instagramUrl: string
  /** Position of the kitchen, in degrees north and east. */
  readonly position: { readonly latitude: number; readonly longitude: number }
  /** Key of Google Maps; null: the drawn map remains, and no request goes to Google (decisions 32). */
  readonly mapsKey: string | null
  /** Measurement id of Google Analytics; null: nothing is measured (decisions 32). */
  readonly analyticsId: string | null
}

export interface SiteApi {
  readonly now: () => Date
  readonly config: SiteConfig
  catalogue(): Promise<Catalogue>
  settings(): Promise<Settings>
  /** The clients the shop has cooked for. */
  clients(): Promise<Clientele>
  /** When the set was last ordered, or null when not within 7 days (decisions 16). */
  lastOrderedAt(setId: number): Promise<Date | null>
  /** One order as its customer may see it; null for an unknown reference or a wrong key. */
  order(reference: string, key: string): Promise<OrderView | null>
}

/** Creates the pages' interface to the open store. */
export function createSiteApi(
  store: Pick<Store, 'db' | 'content'>,
  config: SiteConfig,
  now: () => Date,
): SiteApi {
  return {
    now,
    config,
    catalogue: async () => (await store.content()).catalogue,
    settings: async () => (await store.content()).settings,
    clients: async () => (await store.content()).clientele,
    lastOrderedAt: (setId) => lastOrderedAt(store.db, setId, now()).catch(nullInOutage),
    async order(reference, key) {
      const order = await findOrder(store.db, reference, key)
      return order && orderView(order)
    },
  }
}

/** While the database is away, pages omit this one detail. */
function nullInOutage(error: unknown): null {
  if (isOutage(error)) return null
  throw error
}
