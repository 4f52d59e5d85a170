import { brand, layout, menus, pageNames } from '#content/layout.ts'
import type { SiteConfig } from '#server/site-api.ts'
import { isOpen } from '../../open-pages.ts'
import { pagePath } from '../../paths.ts'
import { ArrowLink } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useLang, useText } from '../../ui/lang.tsx'
import css from './footer.module.css'
import { Logo } from './logo.tsx'
import map from './map.svg'

export type FooterConfig = Pick<SiteConfig, 'hotline' | 'email' | 'licenceNumber'>

const legalPages = ['terms', 'privacy'] as const

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
              {config.hotline}
            </a>
            <p className={css.mail}>
              <a href={`mailto:${config.email}`}>{config.email}</a>
            </p>
            <ArrowLink href={chatHref} target="_blank" rel="noopener">
              <Icon name="chat" />
              {text(layout.chat)}
            </ArrowLink>
          </div>
          {isOpen('menu') && (
            <nav aria-label={text(pageNames.menu)}>
              <h2>{text(pageNames.menu)}</h2>
              <ul>
                <li>
                  <a href={pagePath('menu', lang)}>{text(pageNames.menu)}</a>
                </li>
                <li>
                  <a href={`${pagePath('menu', lang)}#gifts`}>{text(layout.gifts)}</a>
                </li>
              </ul>
            </nav>
          )}
          {menus.map(({ id, name, pages }) => {
            const open = pages.filter(isOpen)
            return (
              id !== 'districts' &&
              open.length > 0 && (
                <nav key={id} aria-label={text(name)}>
                  <h2>{text(name)}</h2>
                  <ul>
                    {open.map((page) => (
                      <li key={page}>
                        <a href={pagePath(page, lang)}>{text(pageNames[page])}</a>
                      </li>
                    ))}
                  </ul>
                </nav>
              )
            )
          })}
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
            {legalPages.filter(isOpen).map((page) => (
              <a key={page} href={pagePath(page, lang)}>
                {text(pageNames[page])}
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
