import { headerPages, layout, menus, otherLanguage, pageNames } from '#content/layout.ts'
import { isOpen } from '../../open-pages.ts'
import { inLanguage, type PageId, pagePath } from '../../paths.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { langTag, useLang, useText } from '../../ui/lang.tsx'
import css from './header.module.css'
import { Logo } from './logo.tsx'
import { MobileMenu } from './mobile-menu.tsx'

export interface HeaderProps {
  /** Path of the page, to mark where we are and to switch the language in place. */
  readonly pathname: string
  readonly chatHref: string
  readonly shopUrl: string
}

export function Header({ pathname, chatHref, shopUrl }: HeaderProps) {
  return (
    <header className={css.header}>
      <div className={`wrap ${css.row}`}>
        <Logo />
        <MainMenu pathname={pathname} />
        <Tools pathname={pathname} />
      </div>
      <div className={css.trim} />
      <MobileMenu pathname={pathname} chatHref={chatHref} shopUrl={shopUrl} />
    </header>
  )
}

function MainMenu({ pathname }: { readonly pathname: string }) {
  const text = useText()
  const lang = useLang()
  const link = (page: PageId & keyof typeof pageNames) => {
    const href = pagePath(page, lang)
    return (
      <li key={page}>
        <a className={css.item} href={href} aria-current={pathname === href ? 'page' : undefined}>
          {text(pageNames[page])}
        </a>
      </li>
    )
  }
  return (
    <nav className={css.nav} aria-label={layout.mainMenu[lang]}>
      <ul>
        {isOpen('menu') && link('menu')}
        {menus.map(({ id, name, pages }) => {
          const open = pages.filter(isOpen)
          return (
            open.length > 0 && (
              <li key={id}>
                <details name="menus" data-menu className={css.menu}>
                  <summary className={css.item}>
                    {text(name)}
                    <Icon name="down" size={14} />
                  </summary>
                  <ul className={css.drop}>
                    {open.map((page) => (
                      <li key={page}>
                        <a
                          href={pagePath(page, lang)}
                          aria-current={pathname === pagePath(page, lang) ? 'page' : undefined}
                        >
                          {text(pageNames[page])}
                        </a>
                      </li>
                    ))}
                  </ul>
                </details>
              </li>
            )
          )
        })}
        {headerPages.filter(isOpen).map(link)}
      </ul>
    </nav>
  )
}

function Tools({ pathname }: { readonly pathname: string }) {
  const text = useText()
  const lang = useLang()
  const other = lang === 'zh' ? 'en' : 'zh'
  return (
    <div className={css.tools}>
      <a
        className={`${css.tool} ${css.wide}`}
        href={`${pagePath('menu', lang)}#gifts`}
        aria-label={text(layout.gifts)}
      >
        <Icon name="gift" />
      </a>
      <a className={css.tool} href={pagePath('menu', lang)} data-opens="cart" aria-label={text(layout.cart)}>
        <Icon name="cart" />
        <span className={css.badge} data-cart-count="" hidden />
      </a>
      <a
        className={`${css.language} ${css.wide}`}
        href={inLanguage(pathname, other)}
        lang={langTag(other)}
        hrefLang={langTag(other)}
        data-switch-language=""
        aria-label={otherLanguage[lang].long}
      >
        {otherLanguage[lang].short}
      </a>
      {isOpen('enquiry') && (
        <Button kind="jade" size="s" href={`${pagePath('enquiry', lang)}#enquiry`} className={css.wide}>
          {text(layout.getQuote)}
        </Button>
      )}
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
