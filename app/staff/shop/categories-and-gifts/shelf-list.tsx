import { Form, useSubmit } from 'react-router'
import type { WordedChange } from '#app/staff/shell/changes/past-entries.ts'
import { MoveButtons } from '#app/staff/shell/ui/move-buttons.tsx'
import { Tag } from '#app/staff/shell/ui/tag.tsx'
import styles from '#app/staff/shop/menus/menus.module.css'
import { DragHandle } from '#app/staff/shop/menus/set-form/drag-handle.tsx'
import { useDrag } from '#app/staff/shop/menus/set-form/use-drag.ts'
import { useText } from '#app/ui/lang.tsx'
import { dayText } from '#content/dates.ts'
import { draftWords } from '#content/staff/shop/menus/draft-words.ts'
import { menusPage, priceFrom } from '#content/staff/shop/menus/menus.ts'
import { shelfPage } from '#content/staff/shop/menus/shelf.ts'
import { formatMoney } from '#domain/money.ts'
import type { ShelfKind } from '#domain/staff/shop/menus/shelf-values.ts'
import type { ShelfItem } from '#server/page-data/staff/shop/shelf-api.ts'
import { ShelfForm } from './shelf-form.tsx'
import type { ShelfFormResult } from './shelf-result.ts'
import { ShelfRemoval, ShelfSale } from './shelf-sale.tsx'

interface ShelfListProps {
  readonly kind: ShelfKind
  readonly items: readonly ShelfItem[]
  /** By item id. */
  readonly changes: Readonly<Record<string, readonly WordedChange[]>>
  /** Ids of visible items; hidden items keep their input. */
  readonly found: readonly string[]
  readonly resultOf: (of: string) => ShelfFormResult
  /** @param of kind and id of the changed item */
  readonly onChange: (of: string) => void
}

export function ShelfList({ kind, items, changes, found, resultOf, onChange }: ShelfListProps) {
  const submit = useSubmit()
  const drag = useDrag(kind, (item, at) =>
    submit({ verb: 'place', kind, item, at }, { method: 'post', preventScrollReset: true }),
  )
  // A filtered list cannot be reordered.
  const isWhole = found.length === items.length
  return items.map((item) => {
    const of = `${kind} ${item.id}`
    const formResult = resultOf(of)
    return (
      <ShelfRow
        key={JSON.stringify([of, item.values, formResult.input])}
        kind={kind}
        item={item}
        drag={isWhole ? drag : null}
        formResult={formResult}
        isOpen={formResult.switched === of}
        changes={changes[item.id] ?? []}
        isFound={found.includes(item.id)}
        onChange={() => onChange(of)}
      />
    )
  })
}

interface ShelfRowProps {
  readonly kind: ShelfKind
  readonly item: ShelfItem
  readonly changes: readonly WordedChange[]
  readonly drag: ReturnType<typeof useDrag> | null
  readonly formResult: ShelfFormResult
  readonly isOpen: boolean
  readonly isFound: boolean
  readonly onChange: () => void
}

function ShelfRow({ kind, item, changes, drag, formResult, isOpen, isFound, onChange }: ShelfRowProps) {
  const text = useText()
  const { id, name, draft, problems, isOnSale, next } = item
  const named = (
    <>
      <input type="hidden" name="kind" value={kind} />
      <input type="hidden" name="item" value={id} />
    </>
  )
  return (
    <div className={styles.courseBox} hidden={!isFound} {...drag?.item(id)}>
      <details open={formResult.input !== null || isOpen || undefined}>
        <summary className={styles.courseHead}>
          <span className={styles.courseName}>
            <b lang="zh-HK">{name.zh}</b> <span lang="en">{name.en}</span>
          </span>
          {draft && <Tag kind="warn">{text(draftWords.draft)}</Tag>}
          {Object.keys(problems).length > 0 && <Tag kind="warn">{text(shelfPage.gap)}</Tag>}
          {!isOnSale && <Tag>{text(menusPage.off)}</Tag>}
          {next && <Tag>{text(priceFrom(dayText(next.from), formatMoney(next.price)))}</Tag>}
        </summary>
        <ShelfSale item={item}>{named}</ShelfSale>
        <ShelfForm kind={kind} item={item} changes={changes} formResult={formResult} onChange={onChange}>
          {named}
        </ShelfForm>
        <ShelfRemoval item={item}>{named}</ShelfRemoval>
      </details>
      {drag && (
        <Form method="post" preventScrollReset className={styles.courseEnd} data-row={`${kind} ${id}`}>
          <DragHandle {...drag.handle(id)} />
          {named}
          <MoveButtons item={text(name)} />
        </Form>
      )}
    </div>
  )
}
