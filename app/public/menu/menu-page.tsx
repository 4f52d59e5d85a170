import { useLoaderData } from 'react-router'
import { FilterForm } from '#app/public/menu-filter/form.tsx'
import { Island } from '#app/ui/islands/island.tsx'
import { shortNames } from '#content/pages/menu.ts'
import { noFilter } from '#domain/menu/menu-filter.ts'
import { MenuGifts } from './gifts.tsx'
import { MenuHead } from './head.tsx'
import css from './menu.module.css'
import type { menuPageView } from './menu-page-view.ts'
import { NothingOnSale } from './nothing-on-sale.tsx'
import { MenuPanel } from './panel.tsx'
import { MenuTabs } from './tabs.tsx'

export function MenuPage() {
  const { lead, highlights: context, panels, gifts, chatHref, filter } = useLoaderData<typeof menuPageView>()
  const tabs = [...panels, ...(gifts ? [gifts] : [])]
  return (
    <>
      <MenuHead lead={lead} highlights={context} />
      {filter && <FilterForm view={filter} filter={noFilter} isBesideResults={false} />}
      <div className={css.menu} data-part="results">
        {tabs.length === 0 ? (
          <NothingOnSale chatHref={chatHref} />
        ) : (
          <Island name="tabs">
            <MenuTabs
              tabs={tabs.map(({ id, name, cards }) => ({
                id,
                name: shortNames[name] ?? name,
                count: cards.length,
              }))}
            />
          </Island>
        )}
        {panels.map((panel, index) => (
          <MenuPanel key={panel.id} panel={panel} isFirst={index === 0} chatHref={chatHref} />
        ))}
        {gifts && <MenuGifts panel={gifts} />}
      </div>
    </>
  )
}
