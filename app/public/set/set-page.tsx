import { useLoaderData } from 'react-router'
import { SetChooser } from '#app/set/chooser.tsx'
import { groupAnchor } from '#app/set/group.tsx'
import { StartTable } from '#app/set/set-table.tsx'
import tabs from '#app/styles/section-tabs.module.css'
import { Breadcrumb } from '#app/ui/breadcrumb.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Island } from '#app/ui/islands/island.tsx'
import { useLang, useText } from '#app/ui/lang.tsx'
import { setPage } from '#content/pages/set.ts'
import { SetFees } from './fees.tsx'
import { SetHead } from './head.tsx'
import css from './set.module.css'
import { setBreadcrumb, type setPageView } from './set-page-view.ts'

const feeAnchor = 'fee'

/** set-page-view.ts loads the data. */
export function SetPage() {
  const { view, head, fees, chatHref } = useLoaderData<typeof setPageView>()
  const text = useText()
  const lang = useLang()
  return (
    <>
      <div className="wrap">
        <Breadcrumb crumbs={setBreadcrumb(lang)} here={view.name} />
      </div>
      <SetHead view={view} head={head} chatHref={chatHref} feeHref={`#${feeAnchor}`} />
      <div className={css.tabbar}>
        <nav
          className={`wrap ${tabs.tabs} ${css.tabs}`}
          aria-label={text(setPage.sections)}
          data-section-tabs=""
        >
          {view.groups.map(({ id, name }, index) => (
            <a
              key={id}
              className={tabs.tab}
              href={`#${groupAnchor(id)}`}
              aria-current={index === 0 || undefined}
            >
              {name}
            </a>
          ))}
          <a className={tabs.tab} href={`#${feeAnchor}`}>
            {text(setPage.fees)}
          </a>
        </nav>
        {view.table.places.length > 0 && (
          <div className={`wrap needs-script ${css.strip}`} data-laid-table="">
            <StartTable view={view} />
          </div>
        )}
      </div>
      <div className={`wrap ${css.body}`}>
        <Island name="set-page" props={view}>
          <SetChooser view={view} isSettled={false} />
        </Island>
        <SetFees id={feeAnchor} fees={fees} />
      </div>
      <a className={css.toTop} href="#main" data-to-top="" hidden aria-label={text(setPage.toTop)}>
        <Icon name="up" />
      </a>
    </>
  )
}
