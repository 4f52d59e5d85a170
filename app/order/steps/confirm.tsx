import type { Order, OrderRequest } from '#app/order/attempt/state.ts'
import { dishesPath, hasSeveralSets } from '#app/order/edit-dishes.ts'
import { picturePath } from '#app/paths.ts'
import { useText } from '#app/ui/lang.tsx'
import { Stepper } from '#app/ui/stepper.tsx'
import { changeDishesOf, order, quantityLabel } from '#content/ordering/order.ts'
import { maxUnits } from '#domain/input-limits.ts'
import type { Picture } from '#domain/menu/catalogue.ts'
import type { PricedLine } from '#domain/menu/price-line.ts'
import { cents, formatExact, formatMoney } from '#domain/money.ts'
import css from './confirm.module.css'

export function StepConfirm({ current }: { readonly current: Order }) {
  const text = useText()
  const { quote, dispatch, attempt } = current
  return (
    <div className={css.sets} data-field="lines">
      {quote.lines.map((line) => (
        <section key={line.index}>
          <div className={css.set}>
            <h3>{text(line.set.name)}</h3>
            {line.set.pricing === 'fixed' ? (
              <Stepper
                value={line.units}
                min={1}
                max={maxUnits}
                label={text(quantityLabel(line.set.name))}
                onChange={(quantity) => dispatch({ type: 'changeQuantity', line: line.index, quantity })}
              />
            ) : (
              <span className="num">{`×${line.units}`}</span>
            )}
          </div>
          <Dishes line={line} />
          <ChangeDishes request={attempt} line={line} />
        </section>
      ))}
    </div>
  )
}

/** The footer has this link if the order has one set. */
function ChangeDishes({ request, line }: { readonly request: OrderRequest; readonly line: PricedLine }) {
  const text = useText()
  const orderLine = request.lines[line.index]
  if (!orderLine || !hasSeveralSets(request)) return null
  return (
    <a
      className={css.change}
      href={dishesPath(orderLine, line.set.slug)}
      aria-label={text(changeDishesOf(text(line.set.name)))}
    >
      {text(order.changeDishes)}
    </a>
  )
}

function Dishes({ line: { set, units, dishes } }: { readonly line: PricedLine }) {
  const text = useText()
  const sets = set.pricing === 'fixed' ? units : 1
  return (
    <ul className={css.dishes}>
      {dishes.map(({ groupId, dishId, name, number, unitPrice, amount }) => (
        <li key={`${groupId} ${dishId}`}>
          <Plate picture={pictureOf(set, groupId, dishId)} />
          <span>
            {text(name)}
            {unitPrice > 0 && (
              <span className={css.extra}>
                {set.pricing === 'fixed' ? `+${formatMoney(unitPrice)}` : formatMoney(unitPrice)}
              </span>
            )}
          </span>
          <span className={css.numbers}>
            <span className="num">{`×${number * sets}`}</span>
            {amount > 0 && <span className="num">{formatExact(cents(amount * sets))}</span>}
          </span>
        </li>
      ))}
    </ul>
  )
}

function Plate({ picture }: { readonly picture: Picture | null }) {
  return (
    <span className={css.plate}>
      {picture && <img src={picturePath(picture, 160)} alt="" loading="lazy" width={47} height={47} />}
    </span>
  )
}

function pictureOf(set: PricedLine['set'], groupId: string, dishId: string): Picture | null {
  const group = set.groups.find(({ id }) => id === groupId)
  return group?.dishes.find(({ dish }) => dish.id === dishId)?.dish.picture ?? null
}
