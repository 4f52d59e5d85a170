import { type SQL, sql } from 'drizzle-orm'
import { type AnyPgColumn, check, integer, jsonb } from 'drizzle-orm/pg-core'
import type { Season } from '#domain/calendar.ts'
import type { Cents } from '#domain/money.ts'
import type { Text } from '#domain/text.ts'

/** A text in both languages, one jsonb column: `{"zh": …, "en": …}`. */
export const textColumn = () => jsonb().$type<Text>()

/** Whole cents of Hong Kong dollars. */
export const centsColumn = () => integer().$type<Cents>()

/** An inclusive period of every year, `{"from": "MM-DD", "to": "MM-DD"}`. */
export const seasonColumn = () => jsonb().$type<Season>()

/** No column stores negative money: discounts have columns of their own. */
export const notNegative = (name: string, ...columns: AnyPgColumn[]) =>
  check(
    name,
    sql.join(
      columns.map((column) => sql`${column} >= 0`),
      sql` and `,
    ),
  )

/** Restricts a text column to a fixed set of values. */
export const oneOf = (name: string, column: AnyPgColumn, words: readonly string[]) =>
  check(name, sql`${column} in (${sql.join(words.map(literal), sql`, `)})`)

/** For constants only: the values are written into the migration without escaping. */
const literal = (word: string): SQL => sql.raw(`'${word.replaceAll("'", "''")}'`)
