import { pagePath, setPath } from '#app/paths.ts'
import { numberHash } from '#app/set/wanted-number.ts'
import { Button } from '#app/ui/button.tsx'
import { useLang, useText } from '#app/ui/lang.tsx'
import { Price } from '#app/ui/money/price.tsx'
import { Slip, SlipRow } from '#app/ui/money/slip.tsx'
import {
  aHead,
  chatRequest,
  feeds,
  howMuchFood,
  quantityOf,
  rankingNames,
  type Sum,
  spokenAnswer,
} from '#content/pages/how-much-food.ts'
import {
  type Estimate,
  estimateOf,
  type FoodRequest,
  type Suggestion,
  suggestFood,
} from '#domain/menu/how-much-food.ts'
import { cents, formatMoney, moneyParts } from '#domain/money.ts'
import css from './calculator.module.css'
import type { HowMuchFoodProps, PlaceView, SuggestedSet } from './view.ts'

export interface AnswerProps extends Pick<HowMuchFoodProps, 'sets' | 'guests' | 'rules'> {
  readonly request: FoodRequest
  readonly place: PlaceView
}

export function Answer({ request, place, sets, guests, rules }: AnswerProps) {
  const text = useText()
  const lang = useLang()
  const suggestions = suggestFood(request, sets, guests).map((suggestion) => ({
    suggestion,
    estimate: estimateOf(suggestion, place, rules),
    names: suggestion.lines.map(({ set, quantity }) => quantityOf(set.name, quantity, set.unit)[lang]),
  }))
  if (suggestions.length === 0) return <p role="status">{text(howMuchFood.nothing)}</p>
  return (
    <>
      <p className="vh" role="status">
        {suggestions
          .map(({ suggestion: { ranking }, estimate, names }) =>
            text(spokenAnswer(ranking, names, sumOf(estimate, place))),
          )
          .join(' ')}
      </p>
      <div className={css.slips}>
        {suggestions.map(({ suggestion, estimate, names }) => (
          <SuggestionSlip
            key={suggestion.ranking}
            suggestion={suggestion}
            estimate={estimate}
            guests={request.guests}
            place={place}
            names={names}
          />
        ))}
      </div>
    </>
  )
}

interface SuggestionSlipProps {
  readonly suggestion: Suggestion<SuggestedSet>
  readonly estimate: Estimate
  readonly guests: number
  readonly place: PlaceView
  readonly names: readonly string[]
}

function SuggestionSlip({ suggestion, estimate, guests, place, names }: SuggestionSlipProps) {
  const text = useText()
  const lang = useLang()
  const { ranking, lines, servings } = suggestion
  const { delivery, total } = estimate
  const [first] = lines
  // The share is rounded up, because it is no price.
  const share = cents(Math.ceil(total / guests / 100) * 100)
  const food = chatRequest(names, sumOf(estimate, place))[lang]
  return (
    <Slip title={text(rankingNames[ranking])} note={text(feeds(servings))}>
      {lines.map(({ set, quantity, amount }) => (
        <SlipRow
          key={set.id}
          label={
            <a className={css.set} href={setPath(set.slug, lang) + numberHash(quantity)}>
              {text(quantityOf(set.name, quantity, set.unit))}
            </a>
          }
          value={formatMoney(amount)}
        />
      ))}
      <SlipRow label={text(howMuchFood.delivery)} value={text(feeText(delivery.fee))} />
      <hr />
      <p className={css.total}>
        <span>
          {text(delivery.fee === null ? howMuchFood.totalWithoutFee : howMuchFood.total)}
          <small>{text(aHead(formatMoney(share)))}</small>
        </span>
        <Price price={moneyParts(total)} size="l" />
      </p>
      {first && (
        <Button full href={setPath(first.set.slug, lang) + numberHash(first.quantity)} iconAfter="next">
          {text(howMuchFood.chooseDishes)}
        </Button>
      )}
      <Button
        kind="quiet"
        full
        href={`${pagePath('enquiry', lang)}#enquiry`}
        iconAfter="next"
        data-opens="enquiry"
        data-guests={guests}
        data-food={food}
      >
        {text(howMuchFood.toEnquiry)}
      </Button>
    </Slip>
  )
}

function sumOf({ total, delivery }: Estimate, { name }: PlaceView): Sum {
  return { total: formatMoney(total), place: name, hasFee: delivery.fee !== null }
}

function feeText(fee: Estimate['delivery']['fee']) {
  if (fee === null) return howMuchFood.quoted
  if (fee === 0) return howMuchFood.free
  const amount = formatMoney(fee)
  return { zh: amount, en: amount }
}
