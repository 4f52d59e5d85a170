/** The owner's and the environment's details override these defaults. */
import { standardBrand } from '#domain/shop/brand.ts'
import type { Position, ShopDetails, ShopLook, StoredShopDetails } from '#domain/shop/shop-details.ts'
import { shopTexts } from '#domain/staff/shop/settings/field-limits.ts'
import type { Text } from '#domain/text.ts'

/** The place on the drawn map. */
export const mapPosition: Position = { latitude: 22.3118, longitude: 114.2249 }

/** Until the owner chooses otherwise. */
export const standardLook: ShopLook = { brand: standardBrand, logo: null, darkLogo: null, symbol: null }

export const demoShopDetails: ShopDetails = {
  hasEnglish: true,
  name: { zh: '開源到會', en: 'Hoi Yuen Catering' },
  company: { zh: '開源到會有限公司', en: 'Hoi Yuen Catering Limited' },
  companyType: { zh: '私人有限公司', en: 'private limited company' },
  address: {
    zh: '九龍觀塘開源道第 1 座 12 樓',
    en: '12/F, Block 1, Hoi Yuen Road, Kwun Tong, Kowloon',
  },
  area: { zh: '觀塘', en: 'Kwun Tong' },
  wayThere: {
    zh: '近港鐵觀塘站，沿開源道步行即到。',
    en: 'Near Kwun Tong MTR station, a short walk along Hoi Yuen Road.',
  },
  hotline: '+852 2000 0012',
  chatNumber: '85220000012',
  contactHours: '09:00–20:00',
  email: 'hello@hoiyuen.example',
  licenceNumber: '0000000000',
  facebookUrl: 'https://facebook.example/hoiyuen',
  instagramUrl: 'https://instagram.example/hoiyuen',
  shopUrl: { zh: 'https://shop.hoiyuen.example', en: 'https://shop.hoiyuen.example' },
  position: mapPosition,
  ...standardLook,
}

/** Visitors never see these neutral placeholders. */
export const blankShopDetails: ShopDetails = {
  hasEnglish: true,
  name: { zh: '到會新店', en: 'A new caterer' },
  company: { zh: '到會新店', en: 'A new caterer' },
  companyType: { zh: '', en: '' },
  address: { zh: '香港', en: 'Hong Kong' },
  area: { zh: '香港', en: 'Hong Kong' },
  wayThere: { zh: '', en: '' },
  hotline: '+852 0000 0000',
  chatNumber: '85200000000',
  contactHours: '',
  email: 'hello@shop.example',
  licenceNumber: '0000000000',
  facebookUrl: null,
  instagramUrl: null,
  shopUrl: { zh: '/menu/', en: '/en/menu/' },
  position: { latitude: 22.3193, longitude: 114.1694 },
  ...standardLook,
}

/** The owner's details override the environment's. */
export function shopDetailsOf(
  { details, startedEmpty }: StoredShopDetails,
  configuredDetails: Partial<ShopDetails>,
): ShopDetails {
  const message = { ...(startedEmpty ? blankShopDetails : demoShopDetails), ...configuredDetails, ...details }
  const { companyType, wayThere } = blankShopDetails
  return {
    ...(message.hasEnglish ? message : inChinese(message)),
    // A new company or address invalidates the demo's type and directions.
    ...(details.company && !details.companyType && { companyType }),
    ...(details.address && !details.wayThere && { wayThere }),
  }
}

/** Placeholders stay the same objects, by which they are known. */
const inChinese = (details: ShopDetails): ShopDetails => ({
  ...details,
  ...Object.fromEntries(
    shopTexts
      .filter((name) => details[name] !== blankShopDetails[name])
      .map((name) => [name, { zh: details[name].zh, en: details[name].zh }]),
  ),
})

export const structuredData = {
  area: { zh: '香港', en: 'Hong Kong' },
} satisfies Record<string, Text>

/** Search engines read those that the shop cooks; the keys are cuisines of dishes. */
export const cuisines: Readonly<Record<string, Text>> = {
  chinese: { zh: '中菜', en: 'Chinese' },
  western: { zh: '西餐', en: 'Western' },
  thai: { zh: '泰國菜', en: 'Thai' },
  japanese: { zh: '日式', en: 'Japanese' },
  vegetarian: { zh: '素食', en: 'Vegetarian' },
}
