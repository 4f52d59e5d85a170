import { menuCardPath, setPath } from '#app/paths.ts'
import { type BadgeView, badgeViews, setHighlights } from '#app/public/menu/menu-view.ts'
import { type GroupView, type SetView, setView } from '#app/set/view.ts'
import { chosenTable } from '#app/ui/laid-table/chosen-table.ts'
import type { LaidTableProps } from '#app/ui/laid-table/laid-table.tsx'
import { chatGreeting } from '#content/greetings.ts'
import { setDialog } from '#content/pages/menu.ts'
import { includedExtras, people } from '#content/pages/set.ts'
import { type PriceParts, priceParts, priceText } from '#content/price-display.ts'
import type { CalendarDate } from '#domain/calendar.ts'
import type { MenuCategory, Picture, SetMenu } from '#domain/menu/catalogue.ts'
import type { MenuCardShape } from '#domain/menu/menu-card.ts'
import { usualSelection } from '#domain/menu/menu-selection.ts'
import { chatLink } from '#domain/shop/chat-message.ts'
import type { Settings } from '#domain/shop/settings.ts'
import type { ShopDetails } from '#domain/shop/shop-details.ts'
import type { Lang } from '#domain/text.ts'

export interface SheetView {
  readonly name: string
  readonly card: Readonly<Record<MenuCardShape['name'], string>>
  readonly groups: readonly GroupView[]
}

export interface SetDialogView {
  readonly set: SetView
  readonly summary: string
  readonly description: string
  readonly price: PriceParts
  readonly badges: readonly BadgeView[]
  readonly picture: Picture
  /** Null if the set begins empty. */
  readonly table: LaidTableProps | null
  readonly sheets: readonly SheetView[]
  readonly chatHref: string
  readonly onlineHref: string
  /** Otherwise the full menu is shown (spec section 2). */
  readonly isSelectable: boolean
}

export interface SetDialogContext {
  readonly categories: readonly MenuCategory[]
  readonly settings: Settings
  readonly today: CalendarDate
  readonly shop: Pick<ShopDetails, 'chatNumber' | 'shopUrl'>
  readonly lang: Lang
}

/** A set with sheets opens its full menu, others the selection (spec section 2). */
export function setDialogView(set: SetMenu, summary: SetDialogContext): SetDialogView {
  const { categories, settings, today, shop, lang } = summary
  const view = setView(set, {
    lang,
    settings,
    today,
    category: categories.find(({ id }) => id === set.categoryId),
    people: people(set.serves),
    shopUrl: shop.shopUrl[lang],
  })
  return {
    set: view,
    summary: [...setHighlights(set).map((fact) => fact[lang]), ...includedDishes(set, lang)].join(' · '),
    description: set.description[lang],
    price: priceParts(set, lang),
    badges: badgeViews(set, lang),
    picture: set.picture,
    table: chosenTable(set, usualSelection(set), lang),
    sheets: set.sheets.map(({ name, groupIds }, index) => ({
      name: name[lang],
      card: {
        wide: menuCardPath(set.slug, index + 1, lang, 'wide'),
        tall: menuCardPath(set.slug, index + 1, lang, 'tall'),
      },
      groups: view.groups.filter(({ id }) => groupIds.includes(id)),
    })),
    chatHref: chatLink(shop.chatNumber, chatGreeting(set.name, lang, priceText(set))),
    onlineHref: view.soldAt ?? setPath(set.slug, lang),
    isSelectable: set.sheets.length === 0 && view.soldAt === null,
  }
}

function includedDishes(
  { includesDelivery, includedCutlery, includedTongs }: SetMenu,
  lang: Lang,
): readonly string[] {
  const extras = includedExtras(includedCutlery, includedTongs)
  return [...extras, ...(includesDelivery ? [setDialog.deliveryIncluded] : [])].map((text) => text[lang])
}
