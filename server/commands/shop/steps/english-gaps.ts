import { pageName } from '#content/page-name.ts'
import { settingsSectionNames } from '#content/staff/shop/settings/settings.ts'
import { sitePartNames } from '#content/staff/shop/settings/site.ts'
import { isLegal, legalPages, shownSite } from '#domain/shop/site-content.ts'
import { hasEnglishGap } from '#domain/staff/shop/english-gap.ts'
import type { Text } from '#domain/text.ts'
import { loadCatalogue } from '#server/db/shop/catalogue.ts'
import { loadSettings } from '#server/db/shop/settings.ts'
import { loadSite } from '#server/db/shop/site.ts'
import type { Database } from '#server/db/store/database.ts'

/** A form where published texts lack their English. */
export interface EnglishGap {
  readonly kind: 'set' | 'dish' | 'category' | 'gift' | 'page' | 'site' | 'settings'
  readonly id: string
  readonly name: Text
}

/** An English site must not open while there are any. */
export async function loadEnglishGaps(db: Database): Promise<readonly EnglishGap[]> {
  const { sets, dishes, categories, gifts, banners, swiperTitles } = await loadCatalogue(db)
  const { pages, notice, questions, home, clientele } = shownSite(await loadSite(db))
  const settings = await loadSettings(db)
  const forms: readonly [
    EnglishGap['kind'],
    Iterable<readonly [id: string | number, name: Text, thing: unknown]>,
  ][] = [
    ['set', sets.filter(({ published }) => published).map((set) => [set.id, set.name, set])],
    ['dish', [...dishes.values()].filter(({ onSale }) => onSale).map((dish) => [dish.id, dish.name, dish])],
    ['category', categories.filter(({ onSale }) => onSale).map((each) => [each.id, each.name, each])],
    ['gift', gifts.filter(({ published }) => published).map((gift) => [gift.id, gift.name, gift])],
    ['page', pages.filter(({ isOn }) => isOn).map((page) => [page.id, pageName(page), page])],
    [
      'site',
      [
        [
          'front',
          sitePartNames.front,
          [notice?.isOn && notice, banners.filter(({ isOn }) => isOn), swiperTitles],
        ],
        ['home', sitePartNames.home, { ...home, claims: home.claims.filter(({ isOn }) => isOn) }],
        ['clients', sitePartNames.clients, clientele],
        ['questions', sitePartNames.questions, questions.filter(({ sectionId }) => !isLegal(sectionId))],
        ...legalPages.map(
          (page) =>
            [page, sitePartNames[page], questions.filter(({ sectionId }) => sectionId === page)] as const,
        ),
      ],
    ],
    [
      'settings',
      (['zones', 'remotePlaces', 'pickupPlaces', 'mail', 'service'] as const).map((id) => [
        id,
        settingsSectionNames[id],
        settings[id],
      ]),
    ],
    [
      'settings',
      [
        ['payment', settingsSectionNames.payment, settings.accounts],
        ['promotions', settingsSectionNames.promotions, settings.promotions.filter(({ isOn }) => isOn)],
      ],
    ],
  ]
  return forms.flatMap(([kind, all]) =>
    [...all].flatMap(([id, name, thing]) => (hasEnglishGap(thing) ? [{ kind, id: String(id), name }] : [])),
  )
}
