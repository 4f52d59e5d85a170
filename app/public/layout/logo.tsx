import { pagePath, picturePath } from '#app/paths.ts'
import { useLang, useText } from '#app/ui/lang.tsx'
import { layout } from '#content/layout.ts'
import { demoShopDetails } from '#content/shop-details.ts'
import type { BrandPicture } from '#domain/shop/shop-details.ts'
import { langTags, type Text } from '#domain/text.ts'
import css from './logo.module.css'

/** Six hexagons around one: the upper corner of each. */
const tile = 'l7 4v8.1l-7 4.1-7-4.1v-8.1z'
const around = ['M38.1 14.9', 'M30.5 28', 'M15.5 28', 'M7.9 14.9', 'M15.5 1.8', 'M30.5 1.8'].map(
  (corner) => corner + tile,
)

/** Pictures have two pixels per CSS pixel. */
const logoWidthPx = 480

interface LogoProps {
  readonly name: Text
  readonly picture: BrandPicture | null
  /** For a logo of light grounds on a dark one. */
  readonly isWhite?: boolean
}

export function Logo({ name, picture, isWhite = false }: LogoProps) {
  const lang = useLang()
  return (
    <a className={css.logo} href={pagePath('home', lang)}>
      {picture === null ? (
        <LetterLogo name={name} />
      ) : (
        <PictureLogo name={name} picture={picture} isWhite={isWhite} />
      )}
      <span className="vh"> {layout.homeLink[lang]}</span>
    </a>
  )
}

function PictureLogo({ name, picture, isWhite }: LogoProps & { readonly picture: BrandPicture }) {
  const className = isWhite ? `${css.picture} ${css.white}` : css.picture
  return <img className={className} src={picturePath(picture, logoWidthPx)} alt={useText()(name)} />
}

function LetterLogo({ name }: { readonly name: Text }) {
  const isDrawn = name.zh === demoShopDetails.name.zh
  return (
    <>
      {isDrawn && (
        <svg className={css.mark} viewBox="0 0 46 46" aria-hidden="true">
          <path d={around.join('')} />
          <path className={css.centre} d={`M23 14.9${tile}`} />
        </svg>
      )}
      <span className={css.name}>
        <span className={isDrawn ? css.lettering : css.typed} lang={langTags.zh}>
          <span className={isDrawn ? 'vh' : undefined}>{name.zh}</span>
        </span>
        {name.en !== name.zh && (
          <span className={isDrawn ? css.english : `${css.english} ${css.plainEnglish}`} lang="en">
            {name.en.toUpperCase()}
          </span>
        )}
      </span>
    </>
  )
}
