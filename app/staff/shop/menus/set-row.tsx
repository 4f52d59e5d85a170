import { Form, Link, useSubmit } from 'react-router'
import { setEditPath } from '#app/staff/addresses.ts'
import list from '#app/staff/shell/ui/list-table.module.css'
import { MoveButtons } from '#app/staff/shell/ui/move-buttons.tsx'
import { OtherName } from '#app/staff/shell/ui/other-name.tsx'
import { Switch } from '#app/staff/shell/ui/switch.tsx'
import { Tag } from '#app/staff/shell/ui/tag.tsx'
import { useText } from '#app/ui/lang.tsx'
import { dayText } from '#content/dates.ts'
import { draftWords } from '#content/staff/shop/menus/draft-words.ts'
import { displayNames, menusPage, priceFrom, setCount } from '#content/staff/shop/menus/menus.ts'
import type { PriceDisplay } from '#domain/menu/catalogue.ts'
import { formatMoney } from '#domain/money.ts'
import type { ListedCategory, ListedSet } from '#server/page-data/staff/shop/listed-sets.ts'
import { DragHandle } from './set-form/drag-handle.tsx'
import { useDrag } from './set-form/use-drag.ts'
import styles from './set-list.module.css'

type Row = Omit<ListedSet, 'dishes'>

/** A drop posts what a button would. */
export function SetRows({
  id,
  name,
  sets,
  isWhole,
}: Omit<ListedCategory, 'sets'> & {
  readonly sets: readonly Row[]
  /** A filtered list cannot be reordered. */
  readonly isWhole: boolean
}) {
  const text = useText()
  const submit = useSubmit()
  const drag = useDrag(`set-${id}`, (set, at) =>
    submit({ verb: 'place', set, at }, { method: 'post', preventScrollReset: true }),
  )
  return (
    <tbody>
      <tr className={styles.group}>
        <th scope="rowgroup" colSpan={8}>
          {text(name)} <small>{text(setCount(sets.length))}</small>
        </th>
      </tr>
      {sets.map((set) => (
        <SetRow key={set.id} set={set} drag={isWhole ? drag : null} />
      ))}
    </tbody>
  )
}

function SetRow({ set, drag }: { readonly set: Row; readonly drag: ReturnType<typeof useDrag> | null }) {
  const text = useText()
  const { id, name, serves, isOnSale } = set
  return (
    <tr {...drag?.item(String(id))}>
      <td className={styles.order}>
        {drag && (
          <Form method="post" preventScrollReset data-row={id}>
            <DragHandle {...drag.handle(String(id))} />
            <input type="hidden" name="set" value={id} />
            <MoveButtons item={text(name)} />
          </Form>
        )}
      </td>
      <td className={styles.thumb}>
        <img src={set.picture} alt="" width={44} height={33} loading="lazy" />
      </td>
      <th scope="row">
        <Link to={setEditPath(id)}>
          <span>{text(name)}</span>
        </Link>
        <OtherName name={name} />
      </th>
      <td>{serves.min === serves.max ? serves.max : `${serves.min}–${serves.max}`}</td>
      <td className={list.number}>
        {formatMoney(set.price)}
        {set.next && <small>{text(priceFrom(dayText(set.next.from), formatMoney(set.next.price)))}</small>}
      </td>
      <td className={styles.wording}>{wordingOf(set.priceDisplay, text)}</td>
      <td className={list.number}>{set.groups}</td>
      <td>
        <Form method="post" preventScrollReset className={styles.sale}>
          <input type="hidden" name="set" value={id} />
          <Switch
            isOn={isOnSale}
            name="verb"
            value={isOnSale ? 'off' : 'on'}
            aria-label={`${text(menusPage.onSale)}: ${text(name)}`}
          >
            {text(isOnSale ? menusPage.on : menusPage.off)}
          </Switch>
          {set.isCategoryOff && <Tag>{text(menusPage.categoryOff)}</Tag>}
          {set.isOutOfSeason && <Tag>{text(menusPage.outOfSeason)}</Tag>}
          {set.hasDraft && <Tag kind="info">{text(draftWords.draft)}</Tag>}
        </Form>
      </td>
    </tr>
  )
}

/** A dash means the price alone. */
function wordingOf(display: PriceDisplay, text: ReturnType<typeof useText>): string {
  if (display.kind === 'range') return `${formatMoney(display.min)}–${formatMoney(display.max)}`
  return display.kind === 'plain' ? '—' : text(displayNames[display.kind])
}
