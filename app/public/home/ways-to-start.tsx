import { ArrowLink, Button } from '#app/ui/button.tsx'
import { useText } from '#app/ui/lang.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { menuSizes, sizeUnit, ways, waysToStart } from '#content/pages/home-sections.ts'
import type { Picture as StoredPicture } from '#domain/menu/catalogue.ts'
import css from './ways-to-start.module.css'

export interface WaysToStartProps {
  readonly menuHref: string
  readonly sizes: readonly number[]
  readonly others: readonly OtherWay[]
  readonly plates: readonly StoredPicture[]
}

interface OtherWay {
  readonly id: keyof typeof waysToStart
  readonly href: string
  readonly picture: StoredPicture | undefined
}

export function WaysToStart({ menuHref, sizes, others, plates }: WaysToStartProps) {
  const text = useText()
  return (
    <section className={css.cloth}>
      {plates.map((plate) => (
        <Picture key={plate.id} picture={plate} width={260} alt="" className={css.plate} />
      ))}
      <div className="wrap">
        <h2>{text(ways.title)}</h2>
        <div className={css.ways}>
          <div className={`${css.way} ${css.menu}`}>
            <h3>{text(ways.menuTitle)}</h3>
            <p>{text(menuSizes(sizes))}</p>
            {sizes.length > 0 && (
              <ul className={css.sizes} aria-hidden="true">
                {sizes.map((size) => (
                  <li key={size}>
                    <b>{size}</b>
                    {text(sizeUnit)}
                  </li>
                ))}
              </ul>
            )}
            <Button size="l" href={menuHref} iconAfter="next">
              {text(ways.toMenu)}
            </Button>
          </div>
          {others.map(({ id, href, picture }) => {
            const words = waysToStart[id]
            return (
              <div key={id} className={css.way}>
                <h3>{text(words.title)}</h3>
                <p>{text(words.text)}</p>
                <ArrowLink href={href}>{text(words.go)}</ArrowLink>
                {picture && <Picture picture={picture} width={290} alt="" className={css.dish} />}
              </div>
            )
          })}
        </div>
      </div>
    </section>
  )
}
