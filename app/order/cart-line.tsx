import { IconButton } from '#app/ui/button.tsx'
import { useLang, useText } from '#app/ui/lang.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { Stepper } from '#app/ui/stepper.tsx'
import { removeNamed, cart as words } from '#content/cart.ts'
import { dishTimes, unitCount } from '#content/meal.ts'
import { refusalText } from '#content/refusals.ts'
import { formatMoney } from '#domain/money.ts'
import { mostUnits } from '#domain/selection-check.ts'
import { mealPath } from '../paths.ts'
import css from './cart-drawer.module.css'
import type { CartLine } from './cart-view.ts'

export interface CartLineProps {
  readonly line: CartLine
  readonly onQuantity: (quantity: number) => void
  readonly onRemove: (name: string) => void
}

export function CartLineRow({ line, onQuantity, onRemove }: CartLineProps) {
  const text = useText()
  const lang = useLang()
  const { set, dishes, quantity, byItem, amount, state, refusals } = line
  const name = line.name || text(words.nameless)
  const unit = text(unitCount(quantity, set?.unit ?? 'set'))
  return (
    <li className={state === 'sold' ? css.line : `${css.line} ${css.gone}`}>
      <span className={css.picture}>
        {set && <Picture picture={set.picture} width={80} widths={[160]} alt="" />}
      </span>
      <div className={css.what}>
        <h3>{set ? <a href={mealPath(set.slug, lang)}>{name}</a> : name}</h3>
        {dishes.length > 0 && (
          <p className={css.dishes}>
            {dishes.map((dish) => dishTimes(dish.name[lang], dish.number)).join(lang === 'zh' ? '、' : ', ')}
          </p>
        )}
        {state !== 'sold' && (
          <p className={css.wrong}>{text(state === 'gone' ? words.gone : words.soldAtShop)}</p>
        )}
        {refusals.map((refusal) => (
          <p key={refusal.code} className={css.wrong}>
            {refusalText(refusal, lang, formatMoney)}
          </p>
        ))}
      </div>
      <IconButton name="trash" label={text(removeNamed(name))} onClick={() => onRemove(name)} />
      <div className={css.numbers}>
        {byItem || state !== 'sold' ? (
          <span className={css.units}>{unit}</span>
        ) : (
          <Stepper value={quantity} min={1} max={mostUnits} label={name} unit={unit} onChange={onQuantity} />
        )}
        <span className={`num ${css.amount}`}>{formatMoney(amount, { decimals: 2 })}</span>
      </div>
    </li>
  )
}
