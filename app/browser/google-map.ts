/// <reference types="google.maps" />
/** The live map, by Google: only ever imported when a map with a key has come into view. */
import { importLibrary, setOptions } from '@googlemaps/js-api-loader'
import type { Lang } from '#domain/text.ts'

/** Streets and house numbers can be read (spec section 9). */
const zoom = 18

/** How Google tells that it does not take the key: it calls a function of this name on the window. */
type WithRefusal = Window & { gm_authFailure?: () => void }

let isConfigured = false

/** Makes the map of a [data-maps-key] frame and shows it once it is drawn. Rejects where Google can't be reached. */
export async function showMap(frame: HTMLElement, lang: Lang): Promise<void> {
  const { mapsKey = '', latitude, longitude, name = '', address = '' } = frame.dataset
  const element = frame.querySelector<HTMLElement>('[data-live-map]')
  if (!element) return
  configure(mapsKey, lang)
  const [{ Map: GoogleMap, InfoWindow }, { Marker }] = await Promise.all([
    importLibrary('maps'),
    importLibrary('marker'),
  ])
  const center = { lat: Number(latitude), lng: Number(longitude) }
  const map = new GoogleMap(element, {
    center,
    zoom,
    mapTypeId: 'terrain',
    // A page that is scrolled goes on scrolling over the map.
    gestureHandling: 'cooperative',
    streetViewControl: false,
  })
  const marker = new Marker({ map, position: center, title: name })
  const info = new InfoWindow({ headerContent: name, content: document.createTextNode(address) })
  const openInfo = () => info.open({ map, anchor: marker, shouldFocus: false })
  marker.addListener('click', openInfo)
  openInfo()
  map.addListener('tilesloaded', () => {
    frame.dataset.live = ''
  })
}

function configure(key: string, lang: Lang): void {
  if (isConfigured) return
  isConfigured = true
  setOptions({
    key,
    v: 'quarterly',
    libraries: ['places'],
    language: lang === 'zh' ? 'zh-HK' : 'en',
    region: 'HK',
    authReferrerPolicy: 'origin',
  })
  // A key that is refused, or used up: back to the drawn maps, without Google's grey sheet over them.
  ;(window as WithRefusal).gm_authFailure = () => {
    for (const frame of document.querySelectorAll<HTMLElement>('[data-maps-key]')) {
      delete frame.dataset.live
      frame.querySelector('[data-live-map]')?.remove()
    }
  }
}
