import { pagePath } from '#app/paths.ts'
import { DistrictMap } from '#app/site/sections/district-map.tsx'
import { Breadcrumb, type Crumb } from '#app/ui/breadcrumb.tsx'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { useLang, useText } from '#app/ui/lang.tsx'
import { NewTab } from '#app/ui/new-tab.tsx'
import { Sign } from '#app/ui/sign.tsx'
import { between } from '#content/listed.ts'
import type { DistrictPage, PlacePage } from '#content/pages/districts/district.ts'
import { daysAhead, districtPage } from '#content/pages/districts/district-page.ts'
import css from './head.module.css'

export interface DistrictHeadProps {
  readonly page: DistrictPage | PlacePage
  /** The tile to mark: the page's own, or that of the district around it. */
  readonly district: DistrictPage
  readonly trail: readonly Crumb[]
  readonly name: string
  readonly heading: string
  readonly lead: string
  readonly fee: string
  readonly freeFrom: string
  readonly leadDays: number
  /** Places to which these figures do not apply. */
  readonly exceptions: readonly string[]
  readonly chatHref: string
}

/** The title, four figures and the buttons; beside them the district on the tile map. */
export function DistrictHead(props: DistrictHeadProps) {
  const { page, district, trail, name, heading, lead, exceptions, chatHref } = props
  const text = useText()
  const lang = useLang()
  return (
    <section className={`wrap ${css.head}`}>
      <div className={css.words}>
        <Breadcrumb trail={trail} here={name} />
        {lang === 'zh' ? (
          <h1 className={css.signed}>
            <Sign name={page} />
          </h1>
        ) : (
          <h1>{heading}</h1>
        )}
        <p className={css.lead}>{lead}</p>
        <Figures {...props} />
        {exceptions.length > 0 && (
          <p className={css.exceptions}>{exceptions.join(between.sentences[lang])}</p>
        )}
        <p className={css.ways}>
          <Button size="l" href={pagePath('menu', lang)} iconAfter="next">
            {text(districtPage.menu)}
          </Button>
          <a className={css.chat} href={chatHref} target="_blank" rel="noopener">
            <Icon name="chat" />
            {text(districtPage.chat)}
            <NewTab />
          </a>
        </p>
      </div>
      <DistrictMap here={district} ground="page" />
    </section>
  )
}

function Figures({ fee, freeFrom, leadDays }: Pick<DistrictHeadProps, 'fee' | 'freeFrom' | 'leadDays'>) {
  const text = useText()
  return (
    <dl className={css.figures}>
      <div>
        <dt>{text(districtPage.fee)}</dt>
        <dd className="num">{fee}</dd>
      </div>
      <div>
        <dt>{text(districtPage.free)}</dt>
        <dd className="num">{freeFrom}</dd>
      </div>
      <div>
        <dt>{text(districtPage.ahead)}</dt>
        <dd>
          <span className="num">{leadDays}</span> {text(daysAhead(leadDays))}
        </dd>
      </div>
      <div>
        <dt>{text(districtPage.pickup)}</dt>
        <dd className={css.word}>{text(districtPage.pickupFree)}</dd>
      </div>
    </dl>
  )
}
