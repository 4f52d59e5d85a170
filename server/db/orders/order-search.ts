/** Finds orders by their words: the newest ones, in few reads however many orders are stored (decisions/0053, 0071). */
import { and, desc, type SQL, sql } from 'drizzle-orm'
import type { SearchWord } from '#domain/staff/order-search.ts'
import { orderWords } from '#server/db/schema/order-words.ts'
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

/** The ids of the newest orders that have, for each of these words, a word that begins so; at most 500. */
export async function ordersWithWords(db: Reader, words: readonly SearchWord[]): Promise<readonly number[]> {
  const lexemes = words.map(lexeme)
  const sample = await countInSample(db, lexemes)
  if (sample.all * maxRead >= sampleSize * maxFound) {
    const recent = await amongNewest(db, lexemes)
    if (recent.length === maxFound) return recent
  }
  const rarest = Math.min(...sample.each)
  return amongAll(db, lexemes, rarest <= maxRare ? sample.each.indexOf(rarest) : null)
}

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
 * Asks the index of the words: quick when few orders match.
 * @param rare the index of a rare word: the orders that have it are read to see whether they have the others. The index
 *   of all words would go through every order of a frequent one. Null: none is rare
 */
async function amongAll(db: Reader, lexemes: readonly string[], rare: number | null): Promise<number[]> {
  const { orderId, words } = orderWords
  const asked = rare === null ? lexemes : lexemes.slice(rare, rare + 1)
  const rest = rare === null ? [] : lexemes.toSpliced(rare, 1)
  return ids(
    await db
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
function lexeme(word: SearchWord): string {
  const quoted = `'${word.replaceAll("'", "''").replaceAll('\\', '\\\\')}'`
  const isPair = /^\P{ASCII}{2}$/u.test(word)
  return isPair ? quoted : `${quoted}:*`
}

const ids = (rows: readonly { readonly id: number }[]): number[] => rows.map(({ id }) => id)
