import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { cents } from '#domain/money.ts'
import { projectFolder } from '#server/project-folder.ts'

/** The demo catalogue as it lies in catalogue/*.json, checked while it is read so that a slip names its place. */

const text = v.object({ zh: v.string(), en: v.string() })
const money = v.pipe(v.number(), v.integer(), v.minValue(0), v.transform(cents))
const count = v.pipe(v.number(), v.integer(), v.minValue(0))
const season = v.object({ from: v.string(), to: v.string() })
const priceDisplay = v.variant('kind', [
  v.object({ kind: v.picklist(['plain', 'fromFreeDelivery', 'perPlate', 'perTray']) }),
  v.pipe(
    v.object({ kind: v.literal('range'), minCents: money, maxCents: money }),
    v.transform(({ kind, minCents, maxCents }) => ({ kind, min: minCents, max: maxCents })),
  ),
])

const dish = v.object({
  id: v.string(),
  name: text,
  course: v.string(),
  cuisine: v.string(),
  vegetarian: v.boolean(),
  vegan: v.boolean(),
  spicy: v.boolean(),
  contains: v.array(v.string()),
  allergens: v.array(v.string()),
})

const category = v.object({
  id: v.string(),
  name: text,
  description: text,
  kind: v.picklist(['sets', 'gifts']),
  path: v.nullable(v.string()),
  seasonal: v.optional(season),
})

const group = v.object({
  id: v.string(),
  course: v.string(),
  name: text,
  min: count,
  max: count,
  repeatable: v.optional(v.boolean(), false),
  defaults: v.array(v.string()),
  dishes: v.array(
    v.object({
      dishId: v.string(),
      extraCents: v.optional(money, 0),
      priceCents: v.optional(money),
      note: v.optional(text),
    }),
  ),
})

const setMenu = v.object({
  id: count,
  slug: v.string(),
  categoryId: v.string(),
  alsoIn: v.optional(v.array(v.string()), []),
  name: text,
  tagline: text,
  description: text,
  serves: v.object({ min: count, max: count }),
  unit: v.picklist(['set', 'person', 'box', 'plate', 'tray', 'piece']),
  pricing: v.picklist(['fixed', 'perItem']),
  priceCents: money,
  priceDisplay,
  includesDelivery: v.boolean(),
  minQuantity: count,
  minQuantityScope: v.picklist(['set', 'category']),
  includedCutlery: count,
  includedTongs: count,
  badges: v.array(v.string()),
  groups: v.array(group),
  menuMedia: v.optional(v.array(v.object({ title: text, groupIds: v.array(v.string()) })), []),
  externalPath: v.optional(v.string()),
  seasonal: v.optional(season),
})

const gift = v.object({
  id: count,
  slug: v.string(),
  name: text,
  priceCents: money,
  introduction: v.object({
    title: text,
    paragraphOne: text,
    paragraphTwo: text,
    bulletOne: text,
    bulletTwo: text,
    paragraphThree: text,
    paragraphFour: text,
  }),
  contents: v.array(text),
  allergens: v.array(v.string()),
  onlinePath: v.string(),
})

const banner = v.object({
  id: v.string(),
  discountType: v.picklist(['MAIN_BANNER', 'POPUP', 'SWIPER']),
  headline: text,
  subline: text,
  link: v.nullable(v.string()),
  seasonal: v.optional(season),
})

const promotion = v.object({
  id: v.string(),
  code: v.nullable(v.string()),
  kind: v.picklist(['percent', 'amount', 'freeDish']),
  name: text,
  description: text,
  minSubtotalCents: v.optional(money, 0),
  seasonal: v.optional(season),
  percentOff: v.optional(count),
  amountCents: v.optional(money),
  freeDishId: v.optional(v.string()),
  freeQuantity: v.optional(count),
  minBoxes: v.optional(count),
  setIds: v.optional(v.array(count)),
})

const delivery = v.object({
  zones: v.array(v.object({ id: v.string(), name: text, feeCents: money, note: text })),
  districts: v.array(v.object({ id: v.string(), zoneId: v.string() })),
  remoteAreas: v.array(
    v.object({
      id: v.string(),
      name: text,
      districtId: v.string(),
      freeDelivery: v.boolean(),
      surcharge: v.boolean(),
      note: text,
    }),
  ),
  freeDelivery: v.object({ thresholdCents: money }),
  specialDates: v.object({
    dates: v.array(season),
    fees: v.array(v.object({ zoneId: v.string(), feeCents: money })),
  }),
  slots: v.array(v.object({ from: v.string(), to: v.string() })),
  leadTimes: v.object({ onlineDays: count }),
  pickup: v.object({ id: v.string(), name: text, address: text }),
  extras: v.object({ cutleryCents: money, tongsCents: money }),
})

const client = v.object({ id: v.string(), name: text, monogram: v.object({ initials: v.string() }) })

const events = v.object({
  featured: v.array(
    v.object({
      id: v.string(),
      guests: count,
      name: text,
      venue: text,
      service: text,
      description: text,
    }),
  ),
  activities: v.array(v.object({ id: v.string(), name: text, service: text, number: count })),
})

const pictures = v.object({
  pictures: v.array(v.object({ file: v.string(), width: count, height: count, alt: text })),
  maps: v.object({
    dish: v.record(v.string(), v.string()),
    setMenu: v.record(v.string(), v.string()),
    gift: v.record(v.string(), v.string()),
    banner: v.record(v.string(), v.object({ wide: v.string(), tall: v.string() })),
    event: v.record(v.string(), v.string()),
    clientActivity: v.record(v.string(), v.string()),
  }),
})

export const catalogueFolder = join(projectFolder, 'catalogue')

/** Reads the files. Throws naming the file, the place in it and what is wrong there. */
export function readCatalogueFiles() {
  return {
    dishes: read('dishes.json', v.array(dish)),
    categories: read('categories.json', v.array(category)),
    setMenus: read('setMenus.json', v.array(setMenu)),
    gifts: read('gifts.json', v.array(gift)),
    banners: read('banners.json', v.array(banner)),
    promotions: read('promotions.json', v.array(promotion)),
    delivery: read('delivery.json', delivery),
    clients: read('clients.json', v.array(client)),
    events: read('events.json', events),
    pictures: read('pictures/index.json', pictures),
  }
}

export type CatalogueFiles = ReturnType<typeof readCatalogueFiles>

function read<Schema extends v.GenericSchema>(name: string, schema: Schema): v.InferOutput<Schema> {
  const parsed = v.safeParse(schema, JSON.parse(readFileSync(join(catalogueFolder, name), 'utf8')))
  if (parsed.success) return parsed.output
  const [issue] = parsed.issues
  throw new Error(`catalogue/${name}: ${v.getDotPath(issue) ?? 'file'}: ${issue.message}`)
}
