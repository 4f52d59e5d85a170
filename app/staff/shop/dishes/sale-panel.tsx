import { Form, Link } from 'react-router'
import { setEditPath, staffOrderPath, staffPath } from '#app/staff/addresses.ts'
import { Button } from '#app/staff/shell/ui/button.tsx'
import { Panel, PanelBody } from '#app/staff/shell/ui/panel.tsx'
import menus from '#app/staff/shop/menus/menus.module.css'
import { useText } from '#app/ui/lang.tsx'
import { dayText } from '#content/dates.ts'
import { between } from '#content/phrases.ts'
import {
  dishSale,
  furtherOrders,
  insteadOf,
  ordersToCome,
  promotionsWith,
  setsWithDish,
} from '#content/staff/shop/menus/dishes.ts'
import { settingsSectionNames } from '#content/staff/shop/settings/settings.ts'
import type { EditableDishView } from '#server/page-data/staff/shop/editable-dish.ts'

export function SalePanel({ view }: { readonly view: EditableDishView }) {
  const text = useText()
  const { isOnSale, sets, promotions } = view
  const isStuck = sets.some(({ canDoWithout }) => !canDoWithout)
  return (
    <Panel title={text(isOnSale ? dishSale.title : dishSale.isOff)}>
      <PanelBody>
        {isOnSale && (
          <>
            <p>
              <b>{text(setsWithDish(sets.length))}</b>
            </p>
            <ul className={menus.links}>
              {sets.map(({ id, name, canDoWithout, instead }) => (
                <li key={id}>
                  <Link to={setEditPath(id)}>
                    <span>{text(name)}</span>
                  </Link>{' '}
                  {!canDoWithout && <b className={menus.missing}>{text(dishSale.needed)}</b>}
                  {instead.length > 0 && (
                    <small>{text(insteadOf(instead.map(text).join(text(between.items))))}</small>
                  )}
                </li>
              ))}
            </ul>
            <OrdersToCome orders={view.ordersToCome} />
          </>
        )}
        {promotions.length > 0 && (
          <p>
            {text(promotionsWith(promotions.map(text).join(text(between.items)), isOnSale))}{' '}
            <Link to={`${staffPath('settings')}#promotions`}>{text(settingsSectionNames.promotions)}</Link>
          </p>
        )}
        <p>{text(isOnSale ? (isStuck ? dishSale.stuck : dishSale.note) : dishSale.back)}</p>
        {!isStuck && (
          <Form method="post">
            <Button kind={isOnSale ? 'stop' : 'go'} name="verb" value={isOnSale ? 'off-sale' : 'on-sale'}>
              {text(isOnSale ? dishSale.takeOff : dishSale.putOn)}
            </Button>
          </Form>
        )}
      </PanelBody>
    </Panel>
  )
}

function OrdersToCome({ orders: { count, first } }: { readonly orders: EditableDishView['ordersToCome'] }) {
  const text = useText()
  return (
    <p>
      {text(ordersToCome(count))}
      {first.map(({ reference, dueDate }, index) => (
        <span key={reference}>
          {index > 0 && text(between.items)}
          <Link to={staffOrderPath(reference)}>
            <span className="num">{reference}</span>
          </Link>{' '}
          {text(dayText(dueDate))}
        </span>
      ))}
      {count > first.length && text(furtherOrders(count - first.length))}
    </p>
  )
}
