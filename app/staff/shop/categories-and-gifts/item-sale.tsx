import type { ReactNode } from 'react'
import { Form, Link } from 'react-router'
import { setEditPath } from '#app/staff/addresses.ts'
import { Button } from '#app/staff/shell/ui/button.tsx'
import { Switch } from '#app/staff/shell/ui/switch.tsx'
import styles from '#app/staff/shop/menus/menus.module.css'
import { useText } from '#app/ui/lang.tsx'
import { between } from '#content/phrases.ts'
import { categoriesAndGiftsPage, categorySale } from '#content/staff/shop/menus/categories-and-gifts.ts'
import { menusPage } from '#content/staff/shop/menus/menus.ts'
import type {
  CategoryContents,
  CategoryOrGiftView,
  InCategory,
} from '#server/page-data/staff/shop/categories-and-gifts-api.ts'

interface CategoryOrGiftSaleProps {
  readonly item: CategoryOrGiftView
  readonly children: ReactNode
}

export function CategoryOrGiftSale({
  item: { name, isOnSale, contents },
  children,
}: CategoryOrGiftSaleProps) {
  const text = useText()
  return (
    <Form method="post" preventScrollReset className={styles.shelfSale}>
      {children}
      <Switch
        isOn={isOnSale}
        name="verb"
        value={isOnSale ? 'off' : 'on'}
        aria-label={`${text(menusPage.onSale)}: ${text(name)}`}
      >
        {text(isOnSale ? menusPage.on : menusPage.off)}
      </Switch>
      {contents ? (
        <Effect contents={contents} isOnSale={isOnSale} />
      ) : (
        <span>{text(categoriesAndGiftsPage.sale)}</span>
      )}
    </Form>
  )
}

function Effect({
  contents: { onSale, otherCategories },
  isOnSale,
}: {
  readonly contents: CategoryContents
  readonly isOnSale: boolean
}) {
  const text = useText()
  return (
    <div className={styles.effect}>
      <p>
        {text(
          onSale.length === 0 ? categoriesAndGiftsPage.nothingOnSale : categorySale(isOnSale, onSale.length),
        )}
      </p>
      {onSale.length > 0 && (
        <p>
          <Names of={onSale} />
        </p>
      )}
      {otherCategories.length > 0 && (
        <p>
          {text(categoriesAndGiftsPage.alsoListed)} <Names of={otherCategories} />
        </p>
      )}
    </div>
  )
}

function Names({ of }: { readonly of: readonly InCategory[] }) {
  const text = useText()
  return of.map(({ setId, name }, index) => (
    <span key={setId ?? name.en}>
      {index > 0 && text(between.items)}
      {setId === null ? text(name) : <Link to={setEditPath(setId)}>{text(name)}</Link>}
    </span>
  ))
}

/** For a gift that is off sale, or an empty category. */
export function CategoryOrGiftRemoval({
  item: { name, isOnSale, contents },
  children,
}: CategoryOrGiftSaleProps) {
  const text = useText()
  if (contents ? !contents.isEmpty : isOnSale) return null
  const [words, note] = contents
    ? [categoriesAndGiftsPage.removeCategory, categoriesAndGiftsPage.removeCategoryNote]
    : [categoriesAndGiftsPage.remove, categoriesAndGiftsPage.removeNote]
  return (
    <Form method="post" preventScrollReset className={styles.shelfSale}>
      {children}
      <Button kind="stop" name="verb" value="remove" aria-label={`${text(words)}: ${text(name)}`}>
        {text(words)}
      </Button>
      <span>{text(note)}</span>
    </Form>
  )
}
