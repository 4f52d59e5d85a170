import type { CSSProperties } from 'react'
import { picturePath } from '#app/paths.ts'
import type { Picture as StoredPicture } from '#domain/menu/catalogue.ts'
import { useText } from './lang.tsx'

export interface PictureProps {
  readonly picture: StoredPicture
  /** Layout width in pixels; with the proportions it reserves the space. */
  readonly width: number
  /** The widths are in pixels, and the server accepts only its own list. */
  readonly widths?: readonly number[]
  readonly sizes?: string
  /** Only the first visible picture loads eagerly. */
  readonly eager?: boolean
  /** Is '' if the name is next to the picture. */
  readonly alt?: string
  readonly className?: string | undefined
  readonly style?: CSSProperties
}

export function Picture({ picture, width, widths, sizes, eager, alt, className, style }: PictureProps) {
  const text = useText()
  const height = Math.round((width * picture.height) / picture.width)
  const fileWidths = widths ?? [width, width * 2]
  return (
    <img
      src={picturePath(picture, width)}
      srcSet={fileWidths.map((w) => `${picturePath(picture, w)} ${w}w`).join(', ')}
      sizes={sizes ?? `${width}px`}
      width={width}
      height={height}
      alt={alt ?? text(picture.alt)}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : 'auto'}
      decoding={eager ? 'sync' : 'async'}
      data-photo={picture.isPhoto && ''}
      className={className}
      style={style}
    />
  )
}
