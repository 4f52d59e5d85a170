import { useLang, useText } from '#app/ui/lang.tsx'
import { layout } from '#content/layout.ts'
import { callLink, withoutCountryCode } from '#domain/shop/chat-message.ts'
import css from './footer.module.css'
import type { FooterConfig } from './footer.tsx'
import { linksTo } from './menu-links.ts'

/** Private pages have this footer. */
export function SlimFooter({ config }: { readonly config: FooterConfig }) {
  const text = useText()
  const lang = useLang()
  return (
    <footer className={`${css.footer} on-dark`}>
      <div className={css.mosaic} />
      <div className={`wrap ${css.slim}`}>
        <b>{text(config.company)}</b>
        {/* This page prints as a receipt. */}
        <span className={css.onPaper}>
          {text(layout.licence)} {config.licenceNumber}
        </span>
        <a className={css.phone} href={callLink(config.hotline)}>
          {withoutCountryCode(config.hotline)}
        </a>
        <a href={`mailto:${config.email}`}>{config.email}</a>
        {linksTo(['find-order', 'terms', 'privacy'], lang).map(({ page, name, href }) => (
          <a key={page} className={css.onScreen} href={href}>
            {name}
          </a>
        ))}
      </div>
    </footer>
  )
}
