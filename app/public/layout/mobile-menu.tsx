import { inLanguage, pagePath } from '#app/paths.ts'
import { Button, IconButton } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { useLang, useText } from '#app/ui/lang.tsx'
import { layout, otherLanguage } from '#content/layout.ts'
import { isStoreUrl } from '#domain/shop/shop-details.ts'
import { langTags, otherLang } from '#domain/text.ts'
import type { HeaderProps } from './header-props.ts'
import { Logo } from './logo.tsx'
import type { MenuLink } from './menu-links.ts'
import { useMenuLinks } from './menus.ts'
import css from './mobile-menu.module.css'

/** A popover opens without JavaScript; the script makes it a modal dialog. */
export function MobileMenu({ pathname, search, chatHref, shopUrl, name, hasEnglish, logo }: HeaderProps) {
  const text = useText()
  const lang = useLang()
  const other = otherLang(lang)
  const { linksTo, groups, others } = useMenuLinks()
  const current = (href: string) => (pathname === href ? ('page' as const) : undefined)
  const plain = ({ page, name, href }: MenuLink) => (
    <a key={page} className={css.item} href={href} aria-current={current(href)}>
      {name}
    </a>
  )
  return (
    <dialog
      id="mobile-menu"
      popover="auto"
      className={css.sheet}
      data-mobile-menu=""
      aria-label={text(layout.mainMenu)}
    >
      <div className={css.top}>
        <Logo name={name} picture={logo} />
        <IconButton
          name="close"
          label={text(layout.closeMenu)}
          popoverTarget="mobile-menu"
          popoverTargetAction="hide"
        />
      </div>
      <nav aria-label={text(layout.mainMenu)}>
        {linksTo(['menu']).map(plain)}
        {groups.map(({ id, name, links }) => (
          <details key={id} className={css.group}>
            <summary className={css.item}>
              {name}
              <Icon name="down" />
            </summary>
            <ul>
              {links.map(({ page, name: linkName, href, picture }) => (
                <li key={page}>
                  <a href={href} aria-current={current(href)}>
                    {picture && <img src={picture} alt="" width={36} height={36} loading="lazy" />}
                    {linkName}
                  </a>
                </li>
              ))}
            </ul>
          </details>
        ))}
        {others.map(plain)}
        {linksTo(['gift']).map(plain)}
        <a className={css.item} href={pagePath('enquiry', lang)} data-opens="enquiry">
          {text(layout.getQuote)}
        </a>
        {hasEnglish && (
          <a
            className={css.item}
            href={`${inLanguage(pathname, other)}${search}`}
            lang={langTags[other]}
            hrefLang={langTags[other]}
            data-switch-language=""
          >
            {otherLanguage[lang].long}
          </a>
        )}
      </nav>
      <div className={css.foot}>
        {isStoreUrl(shopUrl) && (
          <Button href={shopUrl} target="_blank" rel="noopener" iconAfter="external">
            {text(layout.toShop)}
          </Button>
        )}
        <Button kind="jade" href={chatHref} target="_blank" rel="noopener" icon="chat">
          {text(layout.chat)}
        </Button>
      </div>
    </dialog>
  )
}
