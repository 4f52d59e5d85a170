import { isDeepStrictEqual } from 'node:util'
import { like } from 'drizzle-orm'
import { pagePath } from '#app/paths.ts'
import { chatGreeting } from '#content/greetings.ts'
import { privacyClauses } from '#content/pages/privacy.ts'
import { termsClauses } from '#content/pages/terms.ts'
import { shopDetailsOf } from '#content/shop-details.ts'
import type { CalendarDate } from '#domain/calendar.ts'
import { menuFiguresOf } from '#domain/menu/menu-figures.ts'
import { offeredMenu } from '#domain/menu/offered-menu.ts'
import { type PaymentMethod, paymentMethods } from '#domain/payment/payment-method.ts'
import { chatLink } from '#domain/shop/chat-message.ts'
import { visibleClauses } from '#domain/shop/clauses.ts'
import { figuresOf } from '#domain/shop/figures.ts'
import type { ShopDetails } from '#domain/shop/shop-details.ts'
import type { ShopSettings } from '#domain/shop/shop-settings.ts'
import type { Lang } from '#domain/text.ts'
import { orders } from '#server/db/schema/orders.ts'
import { settings as settingsTable } from '#server/db/schema/settings.ts'
import { termsVersions } from '#server/db/schema/site.ts'
import { type Catalogue, loadCatalogue } from '#server/db/shop/catalogue.ts'
import { loadSettings } from '#server/db/shop/settings.ts'
import { loadSite } from '#server/db/shop/site.ts'
import { withDishesOnSale } from '#server/db/shop/snapshot.ts'
import type { Transaction } from '#server/db/store/database.ts'

export interface LegalSources {
  readonly methodsOf?: ((settings: ShopSettings) => readonly PaymentMethod[]) | undefined
  /** Values of the environment. */
  readonly configuredDetails?: Partial<ShopDetails>
}

/** Standard clauses with the shop's details and figures. */
export function standardClauses(
  catalogue: Catalogue,
  settings: ShopSettings,
  { methodsOf = () => paymentMethods, configuredDetails = {} }: LegalSources,
) {
  const shop = shopDetailsOf(settings, configuredDetails)
  const { sets, categories } = offeredMenu(catalogue)
  const figures = {
    ...figuresOf(withDishesOnSale(settings, catalogue)),
    methods: methodsOf(settings),
  }
  const { sold } = menuFiguresOf(sets, categories)
  const termsIn = (lang: Lang) => {
    const chatHref = chatLink(shop.chatNumber, chatGreeting(null, lang))
    return termsClauses(figures, { shop, chatHref, privacyHref: pagePath('privacy', lang) }, sold)
  }
  return {
    terms: { zh: termsIn('zh'), en: termsIn('en') },
    privacy: privacyClauses(settings, { shop, isMeasured: false, hasLiveMap: false }),
  }
}

/**
 * Changes what the terms and the privacy policy say. A version of the terms is one text: another text begins a
 * new version, and the one of before is stored for the orders placed under it. A shop without orders keeps its
 * version.
 */
export async function changeLegalTexts(
  tx: Transaction,
  sources: LegalSources,
  today: CalendarDate,
  write: () => Promise<void>,
): Promise<void> {
  const before = await visibleTexts(tx, sources)
  await write()
  const after = await visibleTexts(tx, sources)
  if (!isDeepStrictEqual(before.privacy, after.privacy))
    await tx.update(settingsTable).set({ privacyVersion: today })
  if (isDeepStrictEqual(before.terms, after.terms)) return
  const [order] = await tx.select({ id: orders.id }).from(orders).limit(1)
  if (!order) return
  const { version } = termsVersions
  await tx.insert(termsVersions).values({ version: before.termsVersion, clauses: before.terms })
  const rows = await tx
    .select({ version })
    .from(termsVersions)
    .where(like(version, `${today}%`))
  const ended = rows.map((row) => row.version)
  await tx.update(settingsTable).set({ termsVersion: nextVersion(today, ended) })
}

async function visibleTexts(tx: Transaction, sources: LegalSources) {
  const [catalogue, settings] = [await loadCatalogue(tx), await loadSettings(tx)]
  const { questions } = await loadSite(tx)
  const { terms, privacy } = standardClauses(catalogue, settings, sources)
  const termsIn = (lang: Lang) => visibleClauses(terms[lang], 'terms', questions)
  return {
    termsVersion: settings.termsVersion,
    terms: { zh: termsIn('zh'), en: termsIn('en') },
    privacy: visibleClauses(privacy, 'privacy', questions),
  }
}

/** Example: 2026-11-30, then 2026-11-30.2 on the same day */
export function nextVersion(today: CalendarDate, ended: readonly string[]): string {
  let version: string = today
  for (let number = 2; ended.includes(version); number++) version = `${today}.${number}`
  return version
}
