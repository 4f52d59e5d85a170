/// <reference types="google.maps" />
/** Imported only when a map with a key comes into view. */
import { importLibrary, setOptions } from '@googlemaps/js-api-loader'
import { type Lang, langTags } from '#domain/text.ts'

/** Shows streets and house numbers (spec section 9). */
const zoom = 18

/** Google calls this function on the window if it rejects the key. */
type WithRefusal = Window & { gm_authFailure?: () => void }

let isConfigured = false

/** Resolves once the tiles are loaded. Rejects if Google is unreachable. */
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
    // Scrolling the page over the map must not zoom it.
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
    language: langTags[lang],
    region: 'HK',
    authReferrerPolicy: 'origin',
  })
  // If the key is rejected or exhausted, the drawn map returns without Google's overlay.
  ;(window as WithRefusal).gm_authFailure = () => {
    for (const frame of document.querySelectorAll<HTMLElement>('[data-maps-key]')) {
      delete frame.dataset.live
      frame.querySelector('[data-live-map]')?.remove()
    }
  }
}
