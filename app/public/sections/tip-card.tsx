import { Picture } from '#app/ui/picture.tsx'
import type { Tip } from '#content/pages/tips.ts'
import type { Picture as StoredPicture } from '#domain/menu/catalogue.ts'
import type { Lang } from '#domain/text.ts'
import css from './tip-card.module.css'

export interface TipView {
  readonly id: string
  readonly title: string
  readonly text: string
  readonly picture: StoredPicture | null
}

export function tipViews(
  tips: readonly Tip[],
  pictures: ReadonlyMap<string, StoredPicture>,
  lang: Lang,
): readonly TipView[] {
  return tips.map(({ id, title, text, picture }) => ({
    id,
    title: title[lang],
    text: text[lang],
    picture: pictures.get(picture) ?? null,
  }))
}

/** The specification describes this in section 2. */
export function TipCards({ tips }: { readonly tips: readonly TipView[] }) {
  return (
    <ul className={css.tips}>
      {tips.map((tip) => (
        <TipCard key={tip.id} tip={tip} />
      ))}
    </ul>
  )
}

function TipCard({ tip: { title, text, picture } }: { readonly tip: TipView }) {
  return (
    <li className={css.tip}>
      {picture && <Picture picture={picture} width={180} widths={[180, 360]} sizes="112px" alt="" />}
      <div>
        <h3>{title}</h3>
        <p>{text}</p>
      </div>
    </li>
  )
}
