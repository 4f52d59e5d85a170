import shared from '#app/styles/section-tabs.module.css'
import { useText } from '#app/ui/lang.tsx'
import { menuPage } from '#content/pages/menu.ts'
import css from './tabs.module.css'

export interface TabView {
  readonly id: string
  readonly name: string
  readonly count: number
}

export function MenuTabs({ tabs }: { readonly tabs: readonly TabView[] }) {
  const text = useText()
  return (
    <nav className={css.bar} aria-label={text(menuPage.tabs)}>
      <div className={`${shared.tabs} ${css.tabs} wrap`}>
        {tabs.map(({ id, name, count }) => (
          <a key={id} href={`#${id}`} className={`${shared.tab} ${css.tab}`}>
            {name}
            <span className="num">{count}</span>
          </a>
        ))}
      </div>
    </nav>
  )
}
