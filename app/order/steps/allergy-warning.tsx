import type { Order } from '#app/order/attempt/state.ts'
import { dishesPath, hasSeveralSets } from '#app/order/edit-dishes.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { useText } from '#app/ui/lang.tsx'
import { dishesWith } from '#content/ordering/allergy.ts'
import { needsTexts } from '#content/ordering/needs.ts'
import { changeDishesOf, order } from '#content/ordering/order.ts'
import { between } from '#content/phrases.ts'
import { isFixed } from '#domain/menu/menu-selection.ts'
import { allergyMatchesOf } from '#domain/ordering/allergy-matches.ts'
import css from './allergy-warning.module.css'

interface AllergyWarningProps {
  readonly current: Order
  readonly onChangeDishes: () => void
}

export function AllergyWarning({ current, onChangeDishes }: AllergyWarningProps) {
  const text = useText()
  const { attempt, quote } = current
  const { allergens } = attempt.dialog.needs
  if (allergens.length === 0) return null
  const warnings = quote.lines.flatMap((line) => {
    const matches = allergyMatchesOf(allergens, [line]).filter(({ dishes }) => dishes.length > 0)
    return matches.length > 0 ? [{ line, matches }] : []
  })
  if (warnings.length === 0) return <p className={css.none}>{text(needsTexts.noneDeclared)}</p>
  return (
    <Alert kind="warn" announced={false}>
      <p>{text(needsTexts.warning)}</p>
      {warnings.map(({ line: { index, set }, matches }) => {
        const ordered = attempt.lines[index]
        const name = text(set.name)
        return (
          <div key={index} className={css.set}>
            {quote.lines.length > 1 && <b>{name}</b>}
            <p>{matches.map((match) => text(dishesWith(match))).join(text(between.lists))}</p>
            {set.groups.every(isFixed) ? (
              <p>{text(needsTexts.fixedDishes)}</p>
            ) : ordered && hasSeveralSets(attempt) ? (
              <Button
                kind="quiet"
                size="s"
                href={dishesPath(ordered, set.slug)}
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
    </Alert>
  )
}
