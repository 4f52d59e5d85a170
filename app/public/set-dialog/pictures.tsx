import { CarouselControls } from '#app/ui/carousel-controls.tsx'
import { LaidTable } from '#app/ui/laid-table/laid-table.tsx'
import { useText } from '#app/ui/lang.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { pictureLabels } from '#content/controls.ts'
import { setDialog } from '#content/pages/menu.ts'
import { objectPosition } from '#domain/shop/shop-picture.ts'
import css from './dialog.module.css'
import type { SetDialogView } from './view.ts'

export function SetDialogPictures({ view: { picture, table } }: { readonly view: SetDialogView }) {
  const text = useText()
  const count = table ? 2 : 1
  const labels = pictureLabels(count).map(text)
  return (
    <div className={css.pictures} data-carousel={count > 1 ? '' : undefined}>
      <ul data-slides="" tabIndex={count > 1 ? 0 : undefined} aria-label={text(setDialog.pictures)}>
        <li aria-label={labels[0]}>
          <Picture
            picture={picture}
            width={1280}
            widths={[640, 1280]}
            sizes="(max-width: 857px) 100vw, 810px"
            style={{ objectPosition: objectPosition(picture.focus) }}
            eager
          />
        </li>
        {table && (
          <li aria-label={labels[1]} className={css.table}>
            <LaidTable {...table} />
          </li>
        )}
      </ul>
      {count > 1 && <CarouselControls labels={labels} className={css.controls} />}
    </div>
  )
}
