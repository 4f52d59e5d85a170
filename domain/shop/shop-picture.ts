/** Pictures that an owner sends of sets, dishes, gifts and banners: their limits, and which part of them the shop shows. */
import { plainFigures } from '#domain/typed-figures.ts'

/** The file as it is sent. Bytes. */
export const maxPictureBytes = 10 * 1024 * 1024
/** The picture as it is kept. Bytes. */
export const maxStoredPicture = 20 * 1024 * 1024
/** All pictures that are kept in the database together. Bytes. */
export const maxStoredPictures = 500 * 1024 * 1024
/** A picture that nothing uses, and no version that can come back needs, is removed after so many days. */
export const unusedPictureDays = 30

/** The main point of a picture: percent of its width from the left, and of its height from the top. */
export interface Focus {
  readonly x: number
  readonly y: number
}

export const middle: Focus = { x: 50, y: 50 }

interface Size {
  readonly width: number
  readonly height: number
}

export interface Cut extends Size {
  readonly left: number
  readonly top: number
}

/** The shapes in which the shop shows what an owner sends. */
export const pictureShapes = {
  set: { width: 4, height: 3 },
  dish: { width: 1, height: 1 },
  gift: { width: 1, height: 1 },
  /** Banners on computers and on phones. */
  wide: { width: 5, height: 2 },
  tall: { width: 4, height: 5 },
} as const satisfies Record<string, Size>

export type PictureShape = keyof typeof pictureShapes

/** What has a picture in its own form. */
export const picturedKinds = ['set', 'dish', 'gift'] as const satisfies readonly PictureShape[]

/**
 * The largest part of a picture that has a shape, in whole pixels, where CSS would put it with this `object-position`:
 * the main point has the same percentages in the part as in the whole, so that a part of a part shows it too.
 */
export function cutAround(picture: Size, shape: Size, { x, y }: Focus): Cut {
  const scale = Math.min(picture.width / shape.width, picture.height / shape.height)
  const width = Math.max(1, Math.min(picture.width, Math.round(shape.width * scale)))
  const height = Math.max(1, Math.min(picture.height, Math.round(shape.height * scale)))
  const left = Math.round(((picture.width - width) * x) / 100)
  const top = Math.round(((picture.height - height) * y) / 100)
  return { left, top, width, height }
}

/** Whether a picture has a shape, but for the pixels that whole numbers make of it. */
export const isOfShape = (picture: Size, shape: Size): boolean =>
  Math.abs((picture.width * shape.height) / (picture.height * shape.width) - 1) < 0.02

/** The main point as CSS has it; none: the middle, as CSS takes it by itself. */
export const objectPosition = (focus?: Focus) => focus && `${focus.x}% ${focus.y}%`

/** Two whole numbers as a form sends them; null: they are none. What is missing is the middle. */
export function readFocus(x: string, y: string): Focus | null {
  const percent = (typed: string) => {
    const figures = plainFigures(typed)
    return figures === '' ? 50 : /^\d{1,3}$/.test(figures) ? Number(figures) : 101
  }
  const focus = { x: percent(x), y: percent(y) }
  return focus.x <= 100 && focus.y <= 100 ? focus : null
}
