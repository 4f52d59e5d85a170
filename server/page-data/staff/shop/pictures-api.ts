import { picturePath } from '#app/paths.ts'
import { isRecord } from '#domain/json.ts'
import type { Picture } from '#domain/menu/catalogue.ts'
import { type Focus, type PictureShape, plainPicture } from '#domain/shop/shop-picture.ts'
import { pictureValue } from '#domain/staff/forms/fields.ts'
import type { PicturedItem } from '#domain/staff/shop/menus/picture-match.ts'
import type { StaffMember } from '#domain/staff/staff-member.ts'
import {
  cutPicture,
  type PictureWords,
  type SentPicture,
  sendPicture,
} from '#server/commands/shop/send-picture.ts'
import { imagesWithWhole } from '#server/db/shop/images.ts'
import type { Store } from '#server/db/store/store.ts'
import { fieldsOf, type PastChange } from './history-api.ts'

export interface PictureChoice extends Pick<Picture, 'id' | 'alt' | 'width' | 'height'> {
  readonly value: string
  readonly address: string
  /** The upload it was cropped from; null for a drawing, which is not cropped. */
  readonly whole: (Pick<Picture, 'width' | 'height'> & { readonly address: string }) | null
  readonly focus: Focus | null
  readonly isPlain: boolean
}

export type PicturesApi = ReturnType<typeof createPicturesApi>

export function createPicturesApi(
  store: Pick<Store, 'db' | 'content' | 'queue' | 'refresh'>,
  now: () => Date,
) {
  return {
    send: (staff: StaffMember, picture: SentPicture) => sendPicture(store, picture, staff, now()),
    cut: (staff: StaffMember, words: PictureWords & { readonly imageId: number }) =>
      cutPicture(store, words, staff, now()),
    /** Dishes and sets that a picture can be assigned to; everybody who may upload may read their names. */
    async items(): Promise<readonly PicturedItem[]> {
      const { dishes, sets } = (await store.content()).catalogue
      return [
        ...Array.from(dishes.values(), ({ id, name }) => ({ place: `dish/${id}`, slug: id, name })),
        ...sets.map(({ id, slug, name }) => ({ place: `set/${id}`, slug, name })),
      ]
    },
    async choice(imageId: number, shape: PictureShape) {
      const [choice] = await pictureChoices(store.db, [choiceValue(imageId, shape)])
      return choice ?? null
    },
  }
}

const choiceValue = (id: number, shape: PictureShape) =>
  shape === 'set' || shape === 'gift' ? pictureValue(id) : String(id)

/** Pictures have two pixels per CSS pixel. */
const pictureWidthPx = 800

/** @param current of the item: of a plain picture, only its version says what it shows */
export async function pictureChoices(
  db: Store['db'],
  values: readonly string[],
  current?: Picture,
): Promise<readonly PictureChoice[]> {
  const crops = [...new Set(values)].map((value) => ({ value, id: Number(value.split('-')[0]) }))
  const numbers = crops.map(({ id }) => id).filter((id) => Number.isSafeInteger(id) && id > 0)
  const imageById = new Map((await imagesWithWhole(db, numbers)).map((each) => [each.image.id, each]))
  return crops.flatMap(({ value, id }): PictureChoice[] => {
    const imageWithWhole = imageById.get(id)
    if (!imageWithWhole) return []
    const { alt, width, height, focusX, focusY, file } = imageWithWhole.image
    const whole = file.startsWith('uploads/') ? (imageWithWhole.whole ?? imageWithWhole.image) : null
    return [
      {
        id,
        value,
        alt,
        width,
        height,
        address: picturePath(id === current?.id ? current : imageWithWhole.image, pictureWidthPx),
        whole: whole && {
          width: whole.width,
          height: whole.height,
          address: picturePath(whole, pictureWidthPx),
        },
        isPlain: file === plainPicture,
        focus: focusX === null || focusY === null ? null : { x: focusX, y: focusY },
      },
    ]
  })
}

/** Earlier pictures, latest first. Results of edits count too, since an import may have stored no fields. */
export const pastPictures = (
  events: readonly Pick<PastChange, 'verb' | 'before' | 'after'>[],
): readonly string[] =>
  events.flatMap((event) =>
    (['after', 'before'] as const).flatMap((side) => {
      const fields = fieldsOf(event, side)
      return isRecord(fields) && typeof fields.picture === 'string' ? [fields.picture] : []
    }),
  )
