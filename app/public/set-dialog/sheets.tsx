import { DishDetails } from '#app/set/dish-details.tsx'
import { type DishView, dishCharge } from '#app/set/view.ts'
import { Button } from '#app/ui/button.tsx'
import { CarouselControls } from '#app/ui/carousel-controls.tsx'
import { CloseButton } from '#app/ui/dialog/close-button.tsx'
import frame from '#app/ui/dialog/dialog.module.css'
import { useText } from '#app/ui/lang.tsx'
import { groupNote, setDialog, sheetOf } from '#content/pages/menu.ts'
import { menuCardShapes } from '#domain/menu/menu-card.ts'
import css from './sheets.module.css'
import type { SheetView } from './view.ts'

export interface MenuSheetsProps {
  readonly name: string
  readonly sheets: readonly SheetView[]
}

/** Drawn cards that can be enlarged, with text for screen readers. */
export function MenuSheets({ name, sheets }: MenuSheetsProps) {
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
          <CloseButton />
        </header>
        <div className={css.carousel} data-carousel="">
          <ul data-slides="">
            {sheets.map((sheet, index) => (
              <li key={sheet.name} aria-label={labels[index]} className={css.page}>
                <Sheet sheet={sheet} />
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

function Sheet({ sheet }: { readonly sheet: SheetView }) {
  const { wide, tall } = menuCardShapes
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: an enlarged card scrolls by keyboard too
    <section className={css.sheet} tabIndex={0} aria-label={sheet.name}>
      <picture>
        <source media="(max-width: 767px)" srcSet={sheet.card.tall} width={tall.width} height={tall.height} />
        <img src={sheet.card.wide} width={wide.width} height={wide.height} alt="" loading="lazy" />
      </picture>
      <Words sheet={sheet} />
    </section>
  )
}

function Words({ sheet }: { readonly sheet: SheetView }) {
  const text = useText()
  return (
    <div className="vh">
      <h3>{sheet.name}</h3>
      {sheet.groups.map((group) => (
        <div key={group.id}>
          <h4>
            {group.name} <small>{text(groupNote(group))}</small>
          </h4>
          <ul>
            {group.dishes.map((dish) => (
              <li key={dish.id}>
                {dish.name}
                <DishDetails dish={dish} />
                <DishCharge dish={dish} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  )
}

function DishCharge({ dish }: { readonly dish: DishView }) {
  const charge = dishCharge(dish)
  return charge && <b>{charge}</b>
}
