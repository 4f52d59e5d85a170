/** Prices on cards, with the special displays of the spec (section 9, decisions 24). */
import type { SetMenu, SetUnit } from '#domain/menu/catalogue.ts'
import { type MoneyOptions, type MoneyParts, moneyParts } from '#domain/money.ts'
import type { Lang, Text } from '#domain/text.ts'

/** Joined in order without spaces, the parts form the text. */
export interface PriceParts extends MoneyParts {
  /** Example: "from " */
  readonly prefix?: string
  /** Example: "714", or "18–45" */
  readonly figure: string
  /** Example: ", free delivery", "/位" */
  readonly suffix?: string
}

type Around = Pick<PriceParts, 'prefix' | 'suffix'>

const alone: Around = {}

const perUnit: Record<SetUnit, Record<Lang, Around>> = {
  set: { zh: alone, en: alone },
  person: per('位', 'person'),
  box: per('盒', 'box'),
  plate: per('碟', 'plate'),
  tray: per('盤', 'tray'),
  piece: per('件', 'piece'),
}

const fromFreeDelivery: Record<Lang, Around> = {
  zh: { suffix: ' 起，包送貨' },
  en: { prefix: 'from ', suffix: ', free delivery' },
}

type PricedSet = Pick<SetMenu, 'price' | 'priceDisplay' | 'unit'>

/** `decimals: 2` is for the set page. */
export function priceParts(
  { price, priceDisplay, unit }: PricedSet,
  lang: Lang,
  options?: MoneyOptions,
): PriceParts {
  const amount = moneyParts(price, options)
  switch (priceDisplay.kind) {
    case 'plain':
      return { ...perUnit[unit][lang], ...amount }
    case 'fromFreeDelivery':
      return { ...fromFreeDelivery[lang], ...amount }
    case 'perPlate':
      return { ...perUnit.plate[lang], ...amount }
    case 'perTray':
      return { ...perUnit.tray[lang], ...amount }
    case 'range': {
      const { min, max } = priceDisplay
      return rangeOf(moneyParts(min, options), moneyParts(max, options))
    }
  }
}

/** Example: "from $714, free delivery" / "$714 起，包送貨". */
export function priceText(set: PricedSet): Text {
  return { zh: joinParts(priceParts(set, 'zh')), en: joinParts(priceParts(set, 'en')) }
}

function joinParts({ prefix = '', sign, figure, suffix = '' }: PriceParts): string {
  return prefix + sign + figure + suffix
}

/** Shows the sign once: $18–45. */
function rangeOf({ sign, figure }: MoneyParts, to: MoneyParts): PriceParts {
  return { sign, figure: `${figure}–${to.figure}` }
}

function per(zh: string, en: string): Record<Lang, Around> {
  return { zh: { suffix: `/${zh}` }, en: { suffix: ` per ${en}` } }
}
