import type { Picture } from '#domain/menu/catalogue.ts'
import type { Text } from '#domain/text.ts'

export interface Client {
  readonly id: string
  readonly name: Text
  /** Replaces a missing logo. */
  readonly initials: string
  /** A monochrome drawing that replaces the initials. */
  readonly mark: Picture | null
  readonly url: string | null
}

export interface FeaturedEvent {
  readonly id: string
  readonly guests: number
  readonly name: Text
  readonly venue: Text
  readonly service: Text
  readonly description: Text
  readonly picture: Picture
}

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
