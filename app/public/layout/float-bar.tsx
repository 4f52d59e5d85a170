import { Icon } from '#app/ui/icon.tsx'
import { useText } from '#app/ui/lang.tsx'
import { layout } from '#content/layout.ts'
import { callLink } from '#domain/shop/chat-message.ts'
import css from './float-bar.module.css'

export function FloatBar({ hotline, chatHref }: { readonly hotline: string; readonly chatHref: string }) {
  const text = useText()
  return (
    <aside className="on-dark" aria-label={text(layout.contactBar)}>
      <div className={css.float} data-float="">
        <a href={callLink(hotline)}>
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
