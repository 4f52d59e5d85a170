import { useState } from 'react'
import { pagePath } from '#app/paths.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog/dialog.tsx'
import { Empty } from '#app/ui/empty.tsx'
import { useLang, useText } from '#app/ui/lang.tsx'
import emptySteamer from '#catalogue/pictures/states/empty-cart.svg'
import { addedToast } from '#content/ordering/added-toast.ts'
import { itemRemoved as removedText, cart as words } from '#content/ordering/cart.ts'
import { type Cart, type CartItem, cartCount, changeQuantity, removeFromCart } from '#domain/ordering/cart.ts'
import type { OrderLine } from '#domain/ordering/order.ts'
import css from './drawer.module.css'
import { useCart } from './hook.ts'
import { CartLineRow } from './line.tsx'
import { isForThisPageOnly, updateCart } from './store.ts'
import { CartTotals } from './totals.tsx'
import { useMissingPrices, useNamedSets, useOrdering } from './use-ordering.ts'
import { cartView } from './view.ts'

interface RemovedLine {
  readonly index: number
  readonly item: CartItem
  readonly name: string
}

interface CartDrawerProps {
  readonly onClose: () => void
  readonly onOrder: (lines: readonly OrderLine[]) => void
}

export function CartDrawer({ onClose, onOrder }: CartDrawerProps) {
  const text = useText()
  const lang = useLang()
  const cart = useCart()
  useNamedSets(cart)
  const [result, retry] = useOrdering(cart.flatMap(({ setId }) => setId ?? []))
  const data = result === 'failed' ? null : result
  useMissingPrices(cart, data)
  const view = cartView(cart, data, lang)
  const [removedLine, setRemovedLine] = useState<RemovedLine | null>(null)

  function remove(index: number, name: string) {
    const item = cart[index]
    if (!item) return
    setRemovedLine({ index, item, name })
    updateCart((now) => removeFromCart(now, index))
  }

  function undo({ index, item }: RemovedLine) {
    setRemovedLine(null)
    updateCart((now) => [...now.slice(0, index), item, ...now.slice(index)])
  }

  const menuHref = pagePath('menu', lang)
  const isEmpty = cart.length === 0
  const keys = keysOf(cart)
  return (
    <Dialog
      title={
        <>
          {text(words.title)}
          {!isEmpty && <span className={`num ${css.count}`}>{cartCount(cart)}</span>}
        </>
      }
      size="side"
      open
      onClose={onClose}
      footer={
        !isEmpty && (
          <CartTotals
            view={view}
            settings={data?.rules.settings ?? null}
            menuHref={menuHref}
            onOrder={() => onOrder(view.orderLines)}
            onRetry={result === 'failed' ? retry : null}
          />
        )
      }
    >
      {removedLine && (
        <p className={css.removed} role="status">
          <span>{text(removedText(removedLine.name))}</span>
          <Button kind="quiet" size="s" autoFocus onClick={() => undo(removedLine)}>
            {text(words.undo)}
          </Button>
        </p>
      )}
      {!isEmpty && isForThisPageOnly() && (
        <Alert kind="warn" announced={false}>
          {text(addedToast.notKept)}
        </Alert>
      )}
      {result === 'failed' && !isEmpty && <Alert kind="warn">{text(words.pricesOld)}</Alert>}
      {isEmpty ? (
        <Empty
          picture={<img src={emptySteamer} alt="" width={240} height={180} />}
          action={<Button href={menuHref}>{text(words.seeMenus)}</Button>}
        >
          {text(words.empty)}
        </Empty>
      ) : (
        <ul>
          {view.lines.map((line) => (
            <CartLineRow
              key={keys[line.index]}
              line={line}
              onQuantity={(quantity) => updateCart((now) => changeQuantity(now, line.index, quantity))}
              onRemove={(name) => remove(line.index, name)}
            />
          ))}
        </ul>
      )}
    </Dialog>
  )
}

/** A counter distinguishes equal items. */
function keysOf(cart: Cart): readonly string[] {
  const countByKey = new Map<string, number>()
  return cart.map(({ setId, name, selection }) => {
    const what = JSON.stringify([setId ?? name, selection])
    const which = countByKey.get(what) ?? 0
    countByKey.set(what, which + 1)
    return `${which} ${what}`
  })
}
