import { useEffect, useRef, useState } from 'react'
import { enterDialog } from '#app/browser/dialogs.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog/dialog.tsx'
import { useText } from '#app/ui/lang.tsx'
import { SlipRow } from '#app/ui/money/slip.tsx'
import { Stepper } from '#app/ui/stepper.tsx'
import { extraTotal, order } from '#content/ordering/order.ts'
import { maxUnits } from '#domain/input-limits.ts'
import { type Cents, cents, formatMoney } from '#domain/money.ts'
import type { Text } from '#domain/text.ts'
import css from './extras.module.css'

interface ExtrasDialogProps {
  readonly title: Text
  readonly note: Text
  readonly kind: 'cutlery' | 'tongs'
  readonly includedCount: number
  readonly unitPrice: Cents
  readonly extra: number
  readonly onDone: (extra: number) => void
  readonly onDelete: () => void
  readonly onClose: () => void
}

/** The total includes the free extras (spec section 4). */
export function ExtrasDialog(props: ExtrasDialogProps) {
  const { title, note, kind, includedCount, unitPrice, onDone, onDelete, onClose } = props
  const text = useText()
  const [extra, setExtra] = useState(props.extra)
  const close = useRef(onClose)
  close.current = onClose
  // Back closes only this dialog.
  useEffect(() => {
    const leave = enterDialog('extras', () => close.current(), null)
    return () => void leave()
  }, [])
  const end = (finish: () => void) => () => {
    finish()
    onClose()
  }
  return (
    <Dialog
      title={text(title)}
      size="s"
      open
      onClose={onClose}
      footer={
        <>
          <Button kind="quiet" disabled={props.extra === 0} onClick={end(onDelete)}>
            {text(order.deleteExtra)}
          </Button>
          <Button onClick={end(() => onDone(extra))}>{text(order.confirmExtra)}</Button>
        </>
      }
    >
      <div className={css.extra}>
        <span>{text(note)}</span>
        <Stepper value={extra} max={maxUnits} label={text(title)} onChange={setExtra} />
      </div>
      <div aria-live="polite">
        <SlipRow
          label={text(extraTotal(includedCount + extra, kind))}
          value={formatMoney(cents(extra * unitPrice))}
        />
      </div>
    </Dialog>
  )
}
