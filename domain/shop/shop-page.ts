/** Pages that the owner switches, arranges and words. */
import type { Text } from '#domain/text.ts'
import type { ShownWhen } from './shown-when.ts'

/** Menus of the header, in order; pages of `more` have places of their own. */
export const pageGroups = ['party', 'dishes', 'districts', 'more'] as const

export type PageGroup = (typeof pageGroups)[number]

/** A new page begins with the texts of one. */
export const pageTemplates = ['occasion', 'cuisine', 'festival'] as const

export type PageTemplate = (typeof pageTemplates)[number]

export interface PageRequest {
  readonly template: PageTemplate
  readonly zh: string
  readonly en: string
  /** Part of the URL; empty for one made of the English name. */
  readonly address: string
  readonly categoryId: string
}

export interface ShopPage extends ShownWhen {
  /** Also its address: `thai-catering`. */
  readonly id: string
  readonly group: PageGroup
  /** Its group's menu has a link to it. */
  readonly inMenu: boolean
  /** A themed page has this. */
  readonly content: PageContent | null
  /** The page of a district has this; the words of other pages are the program's. */
  readonly district: DistrictContent | null
}

/** Texts may contain figures in braces; see `fillFigures`. */
export interface DistrictContent {
  /** The page appends the brand. */
  readonly title: Text
  readonly description: Text
  /** The keywords are separated by commas. */
  readonly keywords: Text
  /** The lead has one or two sentences. */
  readonly lead: Text
  /** The key of the map names the van's route; null for none. */
  readonly way: Text | null
  readonly story: PageContent['story']
  /** The page recommends these sets, and popular ones in their place. */
  readonly sets: { readonly lead: Text; readonly slugs: readonly string[] }
  readonly questions: readonly PageQuestion[]
}

/** Texts may contain figures in braces; see `fillFigures`. */
export interface PageContent {
  /** Header and footer use this short name. */
  readonly menuName: Text
  /** The path is below the picture folder. */
  readonly menuPicture: string
  /** The name is heading, breadcrumb and chat subject. */
  readonly name: Text
  /** Lines of the Chinese heading as lettering; without them it is the name as text. */
  readonly sign?: readonly string[]
  /** The page appends the brand. */
  readonly title: Text
  readonly description: Text
  /** The keywords are separated by commas. */
  readonly keywords: Text
  /** The lead has one or two sentences. */
  readonly lead: Text
  readonly menu: PageMenu
  readonly story: { readonly heading: Text; readonly paragraphs: readonly Text[] }
  /** A seasonal menu is enlarged by a click. */
  readonly posters?: {
    readonly heading: Text
    readonly lead: Text
    readonly items: readonly PagePoster[]
  }
  /** The last band of the page has this heading. */
  readonly closing: Text
  readonly questions: { readonly heading: Text; readonly items: readonly PageQuestion[] }
  readonly look: PageLook
  readonly ending: PageEnding
  /** The page shows the section that only it has. */
  readonly hasOwnSection: boolean
  /** Its sign, dishes and plates were made for these; absent while it has all three. */
  readonly madeFor?: MadeFor
}

export interface MadeFor {
  readonly name: string
  readonly categoryId: string
  readonly picture: string
}

export const madeForOf = ({ madeFor, name, menu, look }: PageContent): MadeFor =>
  madeFor ?? { name: name.zh, categoryId: menu.categoryId, picture: look.picture }

/** Leaves out what was made for another name, category or picture, and appears again once the page has that. */
export function fittingPage(content: PageContent): PageContent {
  const { sign = [], menu, look, name } = content
  const madeFor = madeForOf(content)
  return {
    ...content,
    sign: name.zh === madeFor.name ? sign : [],
    menu: { ...menu, dishIds: menu.categoryId === madeFor.categoryId ? menu.dishIds : [] },
    look: { ...look, plates: look.picture === madeFor.picture ? look.plates : [] },
  }
}

export interface PageMenu {
  /** Category of the menu page; null for the whole page (decisions 4). */
  readonly anchor: string | null
  /** Category of the sets and the season. */
  readonly categoryId: string
  /** The button has this text. */
  readonly go: Text
  readonly heading: Text
  /** A page shows six dishes. */
  readonly dishIds: readonly string[]
  /** The set next to the dishes has this slug. */
  readonly setSlug: string
}

export interface PagePoster {
  readonly id: string
  /** The path is below the picture folder. */
  readonly picture: string
  readonly title: Text
  readonly caption: Text
}

export interface PageQuestion {
  readonly id: string
  readonly question: Text
  readonly answer: Text
}

export interface BannerLook {
  /** The cloth has this CSS colour at the picture's left edge; pages that are added follow the brand. */
  readonly band: string
  /** Dark cloths need white (contrast at least 4.5). */
  readonly letters: 'white' | 'ink'
}

/** The drawing of the table leaves this place free. */
export interface PlatePlace {
  /** The width counts units of the picture, which is 1200 wide. */
  readonly size: number
  /** The plate's centre lies between 0 (top) and 1. */
  readonly middle: number
  /** The centre is this many plate widths from the hem. */
  readonly beyond: number
  /** On phones the plate's centre lies between 0 (left) and 1. */
  readonly across: number
}

export interface HemDish extends PlatePlace {
  /** The path is below the picture folder. */
  readonly picture: string
}

/** A head with a table next to its cloth. */
export interface TableLook extends BannerLook {
  /** The path is below the picture folder. */
  readonly picture: string
  /** The picture does not contain these dishes. */
  readonly plates: readonly HemDish[]
}

export interface PageLook extends TableLook {
  readonly cornerPlate: string
}

/** No two pages of the demo end alike, and none repeats a list of its own section. */
export interface PageEnding {
  /**
   * `card` is six dishes on a menu card with a set at the right, `cardRight` its mirror image, `plates` the
   * six on cloth. Pages that have named their dishes show only sets: `row`, `prices`, or `lead` with a large
   * first set.
   */
  readonly menu: 'card' | 'cardRight' | 'plates' | 'row' | 'prices' | 'lead'
  /** At the right of the heading, below it in two columns, or at its right and before the menu. */
  readonly questions: 'beside' | 'across' | 'first'
  /** The band is jade, or has the cloth of the page's head. */
  readonly band: 'jade' | 'cloth'
}
