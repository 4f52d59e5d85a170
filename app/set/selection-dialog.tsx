/** The selection dialog: dishes ticked by category, with a number each, and put into the basket (spec section 4). */
import { useState } from 'react'
import { updateCart } from '#app/cart/store.ts'
import { AddedToast } from '#app/cart/toast.tsx'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { useText } from '#app/ui/lang.tsx'
import { openOverlay } from '#app/ui/overlay.tsx'
import { chooseTitle, selectionDialog } from '#content/pages/menu.ts'
import { missingLine } from '#content/pages/set.ts'
import { addToCart, cartItem } from '#domain/cart.ts'
import { defaultSelection, groupState } from '#domain/menu-selection.ts'
import { moneyParts } from '#domain/money.ts'
import type { Selection } from '#domain/order.ts'
import { priceLine } from '#domain/price-line.ts'
import type { Lang } from '#domain/text.ts'
import css from './selection-dialog.module.css'
import { SelectionGroup } from './selection-group.tsx'
import { choosable, type SetView } from './view.ts'

/** Opens it over the set's dialog; `onAdded` closes that one. Returns what closes it without adding anything. */
export function openSelection(view: SetView, lang: Lang, onAdded: () => void): () => void {
  /** Adds one of the set, whatever else is in the basket; the next time the dialog starts empty (spec section 4). */
  function putInCart(selection: Selection) {
    const set = choosable(view)
    const item = cartItem(set, selection, lang)
    updateCart((cart) => addToCart(cart, item, set.pricing))
    close()
    openOverlay({ name: 'added', isToast: true, lang }, (closeToast) => (
      <AddedToast name={view.name} onClose={closeToast} />
    ))
    onAdded()
  }
  const close = openOverlay({ name: 'selection', lang }, (onClose) => (
    <SelectionDialog view={view} onAdd={putInCart} onClose={onClose} />
  ))
  return close
}

interface SelectionDialogProps {
  readonly view: SetView
  readonly onAdd: (selection: Selection) => void
  readonly onClose: () => void
}

function SelectionDialog({ view, onAdd, onClose }: SelectionDialogProps) {
  const text = useText()
  const [set] = useState(() => choosable(view))
  const [selection, setSelection] = useState(() => defaultSelection(set))
  const [isAsked, setAsked] = useState(false)
  const missing = set.groups
    .map((group) => ({ ...group, missing: groupState(group, selection).missing }))
    .filter((group) => group.missing > 0)
  const { amount } = priceLine(set, { setId: set.id, quantity: 1, selection }, 0)
  const total = moneyParts(amount, { decimals: 2 })

  function add() {
    const [first] = missing
    if (!first) return onAdd(selection)
    setAsked(true)
    document.getElementById(groupId(first.id))?.focus()
  }

  return (
    <Dialog
      title={text(chooseTitle(view.name))}
      open
      onClose={onClose}
      footer={
        <>
          <p className={css.total}>
            <span>{text(selectionDialog.total)}</span>
            <output>
              <i>{total.sign}</i>
              {total.figure}
            </output>
          </p>
          <Button icon="cart" onClick={add}>
            {text(selectionDialog.addToCart)}
          </Button>
        </>
      }
    >
      {view.minimum && <p className={css.note}>{view.minimum}</p>}
      {isAsked && missing.length > 0 && (
        <p className={css.missing} role="alert">
          {text(missingLine(missing))}
        </p>
      )}
      {view.groups.map((group, index) => {
        const rules = set.groups[index]
        return (
          rules && (
            <SelectionGroup
              key={group.id}
              id={groupId(group.id)}
              set={set}
              rules={rules}
              group={group}
              selection={selection}
              onSelect={setSelection}
            />
          )
        )
      })}
    </Dialog>
  )
}

function groupId(id: string): string {
  return `select-${id}`
}
