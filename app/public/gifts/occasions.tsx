import { giftPath } from '#app/paths.ts'
import leader from '#app/styles/leader.module.css'
import { useLang, useText } from '#app/ui/lang.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { giftPage } from '#content/pages/gifts.ts'
import type { OccasionRow } from './gifts-view.ts'
import css from './occasions.module.css'

export function GiftOccasions({ rows }: { readonly rows: readonly OccasionRow[] }) {
  const text = useText()
  const lang = useLang()
  // The list of gifts begins with the first.
  const gift = rows[Math.floor(rows.length / 2)]
  return (
    <section className={css.band}>
      <div className={`wrap ${css.columns}`}>
        <div>
          <h2>{text(giftPage.occasionsTitle)}</h2>
          {gift && <Picture picture={gift.alone} width={320} alt="" className={css.gift} />}
        </div>
        <ul>
          {rows.map(({ slug, occasion, gift }) => (
            <li key={slug}>
              <a className={leader.leader} href={giftPath(slug, lang)} data-opens="gift">
                <span>{occasion}</span>
                <b>{gift}</b>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
