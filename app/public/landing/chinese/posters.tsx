import { IconButton } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { useText } from '#app/ui/lang.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { SectionHead } from '#app/ui/section-head.tsx'
import { controls } from '#content/controls.ts'
import { landingPage } from '#content/pages/landing/landing-page.ts'
import type { Picture as StoredPicture } from '#domain/menu/catalogue.ts'
import css from './posters.module.css'
import type { LandingPostersView } from './posters-view.ts'

/** A press enlarges the picture, with or without JavaScript. */
export function LandingPosters({
  posters: { heading, lead, items },
}: {
  readonly posters: LandingPostersView
}) {
  const text = useText()
  return (
    <section className={`wrap ${css.section}`}>
      <SectionHead title={heading} lead={lead} />
      <ul className={css.posters}>
        {items.map(({ id, title, caption, picture }) => (
          <li key={id}>
            <button type="button" popoverTarget={id} className={css.poster}>
              <Picture
                picture={picture}
                width={640}
                widths={[400, 640, 1200]}
                sizes="(max-width: 767px) 90vw, 620px"
                alt=""
              />
              <span>
                <b>{title}</b>
                <Icon name="search" />
                {text(landingPage.enlarge)}
              </span>
            </button>
            <EnlargedPoster id={id} title={title} caption={caption} picture={picture} />
          </li>
        ))}
      </ul>
    </section>
  )
}

interface EnlargedProps {
  readonly id: string
  readonly title: string
  readonly caption: string
  readonly picture: StoredPicture
}

/** The browser handles Escape, outside presses and the focus. */
function EnlargedPoster({ id, title, caption, picture }: EnlargedProps) {
  const text = useText()
  return (
    <dialog id={id} popover="auto" className={css.enlarged} aria-labelledby={`${id}-title`}>
      <IconButton
        name="close"
        label={text(controls.close)}
        className={css.close}
        popoverTarget={id}
        popoverTargetAction="hide"
        autoFocus
      />
      <figure>
        <div className={css.art}>
          <Picture picture={picture} width={1200} widths={[800, 1200, 1600]} sizes="min(100vw, 1040px)" />
          <h3 id={`${id}-title`}>{title}</h3>
        </div>
        <figcaption>{caption}</figcaption>
      </figure>
    </dialog>
  )
}
