/** What the header and the menu of a phone are told of the page. */
export interface HeaderProps {
  /** Path of the page, to mark where we are and to switch the language in place. */
  readonly pathname: string
  /** Its query, such as ?name=…, without which the other language would not find the same page. */
  readonly search: string
  readonly chatHref: string
  readonly shopUrl: string
}
