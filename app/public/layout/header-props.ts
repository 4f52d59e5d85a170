import type { ShopDetails } from '#domain/shop/shop-details.ts'
import type { Text } from '#domain/text.ts'

export interface HeaderProps {
  /** Marks the page's link and switches its language. */
  readonly pathname: string
  /** Needed by the other language too, such as ?name=…. */
  readonly search: string
  readonly chatHref: string
  readonly shopUrl: string
  readonly name: Text
  /** Without an English site there is no language to switch to. */
  readonly hasEnglish: boolean
  /** Replaces the drawn logo. */
  readonly logo: ShopDetails['logo']
}
