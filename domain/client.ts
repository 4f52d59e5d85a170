/** Who the kitchen has cooked for: clients, the events it is proud of, and what was served where (spec sections 2 and 3). */
import type { Picture } from './catalogue.ts'
import type { Text } from './text.ts'

export interface Client {
  readonly id: string
  readonly name: Text
  /** Two letters that stand for a logo. */
  readonly initials: string
}

/** An event that is told with a picture. */
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
