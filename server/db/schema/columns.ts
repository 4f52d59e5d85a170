import { type SQL, sql } from 'drizzle-orm'
import { type AnyPgColumn, check, customType, integer, jsonb, timestamp } from 'drizzle-orm/pg-core'
import type { Season } from '#domain/calendar.ts'
import type { Cents } from '#domain/money.ts'
import type { Text } from '#domain/text.ts'

/** The jsonb column holds `{"zh": …, "en": …}`. */
export const textColumn = () => jsonb().$type<Text>()

export const centsColumn = () => integer().$type<Cents>()

export const instant = () => timestamp({ withTimezone: true, mode: 'date' })

export const bytesColumn = customType<{ data: Buffer; driverData: Uint8Array }>({
  dataType: () => 'bytea',
  fromDriver: (bytes) => Buffer.from(bytes),
})

/** A text's words with an index; PostgreSQL computes it. */
export const wordsColumn = customType<{ data: string }>({ dataType: () => 'tsvector' })

/** Both days of the yearly period count: `{"from": "MM-DD", "to": "MM-DD"}`. */
export const seasonColumn = () => jsonb().$type<Season>()

/** No column stores negative money: discounts have their own columns. */
export const notNegative = (name: string, ...columns: AnyPgColumn[]) =>
  check(
    name,
    sql.join(
      columns.map((column) => sql`${column} >= 0`),
      sql` and `,
    ),
  )

export const oneOf = (name: string, column: AnyPgColumn, words: readonly string[]) =>
  check(name, sql`${column} in (${sql.join(words.map(literal), sql`, `)})`)

export const someOf = (name: string, column: AnyPgColumn, words: readonly string[]) =>
  check(name, sql`${column} <@ array[${sql.join(words.map(literal), sql`, `)}]`)

/** For constants only: the migration contains the values unescaped. */
const literal = (word: string): SQL => sql.raw(`'${word.replaceAll("'", "''")}'`)
