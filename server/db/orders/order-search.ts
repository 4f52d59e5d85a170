/** Finds orders by their words: the newest ones, in few reads however many orders are stored (decisions/0053). */
import { desc, type SQL, sql } from 'drizzle-orm'
import type { SearchWord } from '#domain/staff/order-search.ts'
import { orderWords } from '#server/db/schema/order-words.ts'
import type { Database } from '#server/db/store/database.ts'

/** More than anybody reads; a search for a word that half of all addresses contain ends here. */
const maxFound = 500

/** The orders of a busy half year: reading their words takes a few milliseconds. */
const maxRead = 20_000

/** The ids of the newest orders that have, for each of these words, a word that begins so; at most 500. */
export async function ordersWithWords(
  db: Pick<Database, 'select'>,
  words: readonly SearchWord[],
): Promise<readonly number[]> {
  const query = words.map(lexeme).join(' & ')
  const recent = await amongNewest(db, query)
  return recent.length === maxFound ? recent : amongAll(db, query)
}

/** Reads the words of the newest orders one by one: quick when many orders match, whichever these are. */
async function amongNewest(db: Pick<Database, 'select'>, query: string): Promise<number[]> {
  const newest = db
    .select({ id: orderWords.orderId, words: orderWords.words })
    .from(orderWords)
    .orderBy(desc(orderWords.orderId))
    .limit(maxRead)
    .as('newest')
  return ids(
    await db
      .select({ id: newest.id })
      .from(newest)
      .where(hasWords(sql`${newest.words}`, query))
      .orderBy(desc(newest.id))
      .limit(maxFound),
  )
}

/** Asks the index of the words: quick when few orders match. */
async function amongAll(db: Pick<Database, 'select'>, query: string): Promise<number[]> {
  return ids(
    await db
      .select({ id: orderWords.orderId })
      .from(orderWords)
      .where(hasWords(sql`${orderWords.words}`, query))
      // The sum keeps the planner from reading all orders by their ids when it takes rare words for frequent ones.
      .orderBy(sql`${orderWords.orderId} + 0 desc`)
      .limit(maxFound),
  )
}

const hasWords = (words: SQL, query: string): SQL => sql`${words} @@ ${query}::tsquery`

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
