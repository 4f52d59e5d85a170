/** Who the shop is and how it is reached, as its pages, letters and programs tell it. */
import type { Picture } from '#domain/menu/catalogue.ts'
import type { Text } from '#domain/text.ts'

export interface ShopFacts {
  readonly name: Text
  /** The company that sells, as it is registered. */
  readonly company: Text
  /** What kind of company it is, for the footer; empty: it is not said. */
  readonly companyType: Text
  readonly address: Text
  /** The part of town that the food comes from. */
  readonly area: Text
  /** How to get there, in a sentence; empty: the address says enough. */
  readonly wayThere: Text
  /** As shown; links use its digits. */
  readonly hotline: string
  /** International number for chat links, digits only. */
  readonly chatNumber: string
  /** When calls and messages are answered, every day: 09:00–20:00. */
  readonly contactHours: string
  readonly email: string
  /** The food factory licence shown in the footer. */
  readonly licenceNumber: string
  /** Null: the shop has no page there. */
  readonly facebookUrl: string | null
  readonly instagramUrl: string | null
  /** The external shop, in each language. */
  readonly shopUrl: Text
  /** Position of the kitchen, in degrees north and east. */
  readonly position: Position
  /** The picture that replaces the lettered name; null: none. */
  readonly logo: Pick<Picture, 'id' | 'version'> | null
}

export interface Position {
  readonly latitude: number
  readonly longitude: number
}

/** What a shop says of itself, as far as it does not leave that to the environment. */
export interface OwnFacts {
  readonly facts: Partial<ShopFacts>
  /** Whether the shop was opened without the demo's menu: then none of the demo's facts are used either. */
  readonly startedEmpty: boolean
}

/** Both names, as a mail program or a calendar shows them. */
export const bothNames = ({ zh, en }: Text): string => (zh === en ? zh : `${zh} ${en}`)
