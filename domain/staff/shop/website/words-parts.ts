/** What the home page and the page of clients say of the shop. */
import type { Clientele } from '#domain/shop/client.ts'
import { type HeroKind, type HomeContent, heroKinds } from '#domain/shop/home-content.ts'
import type { PageWords } from '#domain/shop/page-words.ts'
import {
  choice,
  type Field,
  type FieldsOf,
  fieldTable,
  optionalTexts,
  texts,
  wholeNumber,
} from '#domain/staff/forms/fields.ts'
import { line, optionalPicture, picture, tablePart, toggle } from './table-part.ts'

/** Fields that hold a picture. */
export const wordsPictures: readonly string[] = ['heroPicture', 'mark', 'picture']

/** A shop that started empty can't have the demo's table. */
export const heroesOf = (startedEmpty: boolean): readonly HeroKind[] =>
  heroKinds.filter((kind) => kind !== 'table' || !startedEmpty)

const pageWords: FieldsOf<PageWords> = {
  lead: optionalTexts(240),
  title: optionalTexts(100),
  description: optionalTexts(400),
  keywords: optionalTexts(300),
}

const heroField = (heroes: readonly HeroKind[]): Field<HeroKind> => ({
  ...choice(heroes),
  read(reader, name) {
    const hero = choice(heroes).read(reader, name)
    if (hero === 'picture' && reader.value('heroPicture') === '') reader.fail(name, 'picture-missing')
    return hero
  },
})

export const { part: homePart, form: homeForm } = tablePart(
  'home',
  'home',
  8,
  ({ pictures, sets, heroes }) => ({
    words: fieldTable<Omit<HomeContent, 'claims' | 'sets'>>({
      hero: heroField(heroes),
      heroPicture: optionalPicture(pictures),
      headline: optionalTexts(60),
      kicker: optionalTexts(60),
      ...pageWords,
    }),
    lists: {
      claims: fieldTable({ isOn: toggle, figure: line(20), unit: optionalTexts(40), line: texts(100) }),
      sets: fieldTable({ set: choice(sets.map(({ id }) => String(id))) }),
    },
  }),
)

const initials: Field<string> = {
  ...line(4),
  read(reader, name) {
    if (reader.value(name).trim() === '') reader.fail(name, 'initials-missing')
    return reader.value(name)
  },
}

const address: Field<string | null> = {
  ...line(200),
  write: (url) => [url ?? ''],
  read(reader, name) {
    const url = reader.value(name)
    if (url !== '' && !/^https?:\/\/[\w.-]+(\/[!-~]*)?$/.test(url)) reader.fail(name, 'link-invalid')
    return url || null
  },
}

const row = { isOn: toggle, name: texts(100) }
const service = texts(120)
const guests = wholeNumber({ min: 1, max: 100_000 })

export const { part: clientsPart, form: clientsForm } = tablePart(
  'clients',
  'clientele',
  50,
  ({ pictures }) => ({
    words: fieldTable<Omit<Clientele, 'clients' | 'events' | 'activities'>>({
      figure: line(20),
      unit: optionalTexts(40),
      occasions: optionalTexts(100),
      ...pageWords,
    }),
    lists: {
      clients: fieldTable({ ...row, initials, url: address, mark: optionalPicture(pictures) }),
      events: fieldTable({
        ...row,
        guests,
        venue: texts(80),
        service,
        description: texts(400),
        picture: picture(pictures),
      }),
      activities: fieldTable({ ...row, service, number: guests, picture: picture(pictures) }),
    },
  }),
)
