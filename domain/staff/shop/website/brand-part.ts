/** The brand's draft may hold any colours; it is published once all pairs of the design are readable. */
import type { Picture } from '#domain/menu/catalogue.ts'
import {
  type Brand,
  brandColours,
  brandCorners,
  brandFaces,
  brandPatterns,
  checkContrasts,
  type FourColours,
  minContrast,
  standardBrand,
} from '#domain/shop/brand.ts'
import { type Colour, isColour } from '#domain/shop/colour.ts'
import type { BrandPicture, ShopLook } from '#domain/shop/shop-details.ts'
import type { FormReader } from '#domain/staff/forms/fields.ts'
import type { Values } from '#domain/staff/forms/values.ts'
import type { EditableSite, SitePart, SitePartForm } from './site-part.ts'

export const brandPictures = ['logo', 'darkLogo', 'symbol'] as const
export type BrandPictureName = (typeof brandPictures)[number]

export const brandChoices = {
  faces: brandFaces,
  corners: brandCorners,
  pattern: brandPatterns,
} as const satisfies { readonly [Name in keyof Brand]?: readonly Brand[Name][] }

export const brandFields = ['faces', 'corners', 'pattern'] as const satisfies (keyof typeof brandChoices)[]

export function brandValues({ brand, ...pictures }: ShopLook): Values {
  return {
    ...brand,
    ...Object.fromEntries(brandPictures.map((name) => [name, String(pictures[name]?.id ?? '')])),
  }
}

/** Letter case and the sign in front are free; null if it is no colour. */
export function readColour(text: string): Colour | null {
  const colour = `#${text.trim().toLowerCase().replace(/^#/, '')}`
  return isColour(colour) ? colour : null
}

/** What the values look like; unreadable ones are those of the standard look. */
export function brandIn(values: Values): Brand {
  const colours = brandColours.map((base) => [base, readColour(values[base] ?? '') ?? standardBrand[base]])
  const choices = brandFields.map((name) => {
    const options: readonly string[] = brandChoices[name]
    return [name, options.includes(values[name] ?? '') ? values[name] : standardBrand[name]]
  })
  return Object.fromEntries([...colours, ...choices]) as Brand
}

export const brandPart: SitePart = {
  id: 'brand',
  lists: () => [],
  fieldNames: [...brandColours, ...brandFields, ...brandPictures],
  fieldsOf: () => [],
  blank: {},
  maxItems: 0,
  longest: () => 10,
}

export const brandForm: SitePartForm = {
  valuesOf: ({ look }) => brandValues(look),
  read(reader, values, site) {
    const brand = brandIn(values)
    for (const base of brandColours) if (!readColour(reader.value(base))) reader.fail(base, 'colour-invalid')
    for (const base of brandColours) if (failsContrast(brand, base)) reader.fail(base, 'contrast-low')
    for (const name of brandFields) reader.choice(name, brandChoices[name])
    const pictures = brandPictures.map((name) => [name, pictureIn(reader, name, site)])
    return { look: { brand, ...Object.fromEntries(pictures) } }
  },
}

function failsContrast(colours: FourColours, base: (typeof brandColours)[number]): boolean {
  const { offer, pairs } = checkContrasts(colours)[base]
  return offer !== null && pairs.some(({ ratio }) => ratio < minContrast)
}

function pictureIn(
  reader: FormReader,
  name: BrandPictureName,
  { pictures }: EditableSite,
): BrandPicture | null {
  const value = reader.value(name)
  const picture: Picture | undefined = /^\d{1,9}$/.test(value) ? pictures.get(Number(value)) : undefined
  if (!picture && value !== '') reader.fail(name, 'picture-unknown')
  return picture ? { id: picture.id, version: picture.version } : null
}
