import { and, desc, eq, type SQL, sql } from 'drizzle-orm'
import { alternativesOf, type SearchWord } from '#domain/staff/orders/order-search.ts'
import { orders, orderWords } from '#server/db/schema/orders.ts'
import type { Database } from '#server/db/store/database.ts'

/** Half of all addresses may contain a searched word. */
const maxMatches = 500

/**
 * Newest first.
 * @param only a condition on `orders`
 */
export async function ordersWithWords(
  db: Pick<Database, 'select'>,
  words: readonly SearchWord[],
  only?: SQL,
): Promise<readonly number[]> {
  const query = words.map(lexeme).join(' & ')
  const rows = await db
    .select({ id: orders.id })
    .from(orders)
    .innerJoin(orderWords, eq(orderWords.orderId, orders.id))
    .where(and(sql`${orderWords.words} @@ ${query}::tsquery`, only))
    .orderBy(desc(orders.id))
    .limit(maxMatches)
  return rows.map(({ id }) => id)
}

/** Alphanumeric words match by prefix, Chinese text by pairs of characters. */
function oneLexeme(word: SearchWord): string {
  const literal = `'${word.replaceAll("'", "''").replaceAll('\\', '\\\\')}'`
  const isPair = /^\P{ASCII}{2}$/u.test(word)
  return isPair ? literal : `${literal}:*`
}

/** Includes variants of characters and other names of a place. */
function lexeme(word: SearchWord): string {
  const alternatives = alternativesOf(word).map((words) => words.map(oneLexeme).join(' & '))
  return alternatives.length === 1
    ? alternatives.join()
    : `(${alternatives.map((each) => `(${each})`).join(' | ')})`
}
