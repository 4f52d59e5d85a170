import type { CSSProperties } from 'react'
import { picturePath } from '#app/paths.ts'
import type { Picture as StoredPicture } from '#domain/menu/catalogue.ts'
import { useText } from './lang.tsx'

export interface PictureProps {
  readonly picture: StoredPicture
  /** Width in the layout, px: with the picture's own shape it reserves the place. */
  readonly width: number
  /** Widths on offer, px; the server keeps to its own list. */
  readonly widths?: readonly number[]
  readonly sizes?: string
  /** The first thing seen: fetched at once and first. Everything else waits until it is near. */
  readonly eager?: boolean
  /** Overrides the stored description; '' when the name stands beside the picture. */
  readonly alt?: string
  readonly className?: string | undefined
  readonly style?: CSSProperties
}

/** A stored picture; its height is known before it loads, so nothing jumps. */
export function Picture({ picture, width, widths, sizes, eager, alt, className, style }: PictureProps) {
  const text = useText()
  const height = Math.round((width * picture.height) / picture.width)
  const offered = widths ?? [width, width * 2]
  return (
    <img
      src={picturePath(picture, width)}
      srcSet={offered.map((w) => `${picturePath(picture, w)} ${w}w`).join(', ')}
      sizes={sizes ?? `${width}px`}
      width={width}
      height={height}
      alt={alt ?? text(picture.alt)}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : 'auto'}
      decoding={eager ? 'sync' : 'async'}
      className={className}
      style={style}
    />
  )
}
