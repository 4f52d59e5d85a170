import { setPath } from '#app/paths.ts'
import { useLang } from '#app/ui/lang.tsx'
import { Picture } from '#app/ui/picture.tsx'
import type { Picture as StoredPicture } from '#domain/catalogue.ts'
import css from './story.module.css'

export interface LandingStoryProps {
  readonly heading: string
  readonly paragraphs: readonly string[]
  /** A set of the menu, with its name below. */
  readonly set: { readonly name: string; readonly slug: string; readonly picture: StoredPicture } | null
}

/** What we cook and for whom, beside the fullest table of the menu. */
export function LandingStory({ heading, paragraphs, set }: LandingStoryProps) {
  const lang = useLang()
  return (
    <section className={`wrap ${css.story}`}>
      <div>
        <h2>{heading}</h2>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      {set && (
        <figure>
          <Picture
            picture={set.picture}
            width={800}
            widths={[400, 800, 1200]}
            sizes="(max-width: 1023px) 90vw, 720px"
          />
          <figcaption>
            <a href={setPath(set.slug, lang)}>{set.name}</a>
          </figcaption>
        </figure>
      )}
    </section>
  )
}
