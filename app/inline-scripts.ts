/** The scripts that stand in the page itself. The server's content policy allows these and no others. */
import type { Settings } from '#domain/settings.ts'
import { promoKey } from './browser/promo-bar.ts'

export interface Promo {
  readonly code: string
  readonly percentOff: number
}

/** Texts of every inline script that a page may carry. */
export function inlineScripts(settings: Settings): readonly string[] {
  const promo = promoOf(settings)
  return promo ? [promoScript(promo)] : []
}

/** The offer of the bar at the top: the first code that takes off a percentage. */
export function promoOf({ promotions }: Pick<Settings, 'promotions'>): Promo | null {
  const percent = promotions.find(({ code, kind }) => code !== null && kind === 'percent')
  return percent?.kind === 'percent' && percent.code !== null
    ? { code: percent.code, percentOff: percent.percentOff }
    : null
}

/** Closing hides the bar of this code on this device; decided before the first paint, so that nothing jumps. */
export function promoScript({ code }: Promo): string {
  const quoted = JSON.stringify(code).replaceAll('<', '\\u003c')
  return `try{if(localStorage.getItem("${promoKey}")===${quoted})document.documentElement.dataset.promoClosed=""}catch{}`
}
