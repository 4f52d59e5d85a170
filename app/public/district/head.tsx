import type { CSSProperties } from 'react'
import { pagePath } from '#app/paths.ts'
import { Breadcrumb, type Crumb } from '#app/ui/breadcrumb.tsx'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { useLang, useText } from '#app/ui/lang.tsx'
import { NewTab } from '#app/ui/new-tab.tsx'
import { Sign } from '#app/ui/signs/sign.tsx'
import { fulfilmentNames } from '#content/delivery.ts'
import type { DistrictPage, PlacePage } from '#content/pages/districts/district.ts'
import { daysAhead, districtPage } from '#content/pages/districts/district-page.ts'
import { between } from '#content/phrases.ts'
import { signs } from '#content/signs.ts'
import { type Lang, langTags } from '#domain/text.ts'
import css from './head.module.css'
import type { FreeDelivery } from './view.ts'
import { WayMap, type WayMapProps } from './way-map.tsx'

export interface DistrictHeadProps {
  readonly page: DistrictPage | PlacePage
  /** For a neighbourhood's page, the district around it. */
  readonly district: DistrictPage
  readonly crumbs: readonly Crumb[]
  readonly name: string
  /** Street signs are bilingual. */
  readonly otherName: { readonly lang: Lang; readonly words: string }
  readonly heading: string
  readonly lead: string
  readonly fee: string
  readonly free: FreeDelivery
  readonly leadDays: number
  /** Places with other figures. */
  readonly exceptions: readonly string[]
  readonly way: string | null
  readonly kitchen: WayMapProps['kitchen']
  readonly chatHref: string
}

export function DistrictHead(props: DistrictHeadProps) {
  const { page, district, crumbs, name, lead, exceptions, way, kitchen, chatHref } = props
  const text = useText()
  const lang = useLang()
  return (
    <section className={css.ground}>
      <div className="wrap">
        <Breadcrumb crumbs={crumbs} here={name} />
        <div className={css.columns}>
          <div className={css.words}>
            <StreetSign {...props} />
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
          <WayMap page={page} district={district} way={way} kitchen={kitchen} />
        </div>
      </div>
    </section>
  )
}

function StreetSign({ page, heading, otherName, fee }: DistrictHeadProps) {
  const lang = useLang()
  return (
    <div className={css.plate}>
      {lang === 'zh' ? (
        <h1 className={css.signed} style={{ '--characters': signs[page].join('').length } as CSSProperties}>
          <Sign name={page} />
        </h1>
      ) : (
        <h1>{heading}</h1>
      )}
      <p>
        <span lang={langTags[otherName.lang]}>{otherName.words}</span>
        <span className="num" aria-hidden="true">
          {fee} →
        </span>
      </p>
    </div>
  )
}

function Figures({ fee, free, leadDays }: Pick<DistrictHeadProps, 'fee' | 'free' | 'leadDays'>) {
  const text = useText()
  return (
    <dl className={css.figures}>
      <div>
        <dt>{text(districtPage.fee)}</dt>
        <dd className="num">{fee}</dd>
      </div>
      <div>
        <dt>{text(districtPage.free)}</dt>
        {free.where === 'nowhere' ? (
          <dd className={css.word}>{text(districtPage.neverFree)}</dd>
        ) : (
          <dd>
            <span className="num">{free.from}</span>
            {free.where === 'mostly' && (
              <>
                {' '}
                <small>{text(districtPage.exceptSomePlaces)}</small>
              </>
            )}
          </dd>
        )}
      </div>
      <div>
        <dt>{text(districtPage.ahead)}</dt>
        <dd>
          <span className="num">{leadDays}</span> {text(daysAhead(leadDays))}
        </dd>
      </div>
      <div>
        <dt>{text(fulfilmentNames.pickup)}</dt>
        <dd className={css.word}>{text(districtPage.pickupFree)}</dd>
      </div>
    </dl>
  )
}
