import type { ShopFacts } from '#domain/shop/shop-facts.ts'
import type { Text } from '#domain/text.ts'

export interface HeaderProps {
  /** Path of the page, which marks its link and switches its language. */
  readonly pathname: string
  /** Query, such as ?name=…, which the other language needs too. */
  readonly search: string
  readonly chatHref: string
  readonly shopUrl: string
  readonly name: Text
  /** A picture that replaces the drawn logo. */
  readonly logo: ShopFacts['logo']
}
