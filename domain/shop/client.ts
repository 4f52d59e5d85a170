/** The clients the kitchen has cooked for, the featured events, and what was served where (spec sections 2 and 3). */
import type { Picture } from '#domain/menu/catalogue.ts'
import type { Text } from '#domain/text.ts'

export interface Client {
  readonly id: string
  readonly name: Text
  /** Two letters shown in place of a logo. */
  readonly initials: string
  /** A drawing in one colour, shown in place of the letters. */
  readonly mark: Picture | null
  readonly url: string | null
}

/** A featured event, shown with a picture. */
export interface FeaturedEvent {
  readonly id: string
  readonly guests: number
  readonly name: Text
  readonly venue: Text
  readonly service: Text
  readonly description: Text
  readonly picture: Picture
}

/** An event in the list: what was served, and for how many. */
export interface Activity {
  readonly id: string
  readonly name: Text
  readonly service: Text
  readonly number: number
  readonly picture: Picture
}

export interface Clientele {
  readonly clients: readonly Client[]
  readonly events: readonly FeaturedEvent[]
  readonly activities: readonly Activity[]
}
