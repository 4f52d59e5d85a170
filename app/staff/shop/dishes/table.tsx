import { Link } from 'react-router'
import { dishEditPath } from '#app/staff/addresses.ts'
import { HeadCells } from '#app/staff/shell/ui/head-cells.tsx'
import list from '#app/staff/shell/ui/list-table.module.css'
import { OtherName } from '#app/staff/shell/ui/other-name.tsx'
import { Tag } from '#app/staff/shell/ui/tag.tsx'
import { useText } from '#app/ui/lang.tsx'
import { allergenList, allergenNames } from '#content/allergens.ts'
import { sectionNames } from '#content/staff/day/kitchen.ts'
import { allergenHeads, dishesPage, dishSale } from '#content/staff/shop/menus/dishes.ts'
import { draftWords } from '#content/staff/shop/menus/draft-words.ts'
import { menusPage } from '#content/staff/shop/menus/menus.ts'
import type { CalendarDate } from '#domain/calendar.ts'
import { allergens } from '#domain/menu/allergens.ts'
import type { ListedDish } from '#server/page-data/staff/shop/dishes-api.ts'
import styles from './dishes.module.css'
import { Supply } from './supply.tsx'

/** Picture, name, a column for each allergen, diet, sets, orders of today and supply. */
const columns = allergens.length + 6

export function DishTable({
  dishes,
  today,
  mayEdit,
}: {
  readonly dishes: readonly ListedDish[]
  readonly today: CalendarDate
  readonly mayEdit: boolean
}) {
  const text = useText()
  return (
    <div className={list.wrap}>
      <table className={`${list.table} ${styles.table}`}>
        <caption className="vh">{text(dishesPage.title)}</caption>
        <thead>
          <tr>
            <HeadCells heads={[{ name: menusPage.thumb, className: styles.thumb }, dishesPage.name]} />
            {allergens.map((each) => (
              <th key={each} scope="col" className={styles.dot}>
                <abbr title={text(allergenNames[each])}>{text(allergenHeads[each])}</abbr>
              </th>
            ))}
            <HeadCells
              heads={[
                dishesPage.diet,
                { name: dishesPage.sets, className: list.number },
                { name: dishesPage.today, className: list.number },
                dishesPage.offered,
              ]}
            />
          </tr>
        </thead>
        {[...Map.groupBy(dishes, ({ section }) => section)].map(([section, sectionDishes]) => (
          <tbody key={section}>
            <tr className={styles.group}>
              <th scope="rowgroup" colSpan={columns}>
                {text(sectionNames[section])}
              </th>
            </tr>
            {sectionDishes.map((dish) => (
              <DishRow key={dish.id} dish={dish} today={today} mayEdit={mayEdit} />
            ))}
          </tbody>
        ))}
      </table>
    </div>
  )
}

function DishRow({
  dish,
  today,
  mayEdit,
}: {
  readonly dish: ListedDish
  readonly today: CalendarDate
  readonly mayEdit: boolean
}) {
  const text = useText()
  const { name, diet, sets } = dish
  const inWords = text(allergenList(dish.allergens))
  return (
    <tr>
      <td className={styles.thumb}>
        {dish.picture && <img src={dish.picture} alt="" width={44} height={33} loading="lazy" />}
      </td>
      <th scope="row">
        {mayEdit ? (
          <Link to={dishEditPath(dish.id)}>
            <span>{text(name)}</span>
          </Link>
        ) : (
          text(name)
        )}
        <OtherName name={name} />
        {dish.hasDraft && <Tag kind="warn">{text(draftWords.draft)}</Tag>}
        {inWords && <small className={styles.narrow}>{`${text(dishesPage.has)} ${inWords}`}</small>}
      </th>
      {allergens.map((each) => {
        const has = dish.allergens.includes(each)
        return (
          <td key={each} className={styles.dot}>
            <span aria-hidden="true">{has ? '●' : '·'}</span>
            <span className="vh">{text(has ? dishesPage.has : dishesPage.hasNot)}</span>
          </td>
        )
      })}
      <td>{diet && <Tag kind="done">{text(dishesPage[diet])}</Tag>}</td>
      <td className={`${list.number} ${styles.broad}`}>{sets}</td>
      <td className={`${list.number} ${styles.broad}`}>{dish.today}</td>
      <td className={styles.supply}>
        {dish.isOnSale ? <Supply dish={dish} today={today} /> : <Tag>{text(dishSale.isOff)}</Tag>}
      </td>
    </tr>
  )
}
