import { ArrowLink } from '#app/ui/button.tsx'
import { useText } from '#app/ui/lang.tsx'
import { Phrases } from '#app/ui/phrases.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { districtPage } from '#content/pages/districts/district-page.ts'
import type { Picture as StoredPicture } from '#domain/menu/catalogue.ts'
import css from './story.module.css'
import type { FeeView, TileView } from './view.ts'

export interface DistrictStoryProps {
  readonly heading: string
  readonly paragraphs: readonly string[]
  readonly tile: StoredPicture | null
  /** A neighbourhood's `nearby` is its district. */
  readonly isPlace: boolean
  readonly nearby: readonly Pick<TileView, 'page' | 'href' | 'name'>[]
  readonly fees: readonly FeeView[]
}

/** The tile is on the left for districts and on the right for neighbourhoods. */
export function DistrictStory({ heading, paragraphs, tile, isPlace, nearby, fees }: DistrictStoryProps) {
  const text = useText()
  return (
    <section className={`wrap ${css.columns} ${isPlace ? css.place : ''}`}>
      {tile && (
        <Picture
          picture={tile}
          width={460}
          widths={[400, 640, 1200]}
          sizes="(max-width: 1023px) 89vw, 520px"
          className={css.tile}
        />
      )}
      <div className={css.words}>
        <h2>
          <Phrases>{heading}</Phrases>
        </h2>
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
        <dl className={css.fees} aria-label={text(districtPage.fees)}>
          {fees.map(({ when, fee, note }) => (
            <div key={when}>
              <dt>{when}</dt>
              <dd>
                {fee} {note && <small>{note}</small>}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}
