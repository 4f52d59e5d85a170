import { PageIcon } from '#app/public/sections/page-icon.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { useText } from '#app/ui/lang.tsx'
import { answeredAt, companyWithType, layout } from '#content/layout.ts'
import { callLink, withoutCountryCode } from '#domain/shop/chat-message.ts'
import type { ShopDetails } from '#domain/shop/shop-details.ts'
import type { Text } from '#domain/text.ts'
import css from './footer.module.css'
import { Logo } from './logo.tsx'
import { LocationMap, type MapConfig } from './map/location-map.tsx'
import type { MenuGroup } from './menu-links.ts'
import { useMenuLinks } from './menus.ts'

export type FooterConfig = MapConfig &
  Pick<
    ShopDetails,
    | 'company'
    | 'companyType'
    | 'hotline'
    | 'contactHours'
    | 'email'
    | 'licenceNumber'
    | 'facebookUrl'
    | 'instagramUrl'
    | 'logo'
    | 'darkLogo'
  > & {
    /** The shop holds these permits in addition to its factory licence. */
    readonly otherPermits: Text | undefined
  }

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
  const { linksTo, groups } = useMenuLinks()
  return (
    <footer className={`${css.footer} on-dark`}>
      <div className={css.mosaic} />
      <div className="wrap">
        <div className={css.columns}>
          <div>
            <Logo
              name={config.name}
              picture={config.darkLogo ?? config.logo}
              isWhite={config.darkLogo === null}
            />
            <a className={css.phone} href={callLink(config.hotline)}>
              {withoutCountryCode(config.hotline)}
            </a>
            <p>{text(answeredAt(config.contactHours))}</p>
            <p className={css.mail}>
              <a href={`mailto:${config.email}`}>{config.email}</a>
            </p>
            <ul className={css.social} aria-label={text(layout.follow)}>
              {[
                { mark: <Icon name="chat" size={22} />, name: text(layout.chat), href: chatHref },
                {
                  mark: <PageIcon name="facebook" size={22} />,
                  name: 'Facebook',
                  href: config.facebookUrl,
                },
                {
                  mark: <PageIcon name="instagram" size={22} />,
                  name: 'Instagram',
                  href: config.instagramUrl,
                },
              ].map(
                ({ mark, name, href }) =>
                  href !== null && (
                    <li key={name}>
                      <a href={href} target="_blank" rel="noopener" aria-label={name}>
                        {mark}
                      </a>
                    </li>
                  ),
              )}
            </ul>
          </div>
          {groups.map((group) => group.id !== 'districts' && <LinkColumn key={group.id} group={group} />)}
          <LocationMap config={config} className={css.map} />
        </div>
        <LinkColumn group={groups.find(({ id }) => id === 'districts')} className={css.districts} />
        <div className={css.legal}>
          <p>
            {text(companyWithType(config))}
            {'\u00a0· '}
            <span className="nb">
              {text(layout.licence)} {config.licenceNumber}
            </span>
            {config.otherPermits && ` · ${text(config.otherPermits)}`}
          </p>
          <p>
            {linksTo(['find-order', 'terms', 'privacy']).map(({ page, name, href }) => (
              <a key={page} href={href}>
                {name}
              </a>
            ))}
            <span>
              © {year} {text(config.name)}
            </span>
          </p>
        </div>
      </div>
    </footer>
  )
}

function LinkColumn({
  group,
  className,
}: {
  readonly group: MenuGroup | undefined
  readonly className?: string | undefined
}) {
  if (!group) return null
  return (
    <nav className={className} aria-label={group.name}>
      <h2>{group.name}</h2>
      <ul>
        {group.links.map(({ page, name, href }) => (
          <li key={page}>
            <a href={href}>{name}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
