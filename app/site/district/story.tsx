import { ArrowLink } from '#app/ui/button.tsx'
import { useText } from '#app/ui/lang.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { districtPage } from '#content/pages/districts/district-page.ts'
import type { Picture as StoredPicture } from '#domain/catalogue.ts'
import css from './story.module.css'
import type { TileView } from './view.ts'

export interface DistrictStoryProps {
  readonly heading: string
  readonly paragraphs: readonly string[]
  readonly tile: { readonly picture: StoredPicture; readonly alt: string } | null
  /** Whether the page is a neighbourhood's, and its district what is near. */
  readonly isPlace: boolean
  readonly nearby: readonly Omit<TileView, 'picture'>[]
}

/** The district's wall tile on sky, and what it is like to deliver there. */
export function DistrictStory({ heading, paragraphs, tile, isPlace, nearby }: DistrictStoryProps) {
  const text = useText()
  return (
    <section className={css.band}>
      <div className={`wrap ${css.columns}`}>
        {tile && (
          <Picture
            picture={tile.picture}
            width={460}
            widths={[400, 640, 1200]}
            sizes="(max-width: 767px) 89vw, 460px"
            alt={tile.alt}
            className={css.tile}
          />
        )}
        <div className={css.words}>
          <h2>{heading}</h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {nearby.length > 0 && (
            <p className={css.nearby}>
              {text(isPlace ? districtPage.around : districtPage.within)}
              {nearby.map(({ page, href, name }) => (
                <ArrowLink key={page} href={href}>
                  {name}
                </ArrowLink>
              ))}
            </p>
          )}
        </div>
      </div>
    </section>
  )
}
