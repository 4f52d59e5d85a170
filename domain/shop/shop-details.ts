/** Identity and contact details of the shop. */
import type { Picture } from '#domain/menu/catalogue.ts'
import type { Text } from '#domain/text.ts'

export interface ShopDetails {
  readonly name: Text
  /** The registered name of the company. */
  readonly company: Text
  /** Shown in the footer unless empty. */
  readonly companyType: Text
  readonly address: Text
  /** The kitchen is in this district. */
  readonly area: Text
  /** Directions; empty if the address suffices. */
  readonly wayThere: Text
  /** Displayed as written; links use the digits. */
  readonly hotline: string
  /** The number is international, digits only. */
  readonly chatNumber: string
  /** The hours are daily, such as 09:00–20:00. */
  readonly contactHours: string
  readonly email: string
  readonly licenceNumber: string
  readonly facebookUrl: string | null
  readonly instagramUrl: string | null
  readonly shopUrl: Text
  /** Degrees north and east. */
  readonly position: Position
  /** Without a logo the name is shown in letters. */
  readonly logo: Pick<Picture, 'id' | 'version'> | null
}

export interface Position {
  readonly latitude: number
  readonly longitude: number
}

/** Overrides the environment. */
export interface StoredShopDetails {
  readonly details: Partial<ShopDetails>
  /** If true, no demo details apply. */
  readonly startedEmpty: boolean
}

/** Mail programs and calendars show both names. */
export const bothNames = ({ zh, en }: Text): string => (zh === en ? zh : `${zh} ${en}`)
