import { brand, layout } from '#content/layout.ts'
import type { SiteConfig } from '#server/site-api.ts'
import { ArrowLink } from '../../ui/button.tsx'
import { useLang, useText } from '../../ui/lang.tsx'
import css from './footer.module.css'
import { Logo } from './logo.tsx'
import map from './map.svg'
import { linksTo, menuGroups } from './menu-links.ts'

export type FooterConfig = Pick<SiteConfig, 'hotline' | 'email' | 'licenceNumber'>

export function Footer({
  config,
  chatHref,
  year,
}: {
  readonly config: FooterConfig
  readonly chatHref: string
  readonly year: number
}) {
  const text = useText()
  const lang = useLang()
  return (
    <footer className={`${css.footer} on-dark`}>
      <div className={css.mosaic} />
      <div className="wrap">
        <div className={css.columns}>
          <div>
            <Logo />
            <a className={css.phone} href={`tel:${config.hotline.replace(/[^+\d]/g, '')}`}>
              {config.hotline.replace(/^\+852\s*/, '')}
            </a>
            <p className={css.mail}>
              <a href={`mailto:${config.email}`}>{config.email}</a>
            </p>
            <ArrowLink href={chatHref} target="_blank" rel="noopener" icon="chat">
              {text(layout.chat)}
            </ArrowLink>
          </div>
          {menuGroups(lang)
            .filter(({ id }) => id !== 'districts')
            .map(({ id, name, links }) => (
              <nav key={id} aria-label={name}>
                <h2>{name}</h2>
                <ul>
                  {links.map(({ page, name: linkName, href }) => (
                    <li key={page}>
                      <a href={href}>{linkName}</a>
                    </li>
                  ))}
                </ul>
              </nav>
            ))}
          <figure className={css.map}>
            <img src={map} width={640} height={400} alt={text(layout.mapAlt)} loading="lazy" />
            <figcaption>
              <b>{text(layout.address)}</b>
              <ArrowLink
                href={`https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(layout.address.en)}`}
                target="_blank"
                rel="noopener"
              >
                {text(layout.directions)}
              </ArrowLink>
            </figcaption>
          </figure>
        </div>
        <div className={css.legal}>
          <p>
            {text(layout.company)} · {text(layout.licence)} <span className="nb">{config.licenceNumber}</span>
          </p>
          <p>
            {linksTo(['terms', 'privacy'], lang).map(({ page, name, href }) => (
              <a key={page} href={href}>
                {name}
              </a>
            ))}
            <span>
              © {year} {text(brand)}
            </span>
          </p>
        </div>
      </div>
    </footer>
  )
}
