import {
  type ReactNode,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
} from 'react'
import { getSnapshot, updateCart } from '#app/cart/store.ts'
import type { AddedToast } from '#app/cart/toast.tsx'
import { openOrder } from '#app/order/open-order.ts'
import { reloadUnlessSaved } from '#app/order/unopened-order.ts'
import { useLang } from '#app/ui/lang.tsx'
import { isSetFull } from '#domain/menu/set-selection.ts'
import { addToCart, cartItem, replaceInCart } from '#domain/ordering/cart.ts'
import { ChooserBar } from './bar.tsx'
import css from './chooser.module.css'
import { ChooserGroup, groupAnchor } from './group.tsx'
import { forgetChoice, recalledChoice, rememberChoice } from './memory.ts'
import { TablesOnPage, useLaidTable } from './set-table.tsx'
import { ChooserSlip } from './slip.tsx'
import { chooserReducer, repairedState, startState, summarise } from './state.ts'
import { useEditedLine } from './use-edited-line.ts'
import { choosable, type SetView } from './view.ts'
import { numberIn } from './wanted-number.ts'

/** The script loads with the first set added. */
interface AddedSet {
  readonly what: 'added' | 'updated'
  readonly Toast: typeof AddedToast
}

/** @param note is shown above the dishes */
export interface SetChooserProps {
  readonly view: SetView
  readonly note?: ReactNode
  /** False until the view is that of the visit. */
  readonly isSettled: boolean
}

export function SetChooser({ view, note, isSettled }: SetChooserProps) {
  const lang = useLang()
  const set = useMemo(() => choosable(view), [view])
  const [state, dispatch] = useReducer(
    useMemo(() => chooserReducer(set), [set]),
    set,
    startState,
  )
  const summary = useMemo(() => summarise(set, state), [set, state])
  const places = useLaidTable(set, state.selection)
  const isFull = isSetFull(set, state.selection)
  const [editedLine, stopEditing] = useEditedLine(set.id)
  const [addedSet, setAddedSet] = useState<AddedSet | null>(null)
  const closeToast = useCallback(() => setAddedSet(null), [])
  const isTouched = useRef(false)

  // Hydration must match the server's HTML, and the replayed first click must apply to the restored choice.
  useLayoutEffect(() => {
    if (!isSettled) return
    const savedState =
      recalledChoice(set, editedLine) ??
      (editedLine === null ? null : repairedState(set, getSnapshot()[editedLine]))
    isTouched.current = false
    if (savedState) dispatch({ type: 'restore', state: savedState })
    const number = editedLine === null ? numberIn(location.hash) : null
    if (number === null) return
    dispatch({ type: 'quantity', quantity: number })
    // The choice is now stored like any other.
    history.replaceState(history.state, '', location.pathname + location.search)
  }, [set, editedLine, isSettled])
  useEffect(() => {
    if (!isSettled) return
    if (isTouched.current) rememberChoice(set, state, editedLine)
    isTouched.current = true
  }, [set, state, editedLine, isSettled])

  /** Returns true if there is no incomplete group. */
  function isComplete(): boolean {
    const [first] = summary.missing
    if (!first) return true
    const section = document.getElementById(groupAnchor(first.id))
    section?.scrollIntoView()
    section?.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true })
    return false
  }

  function orderNow() {
    if (isComplete()) openOrder({ lines: [summary.line], from: 'set' }).catch(reloadUnlessSaved)
  }

  function putInCart() {
    if (!isComplete()) return
    const item = cartItem(set, state.selection, lang, state.quantity)
    updateCart((cart) =>
      editedLine === null ? addToCart(cart, item, set.pricing) : replaceInCart(cart, editedLine, item),
    )
    forgetChoice(set)
    isTouched.current = false
    dispatch({ type: 'reset' })
    if (editedLine !== null) stopEditing()
    const what = editedLine === null ? 'added' : 'updated'
    import('#app/cart/toast.tsx').then(
      ({ AddedToast }) => setAddedSet({ what, Toast: AddedToast }),
      () => {
        // The count in the header still shows the set.
      },
    )
  }

  return (
    <>
      <div className={css.groups}>
        {note}
        {view.groups.map((group) => (
          <ChooserGroup
            key={group.id}
            group={group}
            numbers={state.selection[group.id]}
            dispatch={dispatch}
            orderable={view.soldAt === null && view.closedReason === null}
            isSetFull={isFull}
            level={2}
          />
        ))}
      </div>
      <ChooserSlip
        view={view}
        places={places}
        quantity={state.quantity}
        summary={summary}
        onQuantity={(quantity) => dispatch({ type: 'quantity', quantity })}
        onOrder={orderNow}
        onAdd={putInCart}
        isEdited={editedLine !== null}
      />
      <TablesOnPage view={view} places={places} summary={summary} isEager />
      <ChooserBar view={view} summary={summary} onOrder={orderNow} />
      {addedSet && <addedSet.Toast name={view.name} what={addedSet.what} onClose={closeToast} />}
    </>
  )
}
