/** The only inline scripts that the content security policy allows. */
import { isForEverybody } from '#domain/promotions/promotions.ts'
import type { Settings } from '#domain/shop/settings.ts'
import { promoKey } from './browser/promo-bar.ts'
import { speculationRules } from './browser/speculation-rules.ts'
import { transitionsScript } from './browser/transitions.ts'

export interface Promo {
  readonly code: string
  readonly percentOff: number
}

export function inlineScripts(settings: Settings): readonly string[] {
  const promo = promoOf(settings)
  const always = [transitionsScript, speculationRules]
  return promo ? [...always, promoScript(promo)] : always
}

export function promoOf({ promotions }: Pick<Settings, 'promotions'>): Promo | null {
  const percent = promotions.find(
    (each) => each.code !== null && each.kind === 'percent' && isForEverybody(each),
  )
  return percent?.kind === 'percent' && percent.code !== null
    ? { code: percent.code, percentOff: percent.percentOff }
    : null
}

/** Hides a closed bar before the first paint. */
export function promoScript({ code }: Promo): string {
  const codeLiteral = JSON.stringify(code).replaceAll('<', '\\u003c')
  return `try{if(localStorage.getItem("${promoKey}")===${codeLiteral})document.documentElement.dataset.promoClosed=""}catch{}`
}
