import { howMuchFoodAnchor } from '#app/paths.ts'
import { Island } from '#app/ui/islands/island.tsx'
import { useText } from '#app/ui/lang.tsx'
import { guestCount, howMuchFood, quantityOf } from '#content/pages/how-much-food.ts'
import { formatMoney } from '#domain/money.ts'
import css from './how-much-food.module.css'
import type { SizeRow } from './view.ts'

/** The calculator replaces the table where JavaScript runs. */
export function HowMuchFood({ sizes }: { readonly sizes: readonly SizeRow[] }) {
  const text = useText()
  return (
    <section className={`wrap ${css.section}`} id={howMuchFoodAnchor} aria-labelledby="how-much-food-title">
      <div className={css.head}>
        <h2 id="how-much-food-title">{text(howMuchFood.title)}</h2>
        <p>{text(howMuchFood.lead)}</p>
      </div>
      <Island name="how-much-food">
        <Sizes rows={sizes} />
      </Island>
    </section>
  )
}

function Sizes({ rows }: { readonly rows: readonly SizeRow[] }) {
  const text = useText()
  return (
    <table className={css.sizes}>
      <caption>{text(howMuchFood.table)}</caption>
      <thead>
        <tr>
          <th scope="col">{text(howMuchFood.guests)}</th>
          <th scope="col">{text(howMuchFood.tableSets)}</th>
          <th scope="col">{text(howMuchFood.tableFood)}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ guests, sets, food }) => (
          <tr key={guests}>
            <th scope="row">{text(guestCount(guests))}</th>
            <td>
              {sets.map(({ set, quantity }) => (
                <span key={set.id}>{text(quantityOf(set.name, quantity, set.unit))}</span>
              ))}
            </td>
            <td className="num">{formatMoney(food)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
