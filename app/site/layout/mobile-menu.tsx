import { headerPages, layout, menus, otherLanguage, pageNames } from '#content/layout.ts'
import { isOpen } from '../../open-pages.ts'
import { inLanguage, pagePath } from '../../paths.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { langTag, useLang, useText } from '../../ui/lang.tsx'
import type { HeaderProps } from './header.tsx'
import { Logo } from './logo.tsx'
import css from './mobile-menu.module.css'

/** The whole menu on a phone: a popover, so it opens and closes without script. */
export function MobileMenu({ pathname, chatHref, shopUrl }: HeaderProps) {
  const text = useText()
  const lang = useLang()
  const other = lang === 'zh' ? 'en' : 'zh'
  const current = (href: string) => (pathname === href ? ('page' as const) : undefined)
  return (
    <div
      id="mobile-menu"
      popover="auto"
      className={css.sheet}
      data-mobile-menu=""
      role="dialog"
      aria-label={text(layout.mainMenu)}
    >
      <div className={css.top}>
        <Logo />
        <button
          type="button"
          className={css.close}
          popoverTarget="mobile-menu"
          popoverTargetAction="hide"
          aria-label={text(layout.closeMenu)}
        >
          <Icon name="close" />
        </button>
      </div>
      <nav aria-label={text(layout.openMenu)}>
        {isOpen('menu') && (
          <a
            className={css.item}
            href={pagePath('menu', lang)}
            aria-current={current(pagePath('menu', lang))}
          >
            {text(pageNames.menu)}
          </a>
        )}
        {menus.map(({ id, name, pages }) => {
          const open = pages.filter(isOpen)
          return (
            open.length > 0 && (
              <details key={id} className={css.group}>
                <summary className={css.item}>
                  {text(name)}
                  <Icon name="down" />
                </summary>
                <ul>
                  {open.map((page) => (
                    <li key={page}>
                      <a href={pagePath(page, lang)} aria-current={current(pagePath(page, lang))}>
                        {text(pageNames[page])}
                      </a>
                    </li>
                  ))}
                </ul>
              </details>
            )
          )
        })}
        {headerPages.filter(isOpen).map((page) => (
          <a
            key={page}
            className={css.item}
            href={pagePath(page, lang)}
            aria-current={current(pagePath(page, lang))}
          >
            {text(pageNames[page])}
          </a>
        ))}
        <a className={css.item} href={`${pagePath('menu', lang)}#gifts`}>
          {text(layout.gifts)}
        </a>
        <a
          className={css.item}
          href={inLanguage(pathname, other)}
          lang={langTag(other)}
          hrefLang={langTag(other)}
          data-switch-language=""
        >
          {otherLanguage[lang].long}
        </a>
      </nav>
      <div className={css.foot}>
        <Button href={shopUrl} target="_blank" rel="noopener" iconAfter="external">
          {text(layout.toShop)}
        </Button>
        <Button kind="jade" href={chatHref} target="_blank" rel="noopener" icon="chat">
          {text(layout.chat)}
        </Button>
      </div>
    </div>
  )
}
