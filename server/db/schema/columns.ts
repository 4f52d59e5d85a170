import { type SQL, sql } from 'drizzle-orm'
import { type AnyPgColumn, check, customType, integer, jsonb, timestamp } from 'drizzle-orm/pg-core'
import type { Season } from '#domain/calendar.ts'
import type { Cents } from '#domain/money.ts'
import type { Text } from '#domain/text.ts'

/** A text in both languages, one jsonb column: `{"zh": …, "en": …}`. */
export const textColumn = () => jsonb().$type<Text>()

/** Whole cents of Hong Kong dollars. */
export const centsColumn = () => integer().$type<Cents>()

/** A moment in time. */
export const instant = () => timestamp({ withTimezone: true, mode: 'date' })

/** Bytes that belong to a row. */
export const bytesColumn = customType<{ data: Buffer; driverData: Uint8Array }>({
  dataType: () => 'bytea',
  // PGlite returns a Uint8Array.
  fromDriver: (bytes) => Buffer.from(bytes),
})

/** The words of a text with an index of them; PostgreSQL writes it. */
export const wordsColumn = customType<{ data: string }>({ dataType: () => 'tsvector' })

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

/** Restricts the entries of a list of texts to a fixed set of values. */
export const someOf = (name: string, column: AnyPgColumn, words: readonly string[]) =>
  check(name, sql`${column} <@ array[${sql.join(words.map(literal), sql`, `)}]`)

/** For constants only: the values are written into the migration without escaping. */
const literal = (word: string): SQL => sql.raw(`'${word.replaceAll("'", "''")}'`)
