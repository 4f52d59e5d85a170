/** A button loads the price without JavaScript. */
import type { ReactNode } from 'react'
import { Button } from '#app/staff/shell/ui/button.tsx'
import { HeadCells } from '#app/staff/shell/ui/head-cells.tsx'
import { Panel, PanelBody } from '#app/staff/shell/ui/panel.tsx'
import { useText } from '#app/ui/lang.tsx'
import { editPage } from '#content/staff/orders/edit-order.ts'
import type { Text } from '#domain/text.ts'
import tables from './tables.module.css'

interface PricePanelProps {
  readonly title: Text
  readonly heads: readonly Text[]
  readonly rows: ReactNode
  readonly total: ReactNode
  readonly children?: ReactNode
}

export function PricePanel({ title, heads, rows, total, children }: PricePanelProps) {
  const text = useText()
  return (
    <Panel title={text(title)}>
      <PanelBody>
        <table className={tables.diff}>
          <thead>
            <tr>
              <HeadCells heads={heads} />
            </tr>
          </thead>
          <tbody>{rows}</tbody>
          <tfoot aria-live="polite">
            <tr>{total}</tr>
          </tfoot>
        </table>
        {children}
        <noscript>
          <Button name="verb" value="price" formNoValidate>
            {text(editPage.reprice)}
          </Button>
        </noscript>
      </PanelBody>
    </Panel>
  )
}
