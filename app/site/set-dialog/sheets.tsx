import { DishFacts } from '#app/set/dish-facts.tsx'
import { type DishView, dishCharge } from '#app/set/view.ts'
import { Button } from '#app/ui/button.tsx'
import { CarouselControls } from '#app/ui/carousel-controls.tsx'
import { CloseButton } from '#app/ui/close-button.tsx'
import frame from '#app/ui/dialog.module.css'
import { useText } from '#app/ui/lang.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { groupNote, setDialog, sheetOf } from '#content/pages/menu.ts'
import type { Picture as StoredPicture } from '#domain/catalogue.ts'
import css from './sheets.module.css'
import type { SheetView } from './view.ts'

export interface MenuSheetsProps {
  /** The set's. */
  readonly name: string
  readonly picture: StoredPicture
  readonly sheets: readonly SheetView[]
}

/**
 * The viewer of a set's full menu: its sheets as menu cards with the laid table, in words that can be enlarged and
 * read aloud.
 */
export function MenuSheets({ name, picture, sheets }: MenuSheetsProps) {
  const text = useText()
  const labels = sheets.map((_, index) => text(sheetOf(index + 1, sheets.length)))
  const titleId = 'menu-sheets-title'
  return (
    <dialog
      className={`${frame.dialog} ${frame.wide} ${css.dialog}`}
      aria-labelledby={titleId}
      data-viewer=""
    >
      <div className={frame.frame}>
        <header className={frame.header}>
          <h2 id={titleId}>
            {text(setDialog.wholeMenu)} · {name}
          </h2>
          <CloseButton className={css.close} />
        </header>
        <div className={css.carousel} data-carousel="">
          <ul data-slides="">
            {sheets.map((sheet, index) => (
              <li key={sheet.name} aria-label={labels[index]} className={css.page}>
                <Sheet sheet={sheet} picture={picture} />
              </li>
            ))}
          </ul>
          <div className={css.bar}>
            {sheets.length > 1 && <CarouselControls labels={labels} />}
            <Button kind="quiet" size="s" icon="search" aria-pressed="false" data-zoom="">
              {text(setDialog.larger)}
            </Button>
          </div>
        </div>
      </div>
    </dialog>
  )
}

function Sheet({ sheet, picture }: { readonly sheet: SheetView; readonly picture: StoredPicture }) {
  const text = useText()
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a page longer than the window scrolls by keyboard too
    <section className={css.sheet} tabIndex={0} aria-label={sheet.name}>
      <div className={css.words}>
        <h3>{sheet.name}</h3>
        {sheet.groups.map((group) => (
          <div key={group.id}>
            <h4>
              {group.name} <small>{text(groupNote(group))}</small>
            </h4>
            <ul>
              {group.dishes.map((dish) => (
                <li key={dish.id}>
                  <span>
                    {dish.name}
                    <DishFacts dish={dish} />
                  </span>
                  <DishCharge dish={dish} />
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
      <Picture
        picture={picture}
        width={800}
        widths={[800, 1200]}
        sizes="(max-width: 1023px) 90vw, 900px"
        className={css.picture}
      />
    </section>
  )
}

function DishCharge({ dish }: { readonly dish: DishView }) {
  const charge = dishCharge(dish)
  return charge && <b className="num">{charge}</b>
}
