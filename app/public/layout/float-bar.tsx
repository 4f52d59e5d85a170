import { Icon } from '#app/ui/icon.tsx'
import { useText } from '#app/ui/lang.tsx'
import { layout } from '#content/layout.ts'
import { callInstead } from '#content/ordering/no-connection.ts'
import { callLink, withoutCountryCode } from '#domain/shop/chat-message.ts'
import css from './float-bar.module.css'

export function FloatBar({ hotline, chatHref }: { readonly hotline: string; readonly chatHref: string }) {
  const text = useText()
  return (
    <aside className="on-dark" aria-label={text(layout.contactBar)}>
      <div className={css.float} data-float="">
        <a href={callLink(hotline)} data-call={text(callInstead(withoutCountryCode(hotline)))}>
          <Icon name="phone" size={24} />
          {text(layout.hotline)}
        </a>
        <a href={chatHref} target="_blank" rel="noopener">
          <Icon name="chat" size={24} />
          {text(layout.chat)}
        </a>
      </div>
    </aside>
  )
}
