/** Every change increments content_revision. */
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  foreignKey,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core'
import type { CalendarDate } from '#domain/calendar.ts'
import type {
  Gift,
  MenuSheet,
  NextGiftPrice,
  NextPrices,
  PriceDisplay,
  SetUnit,
} from '#domain/menu/catalogue.ts'
import type { Text } from '#domain/text.ts'
import { centsColumn, instant, notNegative, oneOf, seasonColumn, textColumn } from './columns.ts'
import { imageId, images } from './pictures.ts'

export const dishes = pgTable('dishes', {
  id: text().primaryKey(),
  name: textColumn().notNull(),
  course: text().notNull(),
  cuisine: text().notNull(),
  vegetarian: boolean().notNull(),
  vegan: boolean().notNull(),
  spicy: boolean().notNull(),
  contains: text().array().notNull(),
  allergens: text().array().notNull(),
  description: textColumn(),
  onSale: boolean().notNull().default(true),
  imageId: imageId(),
})

export const categories = pgTable(
  'categories',
  {
    id: text().primaryKey(),
    position: integer().notNull(),
    name: textColumn().notNull(),
    description: textColumn().notNull(),
    kind: text().$type<'sets' | 'gifts'>().notNull(),
    path: text(),
    season: seasonColumn(),
    onSale: boolean().notNull().default(true),
  },
  (t) => [oneOf('categories_kind', t.kind, ['sets', 'gifts'])],
)

export const setMenus = pgTable(
  'set_menus',
  {
    id: integer().primaryKey(),
    position: integer().notNull(),
    slug: text().notNull().unique(),
    categoryId: text()
      .notNull()
      .references(() => categories.id),
    name: textColumn().notNull(),
    tagline: textColumn().notNull(),
    description: textColumn().notNull(),
    servesMin: integer().notNull(),
    servesMax: integer().notNull(),
    unit: text().$type<SetUnit>().notNull(),
    pricing: text().$type<'fixed' | 'perItem'>().notNull(),
    price: centsColumn().notNull(),
    priceDisplay: jsonb().$type<PriceDisplay>().notNull(),
    nextPrices: jsonb().$type<NextPrices>(),
    includesDelivery: boolean().notNull(),
    minQuantity: integer().notNull(),
    minQuantityScope: text().$type<'set' | 'category'>().notNull(),
    /** Food needs these days between order and delivery; null uses the shop's default. */
    leadDays: integer(),
    includedCutlery: integer().notNull(),
    includedTongs: integer().notNull(),
    badges: text().array().notNull(),
    sheets: jsonb().$type<readonly MenuSheet[]>().notNull(),
    externalPath: text(),
    season: seasonColumn(),
    published: boolean().notNull(),
    imageId: imageId(),
    /** Crop for cards; null for the complete picture. */
    cardImageId: integer().references(() => images.id),
  },
  (t) => [
    notNegative('set_menus_price', t.price),
    notNegative('set_menus_included', t.includedCutlery, t.includedTongs),
    check('set_menus_serves', sql`${t.servesMin} between 1 and ${t.servesMax}`),
    check('set_menus_min_quantity', sql`${t.minQuantity} >= 1`),
    check('set_menus_lead_days', sql`${t.leadDays} >= 1`),
    oneOf('set_menus_unit', t.unit, ['set', 'person', 'box', 'plate', 'tray', 'piece']),
    oneOf('set_menus_pricing', t.pricing, ['fixed', 'perItem']),
    oneOf('set_menus_scope', t.minQuantityScope, ['set', 'category']),
  ],
)

export const setMenuTabs = pgTable(
  'set_menu_tabs',
  {
    setId: integer()
      .notNull()
      .references(() => setMenus.id, { onDelete: 'cascade' }),
    categoryId: text()
      .notNull()
      .references(() => categories.id),
    position: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.setId, t.categoryId] })],
)

export const dishGroups = pgTable(
  'dish_groups',
  {
    setId: integer()
      .notNull()
      .references(() => setMenus.id, { onDelete: 'cascade' }),
    id: text().notNull(),
    position: integer().notNull(),
    course: text().notNull(),
    name: textColumn().notNull(),
    min: integer().notNull(),
    max: integer().notNull(),
    repeatable: boolean().notNull(),
    defaults: text().array().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.setId, t.id] }),
    check('dish_groups_bounds', sql`${t.min} >= 0 and ${t.max} >= ${t.min}`),
  ],
)

export const groupDishes = pgTable(
  'group_dishes',
  {
    setId: integer().notNull(),
    groupId: text().notNull(),
    dishId: text()
      .notNull()
      .references(() => dishes.id),
    position: integer().notNull(),
    extra: centsColumn().notNull(),
    price: centsColumn(),
    note: textColumn(),
  },
  (t) => [
    primaryKey({ columns: [t.setId, t.groupId, t.dishId] }),
    foreignKey({
      columns: [t.setId, t.groupId],
      foreignColumns: [dishGroups.setId, dishGroups.id],
    }).onDelete('cascade'),
    notNegative('group_dishes_money', t.extra, t.price),
  ],
)

export const gifts = pgTable(
  'gifts',
  {
    id: integer().primaryKey(),
    position: integer().notNull(),
    slug: text().notNull().unique(),
    name: textColumn().notNull(),
    price: centsColumn().notNull(),
    nextPrice: jsonb().$type<NextGiftPrice>(),
    introduction: jsonb().$type<Gift['introduction']>().notNull(),
    contents: jsonb().$type<readonly Text[]>().notNull(),
    allergens: text().array().notNull(),
    onlinePath: text().notNull(),
    published: boolean().notNull().default(true),
    imageId: imageId(),
    /** The gift has a transparent background. */
    aloneImageId: integer().references(() => images.id),
  },
  (t) => [notNegative('gifts_price', t.price)],
)

/** Every change increments content_revision. */
export const soldOutDishes = pgTable(
  'sold_out_dishes',
  {
    dishId: text()
      .primaryKey()
      .references(() => dishes.id, { onDelete: 'cascade' }),
    /** A range includes both days. */
    from: date({ mode: 'string' }).$type<CalendarDate>().notNull(),
    until: date({ mode: 'string' }).$type<CalendarDate>().notNull(),
    at: instant().notNull(),
    by: text().notNull(),
  },
  (t) => [check('sold_out_dishes_days', sql`${t.from} <= ${t.until}`)],
)
