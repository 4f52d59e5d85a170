/** Empty fields use the environment's values. */

import { hasEnglishSite, lookIn, type Position, type ShopDetails } from '#domain/shop/shop-details.ts'
import type { ShopSettings } from '#domain/shop/shop-settings.ts'
import { type FormReader, textValues } from '#domain/staff/forms/fields.ts'
import type { FieldProblem } from '#domain/staff/forms/problems.ts'
import type { Values } from '#domain/staff/forms/values.ts'
import { emailIn } from './email-in.ts'
import { shopTexts } from './field-limits.ts'
import type { Section } from './section.ts'

const lines = ['hotline', 'chatNumber', 'email', 'contactHours', 'licenceNumber'] as const
const links = ['facebookUrl', 'instagramUrl'] as const

export function factValues(details: Partial<ShopDetails>): Values {
  const { chatNumber, position } = details
  return {
    ...Object.fromEntries(shopTexts.flatMap((name) => textValues(name, details[name]))),
    ...Object.fromEntries([...lines, ...links].map((name) => [name, details[name] ?? ''])),
    chatNumber: chatNumber ? `+${chatNumber}` : '',
    latitude: position ? String(position.latitude) : '',
    longitude: position ? String(position.longitude) : '',
  }
}

export const shop: Section = {
  unitOf: (name) => (name === 'latitude' || name === 'longitude' ? 'position' : name),
  valuesOf: ({ details }: Pick<ShopSettings, 'details'>) => ({
    hasEnglish: hasEnglishSite({ details }) ? 'on' : '',
    ...factValues(details),
  }),
  // The brand has a form of its own.
  read: (reader, _values, { details }) => ({
    details: {
      ...lookIn(details),
      ...readShopDetails(reader),
      ...(!reader.isOn('hasEnglish') && { hasEnglish: false }),
    },
  }),
}

function readShopDetails(reader: FormReader): Partial<ShopDetails> {
  const context: { readonly [Name in keyof ShopDetails]?: ShopDetails[Name] | null } = {
    ...Object.fromEntries(shopTexts.map((name) => [name, reader.optionalText(name)])),
    hotline: phoneIn(reader, 'hotline'),
    chatNumber: phoneIn(reader, 'chatNumber')?.replace(/\D/g, '') ?? null,
    contactHours: hours(reader),
    email: emailIn(reader, 'email'),
    licenceNumber: matching(reader, 'licenceNumber', /^[\w /-]+$/, 'licence-invalid'),
    ...Object.fromEntries(
      links.map((name) => [name, matching(reader, name, /^https:\/\/[\w.-]+(\/[!-~]*)?$/, 'link-invalid')]),
    ),
    position: positionIn(reader),
  }
  return Object.fromEntries(Object.entries(context).filter(([, fact]) => fact !== null))
}

function matching(reader: FormReader, name: string, pattern: RegExp, problem: FieldProblem): string | null {
  const input = reader.figures(name)
  if (input === '') return null
  if (!pattern.test(input)) reader.fail(name, problem)
  return input
}

/** Adds the country code; eight digits alone are a Hong Kong number. */
function phoneIn(reader: FormReader, name: string): string | null {
  const text = matching(reader, name, /^\+?( ?\d){8,15}$/, 'phone-invalid')
  return text && /^( ?\d){8}$/.test(text) ? `+852 ${text}` : text
}

function hours(reader: FormReader): string | null {
  const times = /^([01]\d|2[0-3]):[0-5]\d[-–]([01]\d|2[0-3]):[0-5]\d$/
  return matching(reader, 'contactHours', times, 'hours-invalid')?.replace('-', '–') ?? null
}

/** Two figures in or near Hong Kong; anything else is a mistake. */
function positionIn(reader: FormReader): Position | null {
  const [latitude, longitude] = [reader.figures('latitude'), reader.figures('longitude')]
  if (latitude === '' && longitude === '') return null
  const isWithin = (text: string, from: number, to: number) =>
    /^\d{1,3}(\.\d{1,6})?$/.test(text) && Number(text) >= from && Number(text) <= to
  if (!isWithin(latitude, 22, 23)) reader.fail('latitude', 'position-invalid')
  if (!isWithin(longitude, 113.5, 114.7)) reader.fail('longitude', 'position-invalid')
  return { latitude: Number(latitude), longitude: Number(longitude) }
}
