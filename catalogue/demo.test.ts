/**
 * Checks the demo's figures, which the specification and the decisions state. A caterer with another menu deletes this
 * file; every other test reads tests/fixtures/catalogue.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { readCatalogueFiles, shopCatalogue } from '#server/db/seed/catalogue-files.ts'
import art from '#tests/fixtures/catalogue/pictures/index.json' with { type: 'json' }
import clientRows from './clients.json' with { type: 'json' }
import dishRows from './dishes.json' with { type: 'json' }
import { findingsIn } from './findings.ts'
import { lacksSpace, straight } from './house-style.ts'
import drawings from './pictures/index.json' with { type: 'json' }

const {
  dishes,
  categories,
  setMenus,
  gifts,
  banners,
  promotions,
  delivery,
  clients,
  events,
  pages,
  pictures,
} = readCatalogueFiles()
const setById = new Map(setMenus.map((set) => [set.id, set]))
const dishById = new Map(dishes.map((dish) => [dish.id, dish]))
const isAddOn = ({ id }: { readonly id: string }) => id.startsWith('add-')

test('the demo menu is valid without notes', () => {
  expect(findingsIn(shopCatalogue)).toEqual({ faults: [], notes: [] })
})

describe('the texts of the catalogue', () => {
  const texts = readdirSync(shopCatalogue, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json'))
    .flatMap((file) => textsIn(JSON.parse(readFileSync(join(shopCatalogue, file), 'utf8'))))

  test('have a space between Chinese and a figure or a Latin letter', () => {
    expect(texts.filter(({ zh }) => lacksSpace(zh))).toEqual([])
  })

  test('have curly apostrophes', () => {
    expect(texts.filter(({ zh, en }) => straight.test(en) || straight.test(zh))).toEqual([])
  })
})

test('the demo menu has the drawings that the pages use directly', () => {
  const files = art.pictures.map(({ file }) => join(shopCatalogue, 'pictures', file))
  expect(files.filter((file) => !existsSync(file))).toEqual([])
})

test('the alternative text of a set’s table names dishes as the menu does', () => {
  const names = new Set(dishes.map(({ name }) => name.zh))
  const tables = drawings.pictures.filter(({ id }) => id.startsWith('sets/'))
  const unknownDishes = tables.flatMap(({ id, alt }) =>
    alt.zh
      .replace(/^從上方看的餐枱，擺有/, '')
      .replace(/等菜式$/, '')
      .split('、')
      .filter((name) => !names.has(name))
      .map((name) => [id, name]),
  )
  expect(tables.length).toBeGreaterThan(40)
  expect(unknownDishes).toEqual([])
})

describe('the drawings of the dishes', () => {
  const drawingOf = new Map(drawings.pictures.map((drawing) => [drawing.file, drawing]))
  const dishDrawings = dishes.map((dish) => {
    const drawing = drawingOf.get(pictures.maps.dish[dish.id] ?? '')
    if (!drawing) throw new Error(`${dish.id} has no drawing`)
    return { dish, ...drawing }
  })

  test('belong to one dish each', () => {
    const sharedPictures = Object.values(
      Object.groupBy(dishDrawings, ({ file }) => sameForSameDrawing(markupOf(file))),
    )
      .filter((rows = []) => rows.length > 1)
      .map((rows = []) => rows.map(({ dish }) => dish.id))
    expect(sharedPictures).toEqual([])
  })

  test('count as equal if only their ids and spaces differ', () => {
    const [one, other] = [
      '<svg><g id="pa-1"/><use href="#pa-1"/></svg>',
      '<svg>\n<g id="pb-9"/> <use href="#pb-9"/></svg>',
    ].map(sameForSameDrawing)
    expect(one).toBe(other)
  })

  test('look different as thumbnails', { timeout: 120_000 }, async () => {
    const thumbnails = await Promise.all(
      dishDrawings.map(async ({ dish, file }) => ({ id: dish.id, pixels: await thumbnail(markupOf(file)) })),
    )
    const alike = thumbnails.flatMap(({ id, pixels }, index) =>
      thumbnails
        .slice(index + 1)
        .filter((other) => difference(pixels, other.pixels) < leastDifference)
        .map((other) => [id, other.id]),
    )
    expect(alike).toEqual([])
  })

  test('have an alternative text that names the dish in both languages', () => {
    const nameless = dishDrawings.filter(
      ({ dish, alt }) =>
        !share(pairsOf(alt.zh), pairsOf(dish.name.zh)) || !share(wordsOf(alt.en), wordsOf(dish.name.en)),
    )
    expect(nameless.map(({ dish, alt }) => [dish.name, alt])).toEqual([])
  })

  test('show no meat that the dish does not contain, and none for a vegetarian dish', () => {
    const flesh = 'beef pork chicken duck turkey lamb meat fish crustacean mollusc gelatine'.split(' ')
    const wrong = dishDrawings.filter(({ dish, shows }) =>
      shows?.some((food) => flesh.includes(food) && !dish.contains.some((part) => part === food)),
    )
    expect(wrong.map(({ dish, shows }) => [dish.id, shows])).toEqual([])
    expect(dishDrawings.filter(({ shows }) => !shows)).toEqual([])
  })

  const markupOf = (file: string) => readFileSync(join(shopCatalogue, 'pictures', file), 'utf8')

  /** Two consecutive Chinese characters: the shortest part of a name that means a dish. */
  const pairsOf = (text: string) =>
    (text.match(/\p{Script=Han}+/gu) ?? []).flatMap((run) =>
      Array.from(run)
        .slice(1)
        .map((character, index) => run.charAt(index) + character),
    )
  /** Only words of more than three letters count, without plural endings. */
  const wordsOf = (text: string) =>
    (text.toLowerCase().match(/\p{L}{3,}/gu) ?? [])
      .filter((word) => !['and', 'with', 'the', 'mini', 'style'].includes(word))
      .map((word) => word.replace(/(ies|es|s)$/, ''))
  const share = (some: readonly string[], others: readonly string[]) =>
    some.some((part) => others.includes(part))
})

test.each(pages.flatMap(({ id, content }) => (content ? [[id, content.look] as const] : [])))(
  'the table of %s shows none of the dishes at the edge of its landing page',
  (_, look) => {
    const texts = drawings.pictures.find(({ file }) => file === look.picture)?.dishes ?? []
    expect(texts.length).toBeGreaterThan(5)
    expect(look.plates.filter(({ picture }) => texts.includes(picture))).toEqual([])
  },
)

describe('the set menus', () => {
  test('have the prices and displays of the specification', () => {
    const check = (kind: string) =>
      setMenus
        .filter(({ priceDisplay }) => priceDisplay.kind === kind)
        .map(({ id, priceCents }) => [id, priceCents])
    expect(setMenus).toHaveLength(53)
    expect(check('fromFreeDelivery').sort()).toEqual([
      [19, 72_200],
      [2, 71_400],
      [49, 10_800],
    ])
    expect(check('perPlate')).toEqual([[1, 9_800]])
    expect(check('perTray')).toHaveLength(1)
    expect(setById.get(32)?.priceDisplay).toEqual({ kind: 'range', min: 1_800, max: 4_500 })
    expect(setMenus.find(({ slug }) => slug === 'deluxe-30')).toMatchObject({
      priceCents: 384_000,
      serves: { max: 30 },
    })
    expect(setMenus.filter(({ priceCents }) => priceCents % 100 !== 0)).toEqual([])
  })

  test('include delivery exactly if they say so', () => {
    const free = setMenus.filter(({ includesDelivery }) => includesDelivery).map(({ id }) => id)
    expect(free.sort((a, b) => a - b)).toEqual([2, 19, 49])
  })

  test('have prices by item for Christmas Joy, the snacks and Ace only', () => {
    const byItem = setMenus.filter(({ pricing }) => pricing === 'perItem')
    expect(byItem.map(({ id }) => id).sort((a, b) => a - b)).toEqual([1, 32, 49])
    for (const { groups, minQuantity } of byItem) expect(groups[0]?.min).toBe(minQuantity)
  })

  test('have the sizes of their category', () => {
    const sizes = (category: string) => [
      ...new Set(
        setMenus.filter(({ categoryId }) => categoryId === category).map(({ serves }) => serves.max),
      ),
    ]
    expect(sizes('party-sets').sort()).toEqual([10, 20, 30, 40])
    expect(sizes('birthday').sort()).toEqual([10, 20, 30, 40, 50, 60])
    expect(sizes('boat').sort()).toEqual([10, 20, 30])
  })

  test('have their seasons, and the bento boxes their common minimum', () => {
    for (const { categoryId, seasonal, minQuantityScope } of setMenus) {
      if (categoryId === 'christmas') expect(seasonal).toEqual({ from: '12-01', to: '12-31' })
      if (categoryId === 'halloween') expect(seasonal?.from).toMatch(/^10/)
      expect(minQuantityScope).toBe(categoryId === 'bento' ? 'category' : 'set')
    }
    expect(setMenus.filter(({ externalPath }) => externalPath).map(({ id }) => id)).toEqual([14])
  })

  test('cost $70 to $250 per person if they are a whole meal', () => {
    for (const { slug, categoryId, pricing, priceCents, serves, groups } of setMenus) {
      if (categoryId === 'snacks') continue
      const items = groups.flatMap((group) => group.dishes.flatMap((dish) => dish.priceCents ?? []))
      expect(priceCents / serves.max, slug).toBeGreaterThanOrEqual(7_000)
      const dearest = pricing === 'perItem' ? Math.max(...items) : priceCents / serves.min
      expect(dearest, slug).toBeLessThanOrEqual(25_000)
    }
  })

  test('offer paid extras that start at 0 and cost what the dish costs', () => {
    const prices = new Map(dishRows.map(({ id, priceCents }) => [id, priceCents]))
    for (const { min, defaults, dishes: choices } of setMenus.flatMap(({ groups }) =>
      groups.filter(isAddOn),
    )) {
      expect([min, defaults]).toEqual([0, []])
      for (const { dishId, extraCents } of choices) expect(extraCents, dishId).toBe(prices.get(dishId))
    }
  })

  test('group vegetarian and Thai dishes by kind, and have the vegetarian badge when nothing contains meat', () => {
    for (const { slug, badges, groups } of setMenus) {
      const all = groups.flatMap((group) => group.dishes.map(({ dishId }) => dishById.get(dishId)))
      expect(badges.includes('vegetarian'), slug).toBe(all.every((dish) => dish?.vegetarian))
    }
    for (const { course, dishes: choices } of setMenus.flatMap(({ groups }) => groups)) {
      const choiceDishes = choices.map(({ dishId }) => dishById.get(dishId))
      if (course === 'su') expect(choiceDishes.every((dish) => dish?.vegetarian)).toBe(true)
      if (course === 'thai') expect(choiceDishes.every((dish) => dish?.cuisine === 'thai')).toBe(true)
    }
  })
})

describe('the rest of the catalogue', () => {
  test('has as many items as the specification', () => {
    expect([gifts, clients, events.featured].map(({ length }) => length)).toEqual([8, 39, 6])
    expect(dishes.length).toBeGreaterThanOrEqual(130)
    expect(categories.map(({ id }) => id)).toContain('christmas')
    expect(events.activities.length).toBeGreaterThanOrEqual(10)
    expect(events.featured.map(({ guests }) => guests)).toEqual([1000, 80, 100, 40, 150, 200])
    const banner = Object.groupBy(banners, ({ discountType }) => discountType)
    expect([banner.MAIN_BANNER, banner.POPUP, banner.SWIPER].map((list) => list?.length)).toEqual([5, 2, 4])
  })

  test('has the promotion codes of the specification, and the Halloween gift', () => {
    expect(promotions).toMatchObject([
      { code: 'CV88', percentOff: 12 },
      { code: 'CASH100', amountCents: 10_000 },
      { code: 'SNACK2023', freeDishId: 'herb-wedges' },
      { code: null, freeDishId: 'profiteroles', minBoxes: 14, setIds: [52] },
    ])
  })

  test('has monograms with enough contrast', () => {
    expect(Object.keys(pictures.maps.client).sort()).toEqual(clientRows.map(({ id }) => id).sort())
    for (const { id, monogram } of clientRows)
      expect(contrast(monogram.fg, monogram.bg), id).toBeGreaterThanOrEqual(4.5)
  })
})

describe('delivery in the demo', () => {
  test('costs what the specification’s order form says', () => {
    expect(delivery.zones.map(({ id, feeCents }) => [id, feeCents])).toEqual([
      ['kwun-tong-centre', 6_000],
      ['kowloon', 15_000],
      ['hong-kong-island', 20_000],
      ['new-territories', 22_000],
    ])
    expect(delivery.specialDates.fees.map(({ feeCents }) => feeCents)).toEqual([
      6_000, 18_000, 22_000, 22_000,
    ])
    expect(delivery.freeDelivery.thresholdCents).toBe(220_000)
    expect(delivery.remoteAreas.filter(({ freeDelivery }) => freeDelivery)).toEqual([])
  })

  test('has twenty half-hour slots from 10:00 to 20:00, to all eighteen districts', () => {
    const { slots, districts } = delivery
    expect([slots.length, slots[0]?.from, slots.at(-1)?.to]).toEqual([20, '10:00', '20:00'])
    expect(slots.slice(1).every(({ from }, index) => from === slots[index]?.to)).toBe(true)
    expect([districts.length, districts.filter(({ page }) => page).length]).toEqual([18, 12])
  })
})

/** Levels of 256, on average over all pixels. Chicken and tofu in one green curry differ by 4, bao and prawn dumplings by 7. */
const leastDifference = 6

/** The markup without the names of ids and the spaces, which say nothing about how it looks. */
function sameForSameDrawing(markup: string): string {
  const ids = [...markup.matchAll(/id="([^"]+)"/g)].map(([, id = '']) => id)
  const places = new Map(ids.map((id, index) => [id, `id${index}`]))
  return markup
    .replace(/(id="|#)([^")]+)(?=[")])/g, (_, before: string, id: string) => before + (places.get(id) ?? id))
    .replace(/\s+/g, '')
}

function thumbnail(markup: string): Promise<Buffer> {
  return sharp(Buffer.from(markup))
    .resize(32, 32)
    .flatten({ background: '#fff' })
    .removeAlpha()
    .raw()
    .toBuffer()
}

function difference(one: Buffer, other: Buffer): number {
  return one.reduce((sum, level, index) => sum + Math.abs(level - (other[index] ?? 0)), 0) / one.length
}

/** WCAG defines this formula for two colours written #rrggbb. */
function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

function luminance(colour: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

function textsIn(node: unknown): readonly { readonly zh: string; readonly en: string }[] {
  if (typeof node !== 'object' || node === null) return []
  if ('zh' in node && 'en' in node) return [{ zh: String(node.zh), en: String(node.en) }]
  return Object.values(node).flatMap(textsIn)
}
