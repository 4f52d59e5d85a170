import { pagePath } from '#app/paths.ts'
import narrow from '#app/public/sections/narrow-card.module.css'
import { SetCard } from '#app/public/sections/set-card.tsx'
import { ArrowLink, Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { useLang, useText } from '#app/ui/lang.tsx'
import emptySteamer from '#app/ui/pictures/steamer-empty.svg'
import {
  fillUp,
  goneWords,
  groupLeads,
  groupTitles,
  hasDishes,
  menuFilter,
  nothingLead,
  nothingTitle,
  otherOccasions,
  setsLeftOut,
} from '#content/pages/menu-filter.ts'
import { between } from '#content/phrases.ts'
import type { FitState } from '#domain/menu/fit.ts'
import css from './page.module.css'
import type { FilterResult, FitCardView } from './view.ts'

interface ResultsProps {
  readonly result: FilterResult
  readonly chatHref: string
}

export function FilterResults({ result, chatHref }: ResultsProps) {
  const text = useText()
  const { cards, hasNeeds, leftOut, nothing } = result
  const of = (state: FitState) => cards.filter((card) => card.state === state)
  return (
    <>
      {nothing && <Nothing result={result} nothing={nothing} chatHref={chatHref} />}
      {hasNeeds ? (
        <>
          <Group state="all" cards={of('all')} />
          <Group state="fewer" cards={of('fewer')} />
          <Group state="short" cards={of('short')} chatHref={chatHref} />
        </>
      ) : (
        cards.length > 0 && <Section title={text(menuFilter.suitable)} cards={cards} />
      )}
      {leftOut > 0 && <p className={`${css.leftOut} wrap`}>{text(setsLeftOut(leftOut))}</p>}
    </>
  )
}

interface GroupProps {
  readonly state: FitState
  readonly cards: readonly FitCardView[]
  readonly chatHref?: string
}

function Group({ state, cards, chatHref }: GroupProps) {
  const text = useText()
  if (cards.length === 0) return null
  return (
    <Section state={state} title={text(groupTitles[state])} lead={text(groupLeads[state])} cards={cards}>
      {chatHref && (
        <ArrowLink href={chatHref} target="_blank" rel="noopener" icon="chat">
          {text(menuFilter.ask)}
        </ArrowLink>
      )}
    </Section>
  )
}

interface SectionProps {
  readonly state?: FitState
  readonly title: string
  readonly lead?: string
  readonly cards: readonly FitCardView[]
  readonly children?: React.ReactNode
}

function Section({ state = 'all', title, lead, cards, children }: SectionProps) {
  return (
    <section className={`${css.group} wrap`}>
      <div className={css.title}>
        <h2>
          <span className={`${css.hexagon} ${css[state]}`} aria-hidden="true" />
          {title} <span className="num">{cards.length}</span>
        </h2>
        {lead && <p>{lead}</p>}
        {children}
      </div>
      <ul className={css.grid}>
        {cards.map((card) => (
          <li key={card.slug}>
            <FitCard card={card} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function FitCard({ card }: { readonly card: FitCardView }) {
  const text = useText()
  const { state, fit, lack, serving, matches } = card
  const classes = [narrow.narrow, css.card, state === 'short' && css.grey].filter(Boolean).join(' ')
  return (
    <SetCard
      card={card}
      className={classes}
      go={
        <>
          {matches.length > 0 && (
            <small className={css.serving}>
              {text(hasDishes)}
              {matches.join(text(between.items))}
            </small>
          )}
          {serving && <small className={css.serving}>{serving}</small>}
          {fit && (
            <span className={`${css.fit} ${css[state]}`}>
              <i aria-hidden="true">
                <i style={{ width: `${fit.percent}%` }} />
              </i>
              <b>{fit.words}</b>
              {fit.gone.length > 0 && (
                <small>
                  {text(goneWords.before)}
                  <s>{fit.gone.join(text(between.items))}</s>
                  {text(goneWords.after(fit.misfits - fit.gone.length, fit.misfits))}
                </small>
              )}
            </span>
          )}
          {lack && (
            <span className={css.lack}>
              <Icon name="warn" size={17} />
              {lack}
            </span>
          )}
        </>
      }
    />
  )
}

interface NothingProps extends ResultsProps {
  readonly nothing: NonNullable<FilterResult['nothing']>
}

function Nothing({ result, nothing: { loosen, others }, chatHref }: NothingProps) {
  const text = useText()
  const lang = useLang()
  return (
    <>
      <section className={`${css.nothing} wrap`}>
        <img src={emptySteamer} alt="" width={240} height={240} />
        <div>
          <h2>{text(nothingTitle(result.cards.length, result.hasNeeds))}</h2>
          <p>{text(nothingLead)}</p>
          {loosen.length > 0 && (
            <ul className={css.loosen}>
              {loosen.map(({ words, count, href }) => (
                <li key={href}>
                  <span>
                    {words} <small>{text(fillUp(count))}</small>
                  </span>
                  <Button kind="quiet" size="s" href={href}>
                    {text(menuFilter.loosen)}
                  </Button>
                </li>
              ))}
            </ul>
          )}
          <p className={css.ways}>
            <Button href={pagePath('enquiry', lang)} data-opens="enquiry">
              {text(menuFilter.quotation)}
            </Button>
            <Button kind="jade" icon="chat" href={chatHref} target="_blank" rel="noopener">
              {text(menuFilter.ask)}
            </Button>
            <ArrowLink href={pagePath('menu', lang)} data-clears="">
              {text(menuFilter.clear)}
            </ArrowLink>
          </p>
        </div>
      </section>
      {others.length > 0 && <Section state="fewer" title={text(otherOccasions)} cards={others} />}
    </>
  )
}
