/**
 * A backup is a gzipped tar: its head, the tables in parts as PostgreSQL's COPY text, files of DATA_DIR, and last its
 * contents, whose absence shows that the file was cut off.
 */
import * as v from 'valibot'

export const headName = 'shop.json'
export const contentsName = 'contents.json'

export const backupHead = v.object({
  format: v.literal(1),
  /** The version of the program that wrote the file. */
  version: v.string(),
  /** The hash of the newest migration. */
  migration: v.string(),
  /** The shop's random id. */
  shop: v.string(),
  writtenAt: v.string(),
})
export type BackupHead = v.InferOutput<typeof backupHead>

const tableName = v.pipe(v.string(), v.regex(/^(public|pgboss)\.[a-z_]+$/))

const backupTable = v.object({
  name: tableName,
  columns: v.array(v.pipe(v.string(), v.regex(/^[a-z_0-9]+$/))),
  rows: v.number(),
  /** A sum over the text of the rows, whatever their order. */
  checksum: v.string(),
})
export type BackupTable = v.InferOutput<typeof backupTable>

const backupContents = v.object({
  tables: v.array(backupTable),
  sequences: v.record(tableName, v.nullable(v.pipe(v.string(), v.regex(/^\d+$/)))),
  /** Hexadecimal SHA-256 by the name of the entry. */
  hashes: v.record(v.string(), v.string()),
})
export type BackupContents = v.InferOutput<typeof backupContents>

/** The message is one line for the operator. */
export class BackupError extends Error {
  override readonly name = 'BackupError'
}

export const parseHead = (bytes: Uint8Array) => parse(backupHead, bytes)
export const parseContents = (bytes: Uint8Array) => parse(backupContents, bytes)

function parse<Shape extends v.GenericSchema>(schema: Shape, bytes: Uint8Array): v.InferOutput<Shape> {
  try {
    return v.parse(schema, JSON.parse(Buffer.from(bytes).toString('utf8')))
  } catch {
    throw new BackupError('the file is no backup that this version can read')
  }
}
