import type { Banner, Picture } from '#domain/menu/catalogue.ts'
import type { Notice } from '#domain/shop/site-content.ts'
import { type FormReader, textValues } from '#domain/staff/forms/fields.ts'
import { datesIn, seasonIn } from '#domain/staff/shop/settings/period-reading.ts'
import {
  type EditableSite,
  itemField,
  listedIds,
  listField,
  type SitePart,
  type SitePartForm,
} from './site-part.ts'

export const bannerLists = {
  slides: 'MAIN_BANNER',
  popups: 'POPUP',
  swiper: 'SWIPER',
} as const satisfies Record<string, Banner['discountType']>

export const listNames = ['slides', 'popups', 'swiper'] as const satisfies (keyof typeof bannerLists)[]

export const pictureFields = ['wide', 'tall', 'wideInEnglish', 'tallInEnglish'] as const

/** Computers show a wide picture, phones a tall one. */
export const shapeOf = (field: (typeof pictureFields)[number]) => (field.startsWith('wide') ? 'wide' : 'tall')

const longestText: Readonly<Record<string, number>> = { headline: 100, subline: 200, 'notice.text': 200 }

export const front: SitePart = {
  id: 'front',
  lists: () => listNames,
  fieldNames: ['on', 'text.zh', 'text.en', 'link', 'from', 'until'].map((field) => `notice.${field}`),
  fieldsOf: () => [
    'on',
    'headline.zh',
    'headline.en',
    'subline.zh',
    'subline.en',
    'link',
    'from',
    'until',
    'seasonfrom',
    'seasonto',
    ...pictureFields,
  ],
  blank: { on: 'on' },
  maxItems: 20,
  longest: (field) => longestText[field.replace(/\.(zh|en)$/, '')] ?? (field.endsWith('link') ? 100 : 10),
}

export const frontForm: SitePartForm = {
  valuesOf: ({ banners, notice }) => ({
    'notice.on': notice?.isOn ? 'on' : '',
    ...Object.fromEntries(textValues('notice.text', notice?.text)),
    'notice.link': notice?.link ?? '',
    'notice.from': notice?.from ?? '',
    'notice.until': notice?.until ?? '',
    ...Object.fromEntries(
      listNames.map((list) => [
        listField(list),
        banners
          .filter(({ discountType }) => discountType === bannerLists[list])
          .map(({ id }) => id)
          .join(','),
      ]),
    ),
    ...Object.fromEntries(banners.flatMap(valuesOfBanner)),
  }),
  read: (reader, values, site) => ({
    notice: noticeIn(reader, site),
    banners: listNames.flatMap((list) =>
      listedIds(values, list).flatMap((id) => bannerIn(reader, id, list, site) ?? []),
    ),
  }),
}

function valuesOfBanner(banner: Banner) {
  const { id, isOn, headline, subline, link, from, until, season } = banner
  const fields = {
    on: isOn ? 'on' : '',
    ...Object.fromEntries([...textValues('headline', headline), ...textValues('subline', subline)]),
    link: link ?? '',
    from: from ?? '',
    until: until ?? '',
    seasonfrom: season?.from ?? '',
    seasonto: season?.to ?? '',
    ...Object.fromEntries(pictureFields.map((field) => [field, String(banner[field]?.id ?? '')])),
  }
  return Object.entries(fields).map(([field, value]) => [itemField(id, field), value] as const)
}

function noticeIn(reader: FormReader, { pages }: EditableSite): Notice | null {
  const isOn = reader.isOn('notice.on')
  const noticeText = { zh: reader.value('notice.text.zh'), en: reader.value('notice.text.en') }
  const when = datesIn(reader, (field) => `notice.${field}`)
  const link = linkIn(reader, 'notice.link', pages)
  if (isOn) return { isOn, text: reader.text('notice.text'), link, ...when }
  const isEmpty = [noticeText.zh, noticeText.en, link, when.from, when.until].every((value) => !value)
  return isEmpty ? null : { isOn, text: noticeText, link, ...when }
}

function bannerIn(
  reader: FormReader,
  id: string,
  list: keyof typeof bannerLists,
  { pictures, pages }: EditableSite,
): Banner | null {
  const row = itemField(id, '').slice(0, -1)
  const pictureIn = (field: (typeof pictureFields)[number], isNeeded: boolean): Picture | null => {
    const value = reader.value(itemField(id, field))
    const picture = /^\d{1,9}$/.test(value) ? (pictures.get(Number(value)) ?? null) : null
    if (!picture && (isNeeded || value !== '')) reader.fail(itemField(id, field), 'choice-unknown')
    return picture
  }
  const [wide, tall] = [pictureIn('wide', true), pictureIn('tall', true)]
  const banner = {
    id,
    discountType: bannerLists[list],
    isOn: reader.isOn(itemField(id, 'on')),
    headline: reader.text(`${row}.headline`),
    subline: reader.text(`${row}.subline`),
    link: linkIn(reader, itemField(id, 'link'), pages),
    ...datesIn(reader, (field) => itemField(id, field)),
    season: seasonIn(reader, (field) => itemField(id, field)),
    wideInEnglish: pictureIn('wideInEnglish', false),
    tallInEnglish: pictureIn('tallInEnglish', false),
  }
  return wide && tall ? { ...banner, wide, tall } : null
}

function linkIn(reader: FormReader, name: string, pages: readonly string[]): string | null {
  const link = reader.value(name)
  if (link !== '' && !pages.includes(link.replace(/\/$/, ''))) reader.fail(name, 'choice-unknown')
  return link === '' ? null : link
}
