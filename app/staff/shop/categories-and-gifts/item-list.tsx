import { Form, useSubmit } from 'react-router'
import type { WordedChange } from '#app/staff/shell/changes/past-entries.ts'
import { MoveButtons } from '#app/staff/shell/ui/move-buttons.tsx'
import { Tag } from '#app/staff/shell/ui/tag.tsx'
import styles from '#app/staff/shop/menus/menus.module.css'
import { DragHandle } from '#app/staff/shop/menus/set-form/drag-handle.tsx'
import { useDrag } from '#app/staff/shop/menus/set-form/use-drag.ts'
import { useText } from '#app/ui/lang.tsx'
import { dayText } from '#content/dates.ts'
import { categoriesAndGiftsPage } from '#content/staff/shop/menus/categories-and-gifts.ts'
import { draftWords } from '#content/staff/shop/menus/draft-words.ts'
import { menusPage, priceFrom } from '#content/staff/shop/menus/menus.ts'
import { formatMoney } from '#domain/money.ts'
import type { ItemKind } from '#domain/staff/shop/menus/category-and-gift-values.ts'
import type { CategoryOrGiftView } from '#server/page-data/staff/shop/categories-and-gifts-api.ts'
import { CategoryOrGiftForm } from './item-form.tsx'
import type { CategoryOrGiftFormResult } from './item-result.ts'
import { CategoryOrGiftRemoval, CategoryOrGiftSale } from './item-sale.tsx'

interface CategoryOrGiftListProps {
  readonly kind: ItemKind
  readonly items: readonly CategoryOrGiftView[]
  /** The keys are item ids. */
  readonly changes: Readonly<Record<string, readonly WordedChange[]>>
  /** Ids of visible items; hidden items keep their input. */
  readonly matches: readonly string[]
  readonly resultOf: (of: string) => CategoryOrGiftFormResult
  /** @param of kind and id of the changed item */
  readonly onChange: (of: string) => void
}

export function CategoryOrGiftList({
  kind,
  items,
  changes,
  matches,
  resultOf,
  onChange,
}: CategoryOrGiftListProps) {
  const submit = useSubmit()
  const drag = useDrag(kind, (item, at) =>
    submit({ verb: 'place', kind, item, at }, { method: 'post', preventScrollReset: true }),
  )
  // A filtered list cannot be reordered.
  const isWhole = matches.length === items.length
  return items.map((item) => {
    const of = `${kind} ${item.id}`
    const formResult = resultOf(of)
    return (
      <CategoryOrGiftRow
        key={JSON.stringify([of, item.values, formResult.input])}
        kind={kind}
        item={item}
        drag={isWhole ? drag : null}
        formResult={formResult}
        isOpen={formResult.switchedTo === of}
        changes={changes[item.id] ?? []}
        isFound={matches.includes(item.id)}
        onChange={() => onChange(of)}
      />
    )
  })
}

interface CategoryOrGiftRowProps {
  readonly kind: ItemKind
  readonly item: CategoryOrGiftView
  readonly changes: readonly WordedChange[]
  readonly drag: ReturnType<typeof useDrag> | null
  readonly formResult: CategoryOrGiftFormResult
  readonly isOpen: boolean
  readonly isFound: boolean
  readonly onChange: () => void
}

function CategoryOrGiftRow({
  kind,
  item,
  changes,
  drag,
  formResult,
  isOpen,
  isFound,
  onChange,
}: CategoryOrGiftRowProps) {
  const text = useText()
  const { id, name, draft, problems, isOnSale, next } = item
  const nameCell = (
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
            <b lang="zh-HK">{name.zh}</b> {name.en !== name.zh && <span lang="en">{name.en}</span>}
          </span>
          {draft && <Tag kind="warn">{text(draftWords.draft)}</Tag>}
          {Object.keys(problems).length > 0 && <Tag kind="warn">{text(categoriesAndGiftsPage.gap)}</Tag>}
          {!isOnSale && <Tag>{text(menusPage.off)}</Tag>}
          {next && <Tag>{text(priceFrom(dayText(next.from), formatMoney(next.price)))}</Tag>}
        </summary>
        <CategoryOrGiftSale item={item}>{nameCell}</CategoryOrGiftSale>
        <CategoryOrGiftForm
          kind={kind}
          item={item}
          changes={changes}
          formResult={formResult}
          onChange={onChange}
        >
          {nameCell}
        </CategoryOrGiftForm>
        <CategoryOrGiftRemoval item={item}>{nameCell}</CategoryOrGiftRemoval>
      </details>
      {drag && (
        <Form method="post" preventScrollReset className={styles.courseEnd} data-row={`${kind} ${id}`}>
          <DragHandle {...drag.handle(id)} />
          {nameCell}
          <MoveButtons item={text(name)} />
        </Form>
      )}
    </div>
  )
}
