import { type CardView, cardView } from '#app/public/menu/menu-view.ts'
import type { Question } from '#content/long-texts.ts'
import type { PaymentFigures } from '#content/ordering/payment/payment.ts'
import { corporateQuestions, customers } from '#content/pages/corporate.ts'
import type { Picture, SetMenu } from '#domain/menu/catalogue.ts'
import { lowestPriceText } from '#domain/menu/lowest-price.ts'
import { isListedIn } from '#domain/menu/set-lookup.ts'
import type { CooperationType } from '#domain/shop/cooperation.ts'
import type { Lang } from '#domain/text.ts'

/** The page shows these two menu categories. */
const meetings = 'corporate'
const boxes = 'bento'

export interface CustomerView {
  readonly type: CooperationType
  readonly name: string
  readonly text: string
  readonly picture: Picture | null
}

export function customerViews(pictures: ReadonlyMap<string, Picture>, lang: Lang): readonly CustomerView[] {
  return customers.map(({ type, name, text }) => ({
    type,
    name: name[lang],
    text: text[lang],
    picture: pictures.get(`corporate/${type}.svg`) ?? null,
  }))
}

export interface CorporateSets {
  readonly cards: readonly CardView[]
  readonly boxes: readonly CardView[]
  /** Formatted; '' if none is sold. */
  readonly from: string
}

export function corporateSets(sets: readonly SetMenu[], lang: Lang): CorporateSets {
  const setsOnSale = sets.filter(({ published }) => published)
  const menus = setsOnSale.filter((set) => isListedIn(set, meetings))
  return {
    cards: menus.map((set) => cardView(set, lang)),
    boxes: setsOnSale.filter((set) => isListedIn(set, boxes)).map((set) => cardView(set, lang)),
    from: lowestPriceText(menus),
  }
}

/** The minimum number of boxes comes from the box sets. */
export function questionsOf(figures: PaymentFigures, sets: readonly SetMenu[]): readonly Question[] {
  const least = sets
    .filter((set) => set.published && isListedIn(set, boxes))
    .map(({ minQuantity }) => minQuantity)
  return corporateQuestions(figures, least.length > 0 ? Math.max(...least) : null)
}
