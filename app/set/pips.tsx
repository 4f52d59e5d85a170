import css from './pips.module.css'

/** The pips are decorative, because the text is next to them. */
export function Pips({ count, of }: { readonly count: number; readonly of: number }) {
  return (
    <span className={`${css.pips} ${count >= of ? css.full : ''}`} aria-hidden="true">
      {Array.from({ length: of }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a pip is its position
        <i key={index} className={index < count ? css.on : undefined} />
      ))}
    </span>
  )
}
