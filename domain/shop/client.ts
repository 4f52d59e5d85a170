import type { Picture } from '#domain/menu/catalogue.ts'
import type { Text } from '#domain/text.ts'
import { noWords, type PageWords } from './page-words.ts'

export interface Client {
  readonly id: string
  readonly isOn: boolean
  readonly name: Text
  /** Replaces a missing logo. */
  readonly initials: string
  /** A monochrome drawing or an uploaded logo that replaces the initials. */
  readonly mark: Picture | null
  readonly url: string | null
}

export interface FeaturedEvent {
  readonly id: string
  readonly isOn: boolean
  readonly guests: number
  readonly name: Text
  readonly venue: Text
  readonly service: Text
  readonly description: Text
  readonly picture: Picture
}

export interface Activity {
  readonly id: string
  readonly isOn: boolean
  readonly name: Text
  readonly service: Text
  readonly number: number
  readonly picture: Picture
}

/** The page of clients. */
export interface Clientele extends PageWords {
  /** The figure with its unit counts the events; empty without one. */
  readonly figure: string
  readonly unit: Text | null
  /** The kinds of events, which the home page adds. */
  readonly occasions: Text | null
  readonly clients: readonly Client[]
  readonly events: readonly FeaturedEvent[]
  readonly activities: readonly Activity[]
}

export const noClientele: Clientele = {
  ...noWords,
  figure: '',
  unit: null,
  occasions: null,
  clients: [],
  events: [],
  activities: [],
}
