import { asc, eq, max, notInArray, sql } from 'drizzle-orm'
import { noClientele } from '#domain/shop/client.ts'
import { standardHome } from '#domain/shop/home-content.ts'
import type { SiteContent } from '#domain/shop/site-content.ts'
import type { SiteEdit } from '#domain/staff/shop/website/site-part.ts'
import { banners, swiperTitles } from '#server/db/schema/banners.ts'
import { settings } from '#server/db/schema/settings.ts'
import { notices, pages, placedQuestions, siteWords, termsVersions } from '#server/db/schema/site.ts'
import { bannerRows } from '#server/db/seed/content-rows.ts'
import type { Database } from '#server/db/store/database.ts'

type Reads = Pick<Database, 'select'>
type Writes = Pick<Database, 'select' | 'insert' | 'update' | 'delete'>

export async function loadSite(db: Reads): Promise<SiteContent> {
  const [notice] = await db.select().from(notices)
  const rows = await db.select().from(placedQuestions).orderBy(asc(placedQuestions.position))
  const [words] = await db.select().from(siteWords)
  const pageRows = await db.select().from(pages).orderBy(asc(pages.position))
  return {
    notice: notice ? withoutId(notice) : null,
    questions: rows.map(({ position: _, ...question }) => question),
    pages: pageRows.map(({ position: _, ...page }) => page),
    home: { ...standardHome, ...words?.home },
    clientele: { ...noClientele, ...words?.clientele },
  }
}

const withoutId = ({ id: _, ...notice }: typeof notices.$inferSelect) => notice

/** The clauses of a version that has ended; null if it has not, or never was. */
export async function endedTerms(db: Reads, version: string) {
  const [ended] = await db.select().from(termsVersions).where(eq(termsVersions.version, version))
  return ended?.clauses ?? null
}

/** Absent parts stay unchanged. */
export async function writeSite(
  db: Writes,
  { banners: all, notice, questions, look, ...words }: SiteEdit,
): Promise<void> {
  if (notice !== undefined) {
    await db.delete(notices)
    if (notice) await db.insert(notices).values(notice)
  }
  if (look)
    await db.update(settings).set({ details: sql`${settings.details} || ${JSON.stringify(look)}::jsonb` })
  if (all) await writeBanners(db, all)
  if (questions) {
    await db.delete(placedQuestions)
    const rows = questions.map((question, position) => ({ ...question, position }))
    if (rows.length > 0) await db.insert(placedQuestions).values(rows)
  }
  if (words.home || words.clientele)
    await db.insert(siteWords).values(words).onConflictDoUpdate({ target: siteWords.id, set: words })
}

/** Clients know the ids of swiper titles. */
async function writeBanners(db: Writes, all: NonNullable<SiteEdit['banners']>): Promise<void> {
  const ids = all.map(({ id }) => id)
  await db.delete(banners).where(notInArray(banners.id, ids))
  for (const row of bannerRows({ banners: all }))
    await db.insert(banners).values(row).onConflictDoUpdate({ target: banners.id, set: row })
  for (const { id: bannerId, discountType, headline: title } of all) {
    if (discountType !== 'SWIPER') continue
    const [last] = await db.select({ id: max(swiperTitles.id) }).from(swiperTitles)
    await db
      .insert(swiperTitles)
      .values({ id: (last?.id ?? 0) + 1, bannerId, title })
      .onConflictDoUpdate({ target: swiperTitles.bannerId, set: { title } })
  }
}
