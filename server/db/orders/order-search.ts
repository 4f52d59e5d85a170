/** Finds orders by their words: the newest ones, in few reads however many orders are stored (decisions/0053, 0071, 0083). */
import { and, desc, eq, type SQL, sql } from 'drizzle-orm'
import { alternativesOf, type SearchWord } from '#domain/staff/orders/order-search.ts'
import { orderWords } from '#server/db/schema/order-words.ts'
import { orders } from '#server/db/schema/orders.ts'
import type { Database } from '#server/db/store/database.ts'

type Reader = Pick<Database, 'select'>

/** More than anybody reads; a search for a word that half of all addresses contain ends here. */
const maxFound = 500

/** Orders whose words tell how frequent a word is: a millisecond's read. */
const sampleSize = 2_000

/** The orders of a busy half year: reading their words takes a few milliseconds. */
const maxRead = 20_000

/** A word that so many of the sample have, at most, is rare: the index finds its orders in a few milliseconds. */
const maxRare = 10

/** As many as have a rare word among a million orders: looking each of them up takes some ten milliseconds. */
const maxLookedUp = 5_000

/**
 * The ids of the newest orders that have, for each of these words, a word that begins so; at most 500.
 * @param only a condition on `orders`. It is applied to the newest 20,000 orders if the words are frequent, and otherwise
 *   to the newest 5,000 that have the words: no index answers words and another condition together (decisions/0083)
 */
export async function ordersWithWords(
  db: Reader,
  words: readonly SearchWord[],
  only?: SQL,
): Promise<readonly number[]> {
  const lexemes = words.map(lexeme)
  const sample = await countInSample(db, lexemes)
  if (sample.all * maxRead >= sampleSize * maxFound) {
    if (only) return amongNewestThat(db, lexemes, only)
    const recent = await amongNewest(db, lexemes)
    if (recent.length === maxFound) return recent
  }
  const rarest = Math.min(...sample.each)
  return amongAll(db, lexemes, rarest <= maxRare ? sample.each.indexOf(rarest) : null, only)
}

/**
 * Whether an order has these words, as a condition on `orders`, for lists of few orders: the words of each are looked up.
 * The columns are written out, because Drizzle omits the table's name in a query of one table.
 */
export const hasSearchedWords = (words: readonly SearchWord[]): SQL => sql`(
  select ${readsWords(sql`order_words.words`, words.map(lexeme).join(' & '))} from order_words
  where order_words.order_id = orders.id
)`

/** In how many of the newest orders each word is, and in how many all of them are. */
async function countInSample(db: Reader, lexemes: readonly string[]) {
  const newest = newestOrders(db, sampleSize)
  const countOf = (query: string) =>
    sql<number>`count(*) filter (where ${hasWords(sql`${newest.words}`, query)})`.mapWith(Number)
  const queries = [lexemes.join(' & '), ...lexemes]
  const [counted = {}] = await db
    .select(Object.fromEntries(queries.map((query, index) => [`${index}`, countOf(query)])))
    .from(newest)
  const [all = 0, ...each] = queries.map((_, index) => counted[`${index}`] ?? 0)
  return { all, each }
}

/** Reads the words of the newest orders one by one: quick when many orders match, whichever these are. */
async function amongNewest(db: Reader, lexemes: readonly string[]): Promise<number[]> {
  const newest = newestOrders(db, maxRead)
  return ids(
    await db
      .select({ id: newest.id })
      .from(newest)
      .where(hasWords(sql`${newest.words}`, lexemes.join(' & ')))
      .orderBy(desc(newest.id))
      .limit(maxFound),
  )
}

/**
 * The same of the orders that meet a condition. The planner reads both tables side by side, since it can't tell how many
 * rows meet a condition on a selected value; where it takes them for few, it compares each of the one with each of the
 * other.
 */
async function amongNewestThat(db: Reader, lexemes: readonly string[], only: SQL): Promise<number[]> {
  const found = db
    .select({
      id: orderWords.orderId,
      fits: hasWords(sql`${orderWords.words}`, lexemes.join(' & ')).as('has_words'),
    })
    .from(orderWords)
    .orderBy(desc(orderWords.orderId))
    .limit(maxRead)
    .as('found')
  const wanted = db
    .select({ id: orders.id, fits: sql`${only}`.as('is_wanted') })
    .from(orders)
    .orderBy(desc(orders.id))
    .limit(maxRead)
    .as('wanted')
  return ids(
    await db
      .select({ id: wanted.id })
      .from(wanted)
      .innerJoin(found, eq(found.id, wanted.id))
      .where(and(sql`${wanted.fits}`, sql`${found.fits}`))
      .orderBy(desc(wanted.id))
      .limit(maxFound),
  )
}

/**
 * Asks the index of the words: quick when few orders match.
 * @param rare the index of a rare word: the orders that have it are read to see whether they have the others. The index
 *   of all words would go through every order of a frequent one. Null: none is rare
 */
async function amongAll(
  db: Reader,
  lexemes: readonly string[],
  rare: number | null,
  only?: SQL,
): Promise<number[]> {
  const { orderId, words } = orderWords
  const asked = rare === null ? lexemes : lexemes.slice(rare, rare + 1)
  const rest = rare === null ? [] : lexemes.toSpliced(rare, 1)
  const found = db
    .select({ id: orderId })
    .from(orderWords)
    .where(
      and(
        hasWords(sql`${words}`, asked.join(' & ')),
        rest.length > 0 ? readsWords(sql`${words}`, rest.join(' & ')) : undefined,
      ),
    )
    // The sum keeps the planner from reading all orders by their ids when it takes rare words for frequent ones.
    .orderBy(sql`${orderId} + 0 desc`)
    .limit(only ? maxLookedUp : maxFound)
  if (!only) return ids(await found)
  const newest = found.as('newest')
  return ids(
    await db
      .select({ id: newest.id })
      .from(newest)
      .innerJoin(orders, eq(orders.id, newest.id))
      .where(only)
      .orderBy(desc(newest.id))
      .limit(maxFound),
  )
}

const newestOrders = (db: Reader, number: number) =>
  db
    .select({ id: orderWords.orderId, words: orderWords.words })
    .from(orderWords)
    .orderBy(desc(orderWords.orderId))
    .limit(number)
    .as('newest')

const hasWords = (words: SQL, query: string): SQL => sql`${words} @@ ${query}::tsquery`

/** The same by the function behind the operator: the planner asks an index about operators alone. */
const readsWords = (words: SQL, query: string): SQL => sql`ts_match_vq(${words}, ${query}::tsquery)`

/**
 * Words of letters and digits are looked for by their beginning. Pairs of Chinese characters are stored as pairs, so
 * that the whole word is asked for: the index answers this without reading every order of a frequent pair.
 */
function oneLexeme(word: SearchWord): string {
  const quoted = `'${word.replaceAll("'", "''").replaceAll('\\', '\\\\')}'`
  const isPair = /^\P{ASCII}{2}$/u.test(word)
  return isPair ? quoted : `${quoted}:*`
}

/** The same for all that may stand in its place: variants of characters, and other names of a place. */
function lexeme(word: SearchWord): string {
  const alternatives = alternativesOf(word).map((words) => words.map(oneLexeme).join(' & '))
  return alternatives.length === 1
    ? alternatives.join()
    : `(${alternatives.map((each) => `(${each})`).join(' | ')})`
}

const ids = (rows: readonly { readonly id: number }[]): number[] => rows.map(({ id }) => id)
