import type { Picture } from '#domain/menu/catalogue.ts'
import type { Text } from '#domain/text.ts'
import type { Brand } from './brand.ts'

export interface ShopDetails {
  /** False if all pages and letters are Chinese, and texts need no English. */
  readonly hasEnglish: boolean
  readonly name: Text
  /** The registered name of the company. */
  readonly company: Text
  /** Shown in the footer unless empty. */
  readonly companyType: Text
  readonly address: Text
  /** The kitchen is in this district. */
  readonly area: Text
  /** Directions are empty if the address suffices. */
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
  readonly position: Position
  readonly brand: Brand
  /** Without a logo the name is shown in letters. */
  readonly logo: BrandPicture | null
  /** For dark grounds, where the logo is all white if this is missing. */
  readonly darkLogo: BrandPicture | null
  /** The square picture of icons and of the back office. */
  readonly symbol: BrandPicture | null
}

export type BrandPicture = Pick<Picture, 'id' | 'version'>

const lookFields = ['brand', 'logo', 'darkLogo', 'symbol'] as const

/** The details that the brand's form edits. */
export type ShopLook = Pick<ShopDetails, (typeof lookFields)[number]>

export interface Position {
  readonly latitude: number
  readonly longitude: number
}

export const lookIn = (details: Partial<ShopDetails>): Partial<ShopLook> =>
  Object.fromEntries(
    lookFields.flatMap((name) => (details[name] === undefined ? [] : [[name, details[name]]])),
  )

/** Overrides the environment. */
export interface StoredShopDetails {
  readonly details: Partial<ShopDetails>
  /** If true, no demo details apply. */
  readonly startedEmpty: boolean
}

/** A shop has an English site unless it switched it off. */
export const hasEnglishSite = ({ details }: Pick<StoredShopDetails, 'details'>): boolean =>
  details.hasEnglish ?? true

/** Mail programs and calendars show both names. */
export const bothNames = ({ zh, en }: Text): string => (zh === en ? zh : `${zh} ${en}`)

/** A shop without an online store has the path of its menu instead. */
export const isStoreUrl = (url: string): boolean => !url.startsWith('/')
