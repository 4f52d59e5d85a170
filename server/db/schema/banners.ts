/** Every change increments content_revision. */
import { sql } from 'drizzle-orm'
import { boolean, check, date, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import type { CalendarDate } from '#domain/calendar.ts'
import { oneOf, seasonColumn, textColumn } from './columns.ts'
import { imageId, images } from './pictures.ts'

export const banners = pgTable(
  'banners',
  {
    id: text().primaryKey(),
    position: integer().notNull(),
    discountType: text().$type<'MAIN_BANNER' | 'POPUP' | 'SWIPER'>().notNull(),
    headline: textColumn().notNull(),
    subline: textColumn().notNull(),
    link: text(),
    season: seasonColumn(),
    isOn: boolean().notNull().default(true),
    from: date('shown_from', { mode: 'string' }).$type<CalendarDate>(),
    until: date('shown_until', { mode: 'string' }).$type<CalendarDate>(),
    wideImageId: imageId(),
    tallImageId: imageId(),
    wideEnglishImageId: integer().references(() => images.id),
    tallEnglishImageId: integer().references(() => images.id),
  },
  (t) => [
    oneOf('banners_discount_type', t.discountType, ['MAIN_BANNER', 'POPUP', 'SWIPER']),
    check('banners_days', sql`${t.from} <= ${t.until}`),
  ],
)

export const swiperTitles = pgTable(
  'swiper_titles',
  {
    id: integer().primaryKey(),
    bannerId: text()
      .notNull()
      .references(() => banners.id, { onDelete: 'cascade' }),
    title: textColumn().notNull(),
  },
  (t) => [unique('swiper_titles_banner').on(t.bannerId)],
)
