import { ArrowLink } from '#app/ui/button.tsx'
import { useLang, useText } from '#app/ui/lang.tsx'
import { NewTab } from '#app/ui/new-tab.tsx'
import { layout } from '#content/layout.ts'
import { mapPosition } from '#content/shop-details.ts'
import type { ShopDetails } from '#domain/shop/shop-details.ts'
import type { SiteConfig } from '#server/page-data/site-api.ts'
import blockEn from './block-en.svg'
import blockZh from './block-zh.svg'
import css from './location-map.module.css'
import wideEn from './wide-en.svg'
import wideZh from './wide-zh.svg'

/** With a null `mapsKey` the drawn map stays, as on private pages. */
export type MapConfig = Pick<SiteConfig, 'mapsKey'> & Pick<ShopDetails, 'name' | 'address' | 'position'>

const drawings = {
  block: { zh: blockZh, en: blockEn, width: 640, height: 400 },
  wide: { zh: wideZh, en: wideEn, width: 1300, height: 400 },
}

/**
 * With a key the live map replaces the drawing when in view (app/browser/live-map.ts), in a frame of the same
 * size.
 */
export function LocationMap({
  config,
  wide = false,
  className,
}: {
  readonly config: MapConfig
  /** A wide frame shows more streets; `className` sets the size. */
  readonly wide?: boolean
  readonly className?: string | undefined
}) {
  const { mapsKey, name, address, position } = config
  const text = useText()
  const lang = useLang()
  const drawing = drawings[wide ? 'wide' : 'block']
  const live = mapsKey !== null && {
    'data-maps-key': mapsKey,
    'data-latitude': position.latitude,
    'data-longitude': position.longitude,
    'data-name': text(name),
    'data-address': text(address),
  }
  const hasDrawing = isDrawn(position)
  const hasMap = hasDrawing || live !== false
  const classes = [css.frame, className, hasMap ? undefined : css.address]
  return (
    <figure className={classes.filter(Boolean).join(' ')} {...live}>
      {hasMap && (
        <div className={css.map}>
          {hasDrawing && (
            <img
              src={drawing[lang]}
              width={drawing.width}
              height={drawing.height}
              alt={text(layout.mapAlt)}
              loading="lazy"
            />
          )}
          {live && <div className={css.live} data-live-map="" />}
        </div>
      )}
      <figcaption>
        {wide && <b>{text(name)}</b>}
        <span>{text(address)}</span>
        <ArrowLink href={directionsTo(position)} target="_blank" rel="noopener" icon="external">
          {text(layout.directions)}
          <NewTab />
        </ArrowLink>
      </figcaption>
    </figure>
  )
}

/** The drawing shows one place only. */
const isDrawn = ({ latitude, longitude }: MapConfig['position']) =>
  latitude === mapPosition.latitude && longitude === mapPosition.longitude

/** Works without a key, in map apps and browsers. */
function directionsTo({ latitude, longitude }: MapConfig['position']): string {
  return `https://www.google.com/maps/dir/?api=1&destination=${latitude}%2C${longitude}`
}
