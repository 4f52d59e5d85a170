/** The specification describes this in section 4. */
import { type MouseEvent, useMemo, useReducer, useState } from 'react'
import { visitNeeds } from '#app/browser/visit-needs.ts'
import { updateCart } from '#app/cart/store.ts'
import { AddedToast } from '#app/cart/toast.tsx'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog/dialog.tsx'
import { openOverlay } from '#app/ui/dialog/overlay.tsx'
import { useText } from '#app/ui/lang.tsx'
import { chooseTitle } from '#content/pages/menu.ts'
import { missingLine, setChooser } from '#content/pages/set.ts'
import type { FoodNeeds } from '#domain/menu/fit.ts'
import { isSetFull } from '#domain/menu/set-selection.ts'
import { exactParts } from '#domain/money.ts'
import { addToCart, cartItem } from '#domain/ordering/cart.ts'
import type { Selection } from '#domain/ordering/order.ts'
import type { Lang } from '#domain/text.ts'
import { fittedView } from './fitted-view.ts'
import { ChooserGroup, groupAnchor } from './group.tsx'
import { NeedsNote } from './needs-note.tsx'
import css from './selection-dialog.module.css'
import { TableFigure, useLaidTable } from './set-table.tsx'
import { chooserReducer, startState, summarise } from './state.ts'
import { choosable, type SetView } from './view.ts'

/** `onAdded` closes the set's dialog below. */
export function openSelection(wholeView: SetView, lang: Lang, onAdded: () => void): void {
  const needs = visitNeeds()
  const view = fittedView(wholeView, needs, lang)
  /** The dialog starts empty next time (spec section 4). */
  function putInCart(selection: Selection) {
    const set = choosable(view)
    const item = cartItem(set, selection, lang)
    updateCart((cart) => addToCart(cart, item, set.pricing))
    close()
    openOverlay({ name: 'added', isToast: true, lang }, (closeToast) => (
      <AddedToast name={view.name} what="added" onClose={closeToast} />
    ))
    onAdded()
  }
  const close = openOverlay({ name: 'selection', isInside: true, lang }, (onClose) => (
    <SelectionDialog view={view} needs={needs} onAdd={putInCart} onClose={onClose} />
  ))
}

interface SelectionDialogProps {
  readonly view: SetView
  readonly needs: FoodNeeds
  readonly onAdd: (selection: Selection) => void
  readonly onClose: () => void
}

/** An address of the page behind would close the dialog on the way back. */
function goToGroup(event: MouseEvent) {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link) return
  event.preventDefault()
  document.querySelector(link.hash)?.scrollIntoView()
}

function SelectionDialog({ view, needs, onAdd, onClose }: SelectionDialogProps) {
  const text = useText()
  const set = useMemo(() => choosable(view), [view])
  const [{ selection }, dispatch] = useReducer(
    useMemo(() => chooserReducer(set), [set]),
    set,
    startState,
  )
  const [isConfirming, setConfirming] = useState(false)
  const places = useLaidTable(set, selection)
  const summary = summarise(set, { selection, quantity: 1 })
  const { missing, pricedLine } = summary
  const isFull = isSetFull(set, selection)
  const total = exactParts(pricedLine.amount)

  function add() {
    const [first] = missing
    if (!first) return onAdd(selection)
    setConfirming(true)
    document.querySelector<HTMLElement>(`#${groupAnchor(first.id)} h3`)?.focus()
  }

  return (
    <Dialog
      title={text(chooseTitle(view.name))}
      open
      onClose={onClose}
      footer={
        <>
          <p className={css.total}>
            <span className="nb">{text(setChooser.total)}</span>
            <output>
              <i>{total.sign}</i>
              {total.figure}
            </output>
          </p>
          <Button icon="cart" onClick={add}>
            {text(setChooser.addToCart)}
          </Button>
        </>
      }
    >
      {places.length > 0 && (
        // biome-ignore lint/a11y/noStaticElementInteractions: the links inside are pressed
        // biome-ignore lint/a11y/useKeyWithClickEvents: a key presses them too
        <div className={css.table} onClick={goToGroup}>
          <TableFigure view={view} places={places} summary={summary} isEager />
        </div>
      )}
      <div className={css.chooser}>
        <NeedsNote view={view} needs={needs} />
        {view.minimum && <p className={css.note}>{view.minimum}</p>}
        {isConfirming && missing.length > 0 && (
          <p className={css.missing} role="alert">
            {text(missingLine(missing))}
          </p>
        )}
        {view.groups.map((group) => (
          <ChooserGroup
            key={group.id}
            group={group}
            numbers={selection[group.id]}
            dispatch={dispatch}
            orderable
            isSetFull={isFull}
            level={3}
          />
        ))}
      </div>
    </Dialog>
  )
}
