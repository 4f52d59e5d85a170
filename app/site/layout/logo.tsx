import { layout } from '#content/layout.ts'
import { pagePath } from '../../paths.ts'
import { useLang } from '../../ui/lang.tsx'
import { Sign } from '../../ui/sign.tsx'
import css from './logo.module.css'

/** Six tiles around one, as on the floor of the shop. */
const tiles = [
  '45.1,27 38.1,31.1 31.1,27.1 31.1,19 38.1,14.9 45.1,18.9',
  '37.6,40.1 30.6,44.2 23.5,40.1 23.5,32 30.6,28 37.6,32',
  '22.5,40.1 15.5,44.2 8.4,40.1 8.4,32 15.5,28 22.5,32',
  '14.9,27.1 7.9,31.1 .9,27.1 .9,19 7.9,14.9 14.9,18.9',
  '22.5,14 15.4,18 8.4,14 8.4,5.9 15.4,1.8 22.5,5.9',
  '37.6,14 30.5,18 23.5,14 23.5,5.9 30.5,1.8 37.6,5.9',
]

export function Logo() {
  const lang = useLang()
  return (
    <a className={css.logo} href={pagePath('home', lang)} aria-label={layout.homeLink[lang]}>
      <svg className={css.mark} viewBox="0 0 46 46" aria-hidden="true">
        {tiles.map((points) => (
          <polygon key={points} points={points} />
        ))}
        <polygon className={css.centre} points="30,27 23,31.1 16,27.1 16,19 23,14.900 30,18.9" />
      </svg>
      <span className={css.name}>
        <Sign name="brand" />
        <span className={css.english} lang="en">
          HOI YUEN CATERING
        </span>
      </span>
    </a>
  )
}
