import plate from '#app/styles/plate.module.css'
import { useText } from '#app/ui/lang.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { client } from '#content/pages/client.ts'
import { figure } from '#content/phrases.ts'
import type { FeaturedEvent } from '#domain/shop/client.ts'
import css from './featured-events.module.css'

export function FeaturedEvents({ events }: { readonly events: readonly FeaturedEvent[] }) {
  const text = useText()
  if (events.length === 0) return null
  return (
    <section className="wrap">
      <h2 className="vh">{text(client.featured)}</h2>
      <ul className={css.grid}>
        {events.map(({ id, guests, name, venue, service, description, picture }, index) => (
          <li key={id}>
            <Picture
              picture={picture}
              width={640}
              widths={[640, 960]}
              sizes="(min-width: 1600px) 464px, (min-width: 1024px) 30vw, (min-width: 600px) 44vw, 90vw"
              eager={index === 0}
              className={plate.plate}
            />
            <p className={css.guests}>
              <b className="num">{figure(guests)}</b> {text(client.guests)}
            </p>
            <h3>{text(name)}</h3>
            <p className={css.service}>
              {text(venue)} · {text(service)}
            </p>
            <p className={css.story}>{text(description)}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
