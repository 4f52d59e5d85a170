import type { ShopFacts } from '#domain/shop/shop-facts.ts'
import type { Text } from '#domain/text.ts'

/** What the header and the mobile menu need to know of the page. */
export interface HeaderProps {
  /** Path of the page, to mark its link and to switch its language. */
  readonly pathname: string
  /** Its query, such as ?name=…, without which the other language would not find the same page. */
  readonly search: string
  readonly chatHref: string
  readonly shopUrl: string
  readonly name: Text
  /** The picture that replaces the drawn lettering. */
  readonly logo: ShopFacts['logo']
}
