import { Icon } from '#app/ui/icon.tsx'
import { useText } from '#app/ui/lang.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { SectionHead } from '#app/ui/section-head.tsx'
import { ways, waysToStart } from '#content/pages/home-sections.ts'
import type { Picture as StoredPicture } from '#domain/catalogue.ts'
import css from './ways-to-start.module.css'

export interface WayToStart {
  readonly id: keyof typeof waysToStart
  readonly href: string
  readonly picture: StoredPicture
}

/** Order, ask for a quotation, work together: one large card and two small ones. */
export function WaysToStart({ cards }: { readonly cards: readonly WayToStart[] }) {
  const text = useText()
  return (
    <section className={`wrap ${css.section}`}>
      <SectionHead title={text(ways.title)} />
      <div className={css.cards}>
        {cards.map(({ id, href, picture }, index) => {
          const words = waysToStart[id]
          return (
            <a key={id} href={href} className={`${css.card} ${css[id]}`}>
              <Picture
                picture={picture}
                width={index === 0 ? 800 : 400}
                sizes={index === 0 ? '(max-width: 1023px) 100vw, 700px' : '(max-width: 1023px) 50vw, 280px'}
                alt=""
              />
              <span className={css.text}>
                <h3>{text(words.title)}</h3>
                <span>{text(words.text)}</span>
                <b>
                  {text(words.go)}
                  <Icon name="next" />
                </b>
              </span>
            </a>
          )
        })}
      </div>
    </section>
  )
}
