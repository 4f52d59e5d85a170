import { pagePath, setPath } from '#app/paths.ts'
import { IconButton } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { chosenTable } from '#app/ui/laid-table/chosen-table.ts'
import { LaidTable } from '#app/ui/laid-table/laid-table.tsx'
import { useLang, useText } from '#app/ui/lang.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { Stepper } from '#app/ui/stepper.tsx'
import { dishTotal, removeLabel, cart as words } from '#content/ordering/cart.ts'
import { changeDishesOf, order } from '#content/ordering/order.ts'
import { refusalText } from '#content/ordering/refusals.ts'
import { dishTimes } from '#content/pages/set.ts'
import { between, unitCount } from '#content/phrases.ts'
import { maxUnits } from '#domain/input-limits.ts'
import type { PricedDish } from '#domain/menu/price-line.ts'
import { selectionOf } from '#domain/menu/set-selection.ts'
import { formatExact } from '#domain/money.ts'
import css from './drawer.module.css'
import { editHash } from './edited-line.ts'
import type { CartLine } from './view.ts'

export interface CartLineProps {
  readonly line: CartLine
  readonly onQuantity: (quantity: number) => void
  readonly onRemove: (name: string) => void
}

export function CartLineRow({ line, onQuantity, onRemove }: CartLineProps) {
  const text = useText()
  const lang = useLang()
  const { index, set, dishes, quantity, byItem, amount, state, problem } = line
  const table = set && chosenTable(set, selectionOf(dishes), lang)
  const name = line.name || text(words.nameless)
  const unit = text(unitCount(quantity, set?.unit ?? 'set'))
  return (
    <li className={`${css.line} ${state !== 'sold' ? css.gone : problem ? css.uncounted : ''}`}>
      <span className={css.picture}>
        {table ? (
          <LaidTable {...table} />
        ) : (
          set && <Picture picture={set.picture} width={80} widths={[160]} alt="" />
        )}
      </span>
      <div className={css.what}>
        <h3>{set ? <a href={setPath(set.slug, lang)}>{name}</a> : name}</h3>
        <ChosenDishes dishes={dishes} />
        {state !== 'sold' && (
          <p className={css.wrong}>
            {state === 'unknown' ? (
              <a href={pagePath('menu', lang)}>{text(words.chooseAgain)}</a>
            ) : (
              text(state === 'gone' ? words.gone : words.soldAtShop)
            )}
          </p>
        )}
        {problem && <p className={css.wrong}>{refusalText(problem, lang)}</p>}
        {set && state === 'sold' && (
          <p>
            <a
              className={css.change}
              href={setPath(set.slug, lang) + editHash(index)}
              aria-label={text(changeDishesOf(name))}
            >
              {text(order.changeDishes)}
            </a>
          </p>
        )}
      </div>
      <IconButton name="trash" label={text(removeLabel(name))} onClick={() => onRemove(name)} />
      <div className={css.numbers}>
        {byItem || state !== 'sold' ? (
          <span className={css.units}>{unit}</span>
        ) : (
          <Stepper value={quantity} min={1} max={maxUnits} label={name} unit={unit} onChange={onQuantity} />
        )}
        <span className={`num ${css.amount}`}>{formatExact(amount)}</span>
      </div>
    </li>
  )
}

/** A longer list of dishes is collapsed. */
const maxDishes = 4

function ChosenDishes({ dishes }: { dishes: readonly PricedDish[] }) {
  const text = useText()
  const lang = useLang()
  if (dishes.length === 0) return null
  const names = dishes.map(({ name, number }) => dishTimes(name[lang], number)).join(text(between.items))
  if (dishes.length <= maxDishes) return <p className={css.dishes}>{names}</p>
  return (
    <details className={css.dishes}>
      <summary>
        {text(dishTotal(dishes.length))}
        <Icon name="down" size={16} />
      </summary>
      {names}
    </details>
  )
}
