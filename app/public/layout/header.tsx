import { inLanguage, pagePath } from '#app/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { useLang, useText } from '#app/ui/lang.tsx'
import { layout, otherLanguage } from '#content/layout.ts'
import { langTags, otherLang } from '#domain/text.ts'
import { DistrictMenu } from './district-menu.tsx'
import css from './header.module.css'
import type { HeaderProps } from './header-props.ts'
import { Logo } from './logo.tsx'
import type { MenuLink } from './menu-links.ts'
import { useMenuLinks } from './menus.ts'
import { MobileMenu } from './mobile-menu.tsx'

export function Header(props: HeaderProps) {
  const { pathname, name, logo } = props
  return (
    <header className={css.header}>
      <div className={`wrap ${css.row}`}>
        <Logo name={name} picture={logo} />
        <MainMenu pathname={pathname} />
        <Tools {...props} />
      </div>
      <div className={css.trim} />
      <MobileMenu {...props} />
    </header>
  )
}

function MainMenu({ pathname }: Pick<HeaderProps, 'pathname'>) {
  const text = useText()
  const { linksTo, groups, others } = useMenuLinks()
  const current = (href: string) => (pathname === href ? ('page' as const) : undefined)
  const plain = ({ page, name, href }: MenuLink) => (
    <li key={page}>
      <a className={css.item} href={href} aria-current={current(href)}>
        {name}
      </a>
    </li>
  )
  return (
    <nav className={css.nav} aria-label={text(layout.mainMenu)}>
      <ul>
        {linksTo(['menu']).map(plain)}
        {groups.map(({ id, name, links }) => (
          <li key={id}>
            <details name="menus" data-menu="" className={css.menu}>
              <summary className={css.item}>
                {name}
                <Icon name="down" size={14} />
              </summary>
              {id === 'districts' ? (
                <DistrictMenu links={links} pathname={pathname} className={css.drop} />
              ) : (
                <ul className={css.drop}>
                  {links.map(({ page, name, href, picture }) => (
                    <li key={page}>
                      <a href={href} aria-current={current(href)}>
                        {picture && <img src={picture} alt="" width={40} height={40} loading="lazy" />}
                        {name}
                      </a>
                    </li>
                  ))}
                </ul>
              )}
            </details>
          </li>
        ))}
        {others.map(plain)}
      </ul>
    </nav>
  )
}

function Tools({ pathname, search, hasEnglish }: Pick<HeaderProps, 'pathname' | 'search' | 'hasEnglish'>) {
  const text = useText()
  const lang = useLang()
  const other = otherLang(lang)
  const { linksTo } = useMenuLinks()
  return (
    <div className={css.tools}>
      {linksTo(['gift']).map(({ page, href }) => (
        <a key={page} className={`${css.tool} ${css.wide}`} href={href} aria-label={text(layout.gifts)}>
          <Icon name="gift" />
        </a>
      ))}
      <a className={css.tool} href={pagePath('menu', lang)} data-opens="cart">
        <Icon name="cart" />
        <span className="vh">{text(layout.cart)} </span>
        <span className={css.badge} data-cart-count="" hidden />
      </a>
      {hasEnglish && (
        <a
          className={`${css.language} ${css.wide}`}
          href={`${inLanguage(pathname, other)}${search}`}
          lang={langTags[other]}
          hrefLang={langTags[other]}
          data-switch-language=""
        >
          {otherLanguage[lang].short}
          <span className="vh"> {otherLanguage[lang].long}</span>
        </a>
      )}
      <Button kind="jade" size="s" className={css.wide} href={pagePath('enquiry', lang)} data-opens="enquiry">
        {text(layout.getQuote)}
      </Button>
      <button
        type="button"
        className={`${css.tool} ${css.burger}`}
        popoverTarget="mobile-menu"
        aria-label={text(layout.openMenu)}
      >
        <Icon name="menu" />
      </button>
    </div>
  )
}
