/** A key press that moves several orders may have been meant for a field. */
import { Button } from '#app/staff/shell/ui/button.tsx'
import { useText } from '#app/ui/lang.tsx'
import { askBulk, ordersPage } from '#content/staff/orders/orders.ts'
import styles from './ask-bulk.module.css'

export function AskBulk({ count }: { readonly count: number }) {
  const text = useText()
  if (count < 2) return null
  return (
    <dialog
      className={styles.ask}
      data-asks-first=""
      aria-labelledby="ask-bulk"
      onSubmit={(event) => event.currentTarget.close()}
    >
      <h2 id="ask-bulk">{text(askBulk(count))}</h2>
      <div>
        <Button
          kind="go"
          name="verb"
          value="next"
          onClick={(event) => event.currentTarget.closest('dialog')?.close()}
        >
          {text(ordersPage.nextForSelected)}
        </Button>
        <Button type="button" onClick={(event) => event.currentTarget.closest('dialog')?.close()}>
          {text(ordersPage.dropIt)}
        </Button>
      </div>
    </dialog>
  )
}
