import { createHash } from 'node:crypto'
import { and, eq, inArray, max, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Picture } from '#domain/menu/catalogue.ts'
import { composedAs } from '#domain/menu/table-picture.ts'
import { type Cut, type Focus, plainPicture } from '#domain/shop/shop-picture.ts'
import type { Text } from '#domain/text.ts'
import { images, pictureFiles } from '#server/db/schema/pictures.ts'
import type { Database } from '#server/db/store/database.ts'
import { type ImageRow, toPicture } from './catalogue.ts'

/** `file` is a path below catalogue/pictures. */
export interface StoredImage extends Picture {
  readonly file: string
  readonly mime: string
  /** Absent if the file is shown completely. */
  readonly cut?: Cut
}

type Reads = Pick<Database, 'select'>
type Writes = Pick<Database, 'select' | 'insert' | 'update'>

/** The id is that of /api/file/image/{id}. */
export async function findImage(db: Reads, id: number, version?: string): Promise<StoredImage | null> {
  const image = (await findImages(db, [id])).get(id)
  return image ? inVersion(image, version) : null
}

/** The versions of a plain picture are what is composed in its place (domain/menu/table-picture.ts). */
export function inVersion(image: StoredImage, version = ''): StoredImage {
  const composed = image.file === plainPicture ? composedAs(version) : null
  if (!composed) return image
  const { folder, width, height } = composed
  return { ...image, width, height, version, file: `${folder}/${version}.svg` }
}

export async function findImages(
  db: Reads,
  ids: readonly number[],
): Promise<ReadonlyMap<number, StoredImage>> {
  const wholes = await imagesWithWhole(db, ids)
  return new Map(wholes.map((each) => [each.image.id, storedImage(each)]))
}

function storedImage({ image, whole }: ImageWithWhole): StoredImage {
  const { mime, cutLeft: remaining, cutTop: top, width, height } = image
  const row = { ...toPicture(image), mime, file: (whole ?? image).file }
  return whole && remaining !== null && top !== null
    ? { ...row, cut: { left: remaining, top, width, height } }
    : row
}

export interface ImageWithWhole {
  readonly image: ImageRow
  readonly whole: ImageRow | null
}

/** PostgreSQL refuses larger integers. */
const largestInteger = 2 ** 31 - 1

/** The result is unsorted, and invalid ids are ignored. */
export async function imagesWithWhole(db: Reads, ids: readonly number[]): Promise<readonly ImageWithWhole[]> {
  const numbers = ids.filter((id) => Number.isInteger(id) && id > 0 && id <= largestInteger)
  if (numbers.length === 0) return []
  const whole = alias(images, 'whole')
  return db
    .select({ image: images, whole })
    .from(images)
    .leftJoin(whole, eq(whole.id, images.cutOf))
    .where(inArray(images.id, numbers))
}

export async function loadUploadedPicture(db: Reads, file: string): Promise<Buffer | null> {
  const [match] = await db
    .select({ bytes: pictureFiles.bytes })
    .from(pictureFiles)
    .innerJoin(images, eq(images.id, pictureFiles.imageId))
    .where(eq(images.file, file))
  return match?.bytes ?? null
}

export async function storedPictureBytes(db: Reads): Promise<number> {
  const [sum] = await db
    .select({ bytes: sql<string>`coalesce(sum(octet_length(${pictureFiles.bytes})), 0)` })
    .from(pictureFiles)
  return Number(sum?.bytes)
}

export async function findOriginal(db: Reads, version: string): Promise<ImageRow | null> {
  const [match] = await db
    .select({ image: images })
    .from(images)
    .innerJoin(pictureFiles, eq(pictureFiles.imageId, images.id))
    .where(eq(images.version, version))
    .orderBy(images.id)
    .limit(1)
  return match?.image ?? null
}

interface NewOriginal {
  readonly image: Pick<ImageRow, 'file' | 'mime' | 'width' | 'height' | 'version' | 'alt'>
  readonly bytes: Buffer
  readonly at: Date
  readonly by: string
}

/** Pages show only crops of it. */
export async function saveOriginal(db: Writes, { image, bytes, at, by }: NewOriginal): Promise<ImageRow> {
  const [row] = await db
    .insert(images)
    .values({ ...image, id: await nextId(db), addedAt: at })
    .returning()
  if (!row) throw new Error('the picture was not stored')
  await db.insert(pictureFiles).values({ imageId: row.id, bytes, at, by })
  return row
}

/** Marking a picture restarts its retention period. */
export async function markSent(db: Writes, id: number, at: Date): Promise<void> {
  await db.update(images).set({ addedAt: at }).where(eq(images.id, id))
}

interface NewCut {
  readonly of: ImageRow
  readonly cut: Cut
  readonly focus: Focus
  readonly alt: Text
  readonly at: Date
}

/**
 * A different crop or alt text makes a new row, so that published pictures do not change.
 * @returns the row's id
 */
export async function saveCut(db: Writes, { of, cut, focus, alt, at }: NewCut): Promise<number> {
  const { left: remaining, top, width, height } = cut
  const part = {
    cutOf: of.id,
    cutLeft: remaining,
    cutTop: top,
    width,
    height,
    focusX: focus.x,
    focusY: focus.y,
  }
  const same = await db
    .select()
    .from(images)
    .where(and(eq(images.cutOf, of.id), eq(images.focusX, focus.x), eq(images.focusY, focus.y)))
  const isSame = (each: ImageRow) =>
    each.width === width && each.height === height && each.alt.zh === alt.zh && each.alt.en === alt.en
  const duplicate = same.find(isSame)
  if (duplicate) {
    await markSent(db, duplicate.id, at)
    return duplicate.id
  }
  const id = await nextId(db)
  const place = `${of.version} ${remaining} ${top} ${width} ${height}`
  const version = createHash('sha256').update(place).digest('hex').slice(0, 16)
  // A cut stays in the folder of its whole, which says whether it is a photograph.
  const file = `${of.file.slice(0, of.file.lastIndexOf('/'))}/${version}-${id}.webp`
  await db.insert(images).values({ ...part, id, file, version, mime: of.mime, alt, addedAt: at })
  return id
}

async function nextId(db: Reads): Promise<number> {
  const [last] = await db.select({ id: max(images.id) }).from(images)
  return (last?.id ?? 0) + 1
}
