import { useLang, useText } from '#app/ui/lang.tsx'
import { SlipRow } from '#app/ui/money/slip.tsx'
import { dishTimes, setChooser, supplement } from '#content/pages/set.ts'
import { between } from '#content/phrases.ts'
import type { PricedDish } from '#domain/menu/price-line.ts'
import { formatExact } from '#domain/money.ts'
import css from './slip.module.css'

type Dishes = { readonly dishes: readonly PricedDish[] }

/** Each course has one line. */
export function ChosenDishes({
  dishes,
  groups,
}: Dishes & { readonly groups: readonly { readonly id: string }[] }) {
  const lang = useLang()
  const courses = groups
    .map(({ id }) => ({ id, dishes: dishes.filter(({ groupId }) => groupId === id) }))
    .filter(({ dishes: choice }) => choice.length > 0)
  return (
    <ul className={css.chosen}>
      {courses.map(({ id, dishes: choice }) => (
        <li key={id}>
          {choice.map(({ name, number }) => dishTimes(name[lang], number)).join(between.items[lang])}
        </li>
      ))}
    </ul>
  )
}

export function SupplementRows({ dishes }: Dishes) {
  const lang = useLang()
  const dear = dishes.filter(({ amount }) => amount > 0)
  if (dear.length === 0) return null
  return (
    <>
      <hr />
      {dear.map(({ groupId, dishId, name, number, amount }) => (
        <SlipRow
          key={`${groupId} ${dishId}`}
          label={supplement(name[lang], number)[lang]}
          value={formatExact(amount)}
        />
      ))}
    </>
  )
}

export function ItemRows({ dishes }: Dishes) {
  const text = useText()
  if (dishes.length === 0) return <p className={css.minimum}>{text(setChooser.nothingChosen)}</p>
  return dishes.map(({ groupId, dishId, name, number, amount }) => (
    <SlipRow key={`${groupId} ${dishId}`} label={`${text(name)} ×${number}`} value={formatExact(amount)} />
  ))
}
