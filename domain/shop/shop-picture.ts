/** Limits and crops of uploaded pictures. */
import { plainFigures } from '#domain/typed-figures.ts'

/** An upload may have this many bytes. */
export const maxPictureBytes = 10 * 1024 * 1024
/** A stored picture may have this many bytes. */
export const maxStoredPicture = 20 * 1024 * 1024
/** All pictures in the database together have at most these bytes. */
export const maxStoredPictures = 500 * 1024 * 1024
/** Pictures that are matched and saved together. */
export const maxPicturesAtOnce = 30
/** Pictures that no current or restorable version uses are removed after these days. */
export const unusedPictureDays = 30

/** The row of items without a picture; what they show is composed from their words. */
export const plainPicture = 'tableware/cutlery.svg'

/** The focal point is in percent from left and top. */
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

export const pictureShapes = {
  set: { width: 4, height: 3 },
  dish: { width: 1, height: 1 },
  gift: { width: 1, height: 1 },
  /** Banners have one shape for computers and one for phones. */
  wide: { width: 5, height: 2 },
  tall: { width: 4, height: 5 },
} as const satisfies Record<string, Size>

export type PictureShape = keyof typeof pictureShapes

/** Kinds whose forms have a picture. */
export const picturedKinds = ['set', 'dish', 'gift'] as const satisfies readonly PictureShape[]

/**
 * The largest crop as by CSS `object-position`: the focal point has the same percentages in the crop, so
 * that crops can be repeated.
 */
export function cutAround(picture: Size, shape: Size, { x, y }: Focus): Cut {
  const scale = Math.min(picture.width / shape.width, picture.height / shape.height)
  const width = Math.max(1, Math.min(picture.width, Math.round(shape.width * scale)))
  const height = Math.max(1, Math.min(picture.height, Math.round(shape.height * scale)))
  const left = Math.round(((picture.width - width) * x) / 100)
  const top = Math.round(((picture.height - height) * y) / 100)
  return { left, top, width, height }
}

/** Allows for rounding to whole pixels. */
export const isOfShape = (picture: Size, shape: Size): boolean =>
  Math.abs((picture.width * shape.height) / (picture.height * shape.width) - 1) < 0.02

/** Drawings of the program have no focal point. */
export const isUpload = ({ focus }: { readonly focus?: Focus }): boolean => focus !== undefined

/** CSS centres a picture without a focal point. */
export const objectPosition = (focus?: Focus) => focus && `${focus.x}% ${focus.y}%`

/** Uploads with transparency are cut-outs, which lie on the cloth like drawings. */
export const isPhoto = (file: string) => file.startsWith('uploads/') && !file.startsWith('uploads/clear/')

/** Longer side in pixels that looks sharp on the largest pages. */
const goodPictureSide = 1600
/** Mean brightness, of 255, below which food looks grey. */
const minBrightness = 70

export type PictureDoubt = 'small' | 'dark'

/**
 * Warnings only: a poor photograph may still be the best there is.
 * @param side the longer one, in pixels
 * @param pixels red, green, blue and alpha in turn
 */
export function pictureDoubts(side: number, pixels: ArrayLike<number>): readonly PictureDoubt[] {
  let [light, weight] = [0, 0]
  for (let at = 0; at + 3 < pixels.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = [
      pixels[at],
      pixels[at + 1],
      pixels[at + 2],
      pixels[at + 3],
    ]
    light += (0.299 * red + 0.587 * green + 0.114 * blue) * alpha
    weight += alpha
  }
  return [
    ...(side < goodPictureSide ? (['small'] as const) : []),
    ...(weight > 0 && light / weight < minBrightness ? (['dark'] as const) : []),
  ]
}

/** Missing numbers mean the middle; null if invalid. */
export function readFocus(x: string, y: string): Focus | null {
  const percent = (text: string) => {
    const figures = plainFigures(text)
    return figures === '' ? 50 : /^\d{1,3}$/.test(figures) ? Number(figures) : 101
  }
  const focus = { x: percent(x), y: percent(y) }
  return focus.x <= 100 && focus.y <= 100 ? focus : null
}
