import type { CSSProperties, ReactNode } from 'react'
import { picturePath } from '#app/paths.ts'
import type { Picture as StoredPicture } from '#domain/menu/catalogue.ts'
import css from './banner.module.css'
import type { BannerView } from './banner-view.ts'

export function BannerPicture({
  banner: { wide, tall, room, alt },
  sizes,
  children,
}: {
  readonly banner: BannerView
  readonly sizes: string
  readonly children: ReactNode
}) {
  const place = room && { '--wide': room.wide, '--tall': room.tall, '--on': room.ink }
  return (
    <span className={css.banner}>
      <picture>
        <source {...phoneSource({ tall })} sizes="86vw" />
        <img
          {...pictureSources(wide, [800, 1600])}
          sizes={sizes}
          width={wide.width}
          height={wide.height}
          alt={alt}
          loading="lazy"
        />
      </picture>
      <span className={room ? css.words : css.below} style={(place ?? undefined) as CSSProperties}>
        {children}
      </span>
    </span>
  )
}

/** Below 480 px the upright picture replaces the wide one (spec section 4). */
export function phoneSource({ tall }: Pick<BannerView, 'tall'>) {
  return {
    media: '(max-width: 479px)',
    srcSet: sourceSet(tall, [400, 800]),
    width: tall.width,
    height: tall.height,
  }
}

/** The smallest width is the fallback. */
export function pictureSources(picture: StoredPicture, widths: readonly [number, ...number[]]) {
  return { src: picturePath(picture, widths[0]), srcSet: sourceSet(picture, widths) }
}

function sourceSet(picture: StoredPicture, widths: readonly number[]): string {
  return widths.map((width) => `${picturePath(picture, width)} ${width}w`).join(', ')
}
