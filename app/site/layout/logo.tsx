import { pagePath } from '#app/paths.ts'
import { useLang } from '#app/ui/lang.tsx'
import { brand, layout } from '#content/layout.ts'
import { langTags } from '#domain/text.ts'
import css from './logo.module.css'

/** Six hexagons around one: the upper corner of each. */
const tile = 'l7 4v8.1l-7 4.1-7-4.1v-8.1z'
const around = ['M38.1 14.9', 'M30.5 28', 'M15.5 28', 'M7.9 14.9', 'M15.5 1.8', 'M30.5 1.8'].map(
  (corner) => corner + tile,
)

export function Logo() {
  const lang = useLang()
  return (
    <a className={css.logo} href={pagePath('home', lang)}>
      <svg className={css.mark} viewBox="0 0 46 46" aria-hidden="true">
        <path d={around.join('')} />
        <path className={css.centre} d={`M23 14.9${tile}`} />
      </svg>
      <span className={css.name}>
        <span className={css.lettering} lang={langTags.zh}>
          <span className="vh">{brand.zh}</span>
        </span>
        <span className={css.english} lang="en">
          HOI YUEN CATERING
        </span>
      </span>
      <span className="vh"> {layout.homeLink[lang]}</span>
    </a>
  )
}
