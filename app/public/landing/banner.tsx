import type { CSSProperties } from 'react'
import { picturePath } from '#app/paths.ts'
import { homeCrumb } from '#app/public/home-crumb.ts'
import woven from '#app/styles/woven.module.css'
import { Breadcrumb } from '#app/ui/breadcrumb.tsx'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { useLang } from '#app/ui/lang.tsx'
import { Picture } from '#app/ui/picture.tsx'
import type { Lettering } from '#app/ui/signs/sign.tsx'
import { SignHeading } from '#app/ui/signs/sign-heading.tsx'
import type { Picture as StoredPicture } from '#domain/menu/catalogue.ts'
import type { BannerLook, PlatePlace } from '#domain/shop/shop-page.ts'
import css from './banner.module.css'
import type { HemPlate } from './hem-plates.ts'

export interface LandingBannerProps {
  readonly sign: Lettering
  readonly name: string
  readonly lead: string
  readonly look: BannerLook
  readonly picture: StoredPicture | null
  readonly plates: readonly HemPlate[]
  readonly button: { readonly words: string; readonly href: string }
  /** The menu is served all year if null. */
  readonly season: string | null
}

/** The largest plate has two pixels per point. */
const plateWidth = 640

export function LandingBanner({
  sign,
  name,
  lead,
  look,
  picture,
  plates,
  button,
  season,
}: LandingBannerProps) {
  const lang = useLang()
  const isDark = look.letters === 'white'
  return (
    <section
      className={`${css.banner} ${isDark ? 'on-dark' : css.light}`}
      style={{ '--band': look.band } as CSSProperties}
    >
      <div
        className={`${woven.woven} ${css.cloth}`}
        style={{ '--tallest': tallest(plates) } as CSSProperties}
      >
        <div className={css.text}>
          <Breadcrumb crumbs={[homeCrumb(lang)]} here={name} />
          <SignHeading name={sign}>{name}</SignHeading>
          <p className={css.lead}>{lead}</p>
          {season && (
            <p className={css.season}>
              <Icon name="calendar" />
              {season}
            </p>
          )}
          <Button kind={isDark ? 'butter' : 'primary'} size="l" href={button.href} iconAfter="next">
            {button.words}
          </Button>
        </div>
        {plates.length > 0 && (
          <div className={css.plates} aria-hidden="true">
            {plates.map(({ picture: plate, place }) => (
              <img
                key={plate.id}
                src={picturePath(plate, plateWidth)}
                alt=""
                width="1"
                height="1"
                style={placeStyle(place)}
              />
            ))}
          </div>
        )}
      </div>
      {picture && (
        <Picture
          picture={picture}
          width={800}
          widths={[400, 800, 1200, 1600]}
          // The window crops the picture's sides on phones.
          sizes="(max-width: 767px) 134vw, 58vw"
          eager
          className={css.picture}
        />
      )}
    </section>
  )
}

/** In units of the picture; every plate is square. */
function tallest(plates: readonly HemPlate[]): number {
  return Math.max(0, ...plates.map(({ place }) => place.size))
}

function placeStyle({ size, middle, beyond, across }: PlatePlace): CSSProperties {
  return { '--size': size, '--middle': middle, '--beyond': beyond, '--across': across } as CSSProperties
}
