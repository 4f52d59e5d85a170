import { picturePath, setPath } from '#app/paths.ts'
import { useLang } from '#app/ui/lang.tsx'
import { Phrases } from '#app/ui/phrases.tsx'
import { Picture } from '#app/ui/picture.tsx'
import type { Picture as StoredPicture } from '#domain/menu/catalogue.ts'
import { objectPosition } from '#domain/shop/shop-picture.ts'
import css from './story.module.css'

export interface LandingStoryProps {
  readonly heading: string
  readonly paragraphs: readonly string[]
  readonly pictureSide: 'left' | 'right'
  readonly plate: StoredPicture | null
  readonly set: { readonly name: string; readonly slug: string; readonly picture: StoredPicture } | null
}

export function LandingStory({ heading, paragraphs, pictureSide, plate, set }: LandingStoryProps) {
  const lang = useLang()
  return (
    <section className={`wrap ${css.story} ${css[pictureSide]}`}>
      {set && (
        <figure>
          <Picture
            picture={set.picture}
            width={800}
            widths={[400, 800, 1200]}
            sizes="(max-width: 1023px) 100vw, 58vw"
            style={{ objectPosition: objectPosition(set.picture.focus) }}
          />
          {plate && (
            <img
              className={css.plate}
              src={picturePath(plate, plateWidthPx)}
              alt=""
              width="1"
              height="1"
              loading="lazy"
            />
          )}
          <figcaption>
            <a href={setPath(set.slug, lang)}>{set.name}</a>
          </figcaption>
        </figure>
      )}
      <div className={css.words}>
        <h2>
          <Phrases>{heading}</Phrases>
        </h2>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </section>
  )
}

/** Pictures have two pixels per CSS pixel. */
const plateWidthPx = 400
