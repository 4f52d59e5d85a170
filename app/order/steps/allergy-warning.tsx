import { visitNeeds } from '#app/browser/visit-needs.ts'
import type { Order } from '#app/order/attempt/state.ts'
import { dishesPath, hasSeveralSets } from '#app/order/edit-dishes.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { useText } from '#app/ui/lang.tsx'
import { dishesWith, swapText, undeclaredAllergies } from '#content/ordering/allergy.ts'
import { needsTexts } from '#content/ordering/needs.ts'
import { changeDishesOf, order } from '#content/ordering/order.ts'
import { between } from '#content/phrases.ts'
import { isFixed } from '#domain/menu/menu-selection.ts'
import type { PricedLine } from '#domain/menu/price-line.ts'
import { allergyMatchesOf } from '#domain/ordering/allergy-matches.ts'
import { dishSwaps } from '#domain/ordering/dish-swaps.ts'
import type { BringsDishes } from '#domain/ordering/dishes-of-order.ts'
import css from './allergy-warning.module.css'

interface AllergyWarningProps {
  readonly current: Pick<Order, 'attempt' | 'dispatch' | 'rules' | 'quote'>
  readonly onChangeDishes: () => void
}

export function AllergyWarning({ current, onChangeDishes }: AllergyWarningProps) {
  const text = useText()
  const { attempt, dispatch, rules, quote } = current
  const { allergens } = attempt.dialog.needs
  if (allergens.length === 0) return null
  const matchesIn = (part: BringsDishes<PricedLine>) =>
    allergyMatchesOf(allergens, part, rules.settings.promotions).filter(({ dishes }) => dishes.length > 0)
  const warnings = quote.lines.flatMap((line) => {
    const matches = matchesIn({ lines: [line], promotions: [] })
    return matches.length > 0 ? [{ line, matches }] : []
  })
  const free = matchesIn({ lines: [], promotions: quote.promotions })
  const matchedAllergens = new Set(
    [...warnings.flatMap(({ matches }) => matches), ...free].map(({ allergen }) => allergen),
  )
  const caution = undeclaredAllergies(allergens.filter((allergen) => !matchedAllergens.has(allergen)))
  const note = caution && <p className={css.none}>{text(caution)}</p>
  if (matchedAllergens.size === 0) return note
  return (
    <>
      <Alert kind="warn" announced={false}>
        <p>{text(needsTexts.warning)}</p>
        {warnings.map(({ line: { index, set }, matches }) => {
          const orderLine = attempt.lines[index]
          const name = text(set.name)
          return (
            <div key={index} className={css.set}>
              {quote.lines.length > 1 && <b>{name}</b>}
              <p>{matches.map((match) => text(dishesWith(match))).join(text(between.lists))}</p>
              {orderLine &&
                dishSwaps(set, orderLine.selection, allergens, visitNeeds()).map((swap) => (
                  <Button
                    key={swap.dishId}
                    kind="quiet"
                    size="s"
                    onClick={({ currentTarget }) => {
                      // The button goes with the dish.
                      currentTarget.closest<HTMLElement>('[aria-live]')?.focus()
                      dispatch({ type: 'swapDish', line: index, swap })
                    }}
                  >
                    {text(swapText(swap))}
                  </Button>
                ))}
              {set.groups.every(isFixed) ? (
                <p>{text(needsTexts.fixedDishes)}</p>
              ) : orderLine && hasSeveralSets(attempt) ? (
                <Button
                  kind="quiet"
                  size="s"
                  href={dishesPath(orderLine, set.slug)}
                  aria-label={text(changeDishesOf(name))}
                >
                  {text(order.changeDishes)}
                </Button>
              ) : (
                <Button kind="quiet" size="s" onClick={onChangeDishes}>
                  {text(order.changeDishes)}
                </Button>
              )}
            </div>
          )
        })}
        {free.length > 0 && (
          <div className={css.set}>
            <p>{free.map((match) => text(dishesWith(match))).join(text(between.lists))}</p>
            <p>{text(needsTexts.freeDishes)}</p>
          </div>
        )}
      </Alert>
      {note}
    </>
  )
}
