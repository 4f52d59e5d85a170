import { StoreButton } from '#app/public/sections/store-button.tsx'
import keyline from '#app/styles/keyline.module.css'
import kicker from '#app/styles/kicker.module.css'
import { Button } from '#app/ui/button.tsx'
import { useText } from '#app/ui/lang.tsx'
import { SignHeading } from '#app/ui/signs/sign-heading.tsx'
import { waysToOrder } from '#content/controls.ts'
import { home } from '#content/pages/home.ts'
import { type Cents, moneyParts } from '#domain/money.ts'
import type { Text } from '#domain/text.ts'
import css from './hero-card.module.css'

interface AHead {
  readonly price: Cents
  readonly isBox: boolean
}

export interface HeroCardProps {
  readonly words: { readonly kicker: Text; readonly lead: Text }
  /** Null for the drawn sign. */
  readonly headline: Text | null
  /** No meal of one guest is sold if null. */
  readonly aHead: AHead | null
  readonly shopUrl: string
  readonly chatHref: string
}

export function HeroCard({ words, headline, aHead, shopUrl, chatHref }: HeroCardProps) {
  const text = useText()
  return (
    <div className={`${keyline.keyline} ${css.card}`}>
      <p className={`${kicker.kicker} ${css.kicker}`}>{text(words.kicker)}</p>
      {headline ? (
        <h1 className={css.typed}>{text(headline)}</h1>
      ) : (
        <SignHeading name="home">{inLines(text(home.heading))}</SignHeading>
      )}
      <p className={css.lead}>{text(words.lead)}</p>
      <p className={css.ways}>
        <StoreButton size="l" shopUrl={shopUrl} />
        <Button size="l" kind="jade" href={chatHref} target="_blank" rel="noopener" icon="chat">
          {text(waysToOrder.whatsApp)}
        </Button>
      </p>
      {aHead !== null && <Sticker {...aHead} />}
    </div>
  )
}

/** Screen readers need the spaces between the lines. */
function inLines(heading: string) {
  return heading.split('\n').map((line) => (
    <span key={line} className={css.line}>
      {line}{' '}
    </span>
  ))
}

function Sticker({ price, isBox }: AHead) {
  const text = useText()
  const { sign, figure } = moneyParts(price)
  return (
    <p className={css.sticker}>
      <span>{text(isBox ? home.boxPrice : home.guestPrice)}</span>
      <b className="num">
        <i>{sign}</i>
        {figure}
      </b>
      <span>{text(home.boxPriceEnd)}</span>
    </p>
  )
}
