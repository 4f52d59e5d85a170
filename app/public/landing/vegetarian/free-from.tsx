import { type OwnLink, OwnSection } from '#app/public/landing/own-section.tsx'
import { useText } from '#app/ui/lang.tsx'
import { freeFrom } from '#content/pages/landing/sections/free-from.ts'
import css from './free-from.module.css'
import type { FreeFromDish, FreeFromView } from './free-from-view.ts'

export interface FreeFromProps {
  readonly view: FreeFromView
  readonly menu: OwnLink
}

/** Unknown contents are marked "ask". */
export function FreeFrom({ view: { tables }, menu }: FreeFromProps) {
  const text = useText()
  return (
    <OwnSection
      heading={text(freeFrom.heading)}
      lead={text(freeFrom.lead)}
      menu={menu}
      className={css.ground}
    >
      <div className={css.sheet}>
        <div className={css.tables}>
          {tables.map(({ name, about, dishes }) => (
            <table key={name}>
              <caption>
                {name} <small>{about}</small>
              </caption>
              <thead>
                <tr>
                  <th scope="col">{text(freeFrom.dish)}</th>
                  <th scope="col">{text(freeFrom.egg)}</th>
                  <th scope="col">{text(freeFrom.milk)}</th>
                  <th scope="col">{text(freeFrom.pungent)}</th>
                </tr>
              </thead>
              <tbody>
                {dishes.map((dish) => (
                  <DishRow key={dish.id} dish={dish} />
                ))}
              </tbody>
            </table>
          ))}
        </div>
        <p>{text(freeFrom.note)}</p>
      </div>
    </OwnSection>
  )
}

function DishRow({ dish: { name, hasEgg, hasMilk, canLeaveOut } }: { readonly dish: FreeFromDish }) {
  const text = useText()
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>
        <span className={hasEgg ? css.egg : css.none}>{text(hasEgg ? freeFrom.hasEgg : freeFrom.none)}</span>
      </td>
      <td>
        <span className={hasMilk ? css.milk : css.none}>
          {text(hasMilk ? freeFrom.hasMilk : freeFrom.none)}
        </span>
      </td>
      <td>
        <span className={canLeaveOut ? css.none : css.ask}>
          {text(canLeaveOut ? freeFrom.canLeaveOut : freeFrom.askFirst)}
        </span>
      </td>
    </tr>
  )
}
