/** Includes neighbourhoods for customers who do not know their district. */
import { remoteAreas } from '#content/delivery.ts'
import { districtNames as names } from '#content/district-names.ts'
import type { DeliveryArea } from '#domain/delivery/delivery-areas.ts'
import { type DistrictId, districtIds } from '#domain/delivery/districts.ts'
import type { Figures } from '#domain/shop/figures.ts'
import type { Lang, Text } from '#domain/text.ts'

interface AreaText {
  readonly name: Text
  readonly places: Text
}

const none: Text = { zh: '', en: '' }

const neighbourhoods: Readonly<Partial<Record<DistrictId, Text>>> = {
  'central-and-western': {
    zh: '中環、金鐘、上環、西營盤、堅尼地城、半山',
    en: 'Central, Admiralty, Sheung Wan, Sai Ying Pun, Kennedy Town, Mid-Levels',
  },
  'wan-chai': { zh: '灣仔、銅鑼灣、跑馬地、大坑', en: 'Wan Chai, Causeway Bay, Happy Valley, Tai Hang' },
  eastern: {
    zh: '北角、鰂魚涌、太古、西灣河、筲箕灣、柴灣',
    en: 'North Point, Quarry Bay, Taikoo, Sai Wan Ho, Shau Kei Wan, Chai Wan',
  },
  southern: {
    zh: '香港仔、鴨脷洲、黃竹坑、薄扶林、淺水灣',
    en: 'Aberdeen, Ap Lei Chau, Wong Chuk Hang, Pok Fu Lam, Repulse Bay',
  },
  'yau-tsim-mong': {
    zh: '尖沙咀、尖東、佐敦、油麻地、旺角、太子、大角咀',
    en: 'Tsim Sha Tsui, Tsim Sha Tsui East, Jordan, Yau Ma Tei, Mong Kok, Prince Edward, Tai Kok Tsui',
  },
  'sham-shui-po': {
    zh: '深水埗、長沙灣、荔枝角、美孚、石硤尾',
    en: 'Sham Shui Po, Cheung Sha Wan, Lai Chi Kok, Mei Foo, Shek Kip Mei',
  },
  'kowloon-city': {
    zh: '九龍城、紅磡、何文田、土瓜灣、九龍塘、啟德',
    en: 'Kowloon City, Hung Hom, Ho Man Tin, To Kwa Wan, Kowloon Tong, Kai Tak',
  },
  'wong-tai-sin': {
    zh: '新蒲崗、鑽石山、慈雲山、樂富、彩虹',
    en: 'San Po Kong, Diamond Hill, Tsz Wan Shan, Lok Fu, Choi Hung',
  },
  'kwun-tong': {
    zh: '牛頭角、九龍灣、秀茂坪、藍田、油塘',
    en: 'Ngau Tau Kok, Kowloon Bay, Sau Mau Ping, Lam Tin, Yau Tong',
  },
  'kwai-tsing': {
    zh: '葵涌、葵芳、葵興、荔景、青衣',
    en: 'Kwai Chung, Kwai Fong, Kwai Hing, Lai King, Tsing Yi',
  },
  'tsuen-wan': { zh: '荃灣、荃灣西', en: 'Tsuen Wan, Tsuen Wan West' },
  'tuen-mun': { zh: '屯門、兆康、藍地', en: 'Tuen Mun, Siu Hong, Lam Tei' },
  'yuen-long': { zh: '元朗、朗屏、天水圍、洪水橋', en: 'Yuen Long, Long Ping, Tin Shui Wai, Hung Shui Kiu' },
  north: { zh: '粉嶺、上水、古洞', en: 'Fanling, Sheung Shui, Kwu Tung' },
  'tai-po': { zh: '大埔墟、太和、白石角', en: 'Tai Po Market, Tai Wo, Pak Shek Kok' },
  'sha-tin': {
    zh: '沙田、大圍、火炭、小瀝源、馬鞍山',
    en: 'Sha Tin, Tai Wai, Fo Tan, Siu Lek Yuen, Ma On Shan',
  },
}

/** The part of a district that may lie in a zone of its own. */
const centres: Readonly<Partial<Record<DistrictId, AreaText>>> = {
  'kwun-tong': {
    name: { zh: '觀塘市中心', en: 'Kwun Tong Centre' },
    places: { zh: '開源道、裕民坊、鴻圖道', en: 'Hoi Yuen Road, Yue Man Square, Hung To Road' },
  },
}

/** Names of the usual remote places, which a shop may rename or remove. */
const inRemotePlaces: Readonly<Record<string, Text>> = {
  'tseung-kwan-o': {
    zh: '將軍澳、坑口、寶琳、調景嶺、康城',
    en: 'Tseung Kwan O, Hang Hau, Po Lam, Tiu Keng Leng, LOHAS Park',
  },
  'sai-kung-town': { zh: '西貢市、清水灣', en: 'Sai Kung Town, Clear Water Bay' },
  'shek-o-stanley': { zh: '石澳、赤柱、大潭', en: 'Shek O, Stanley, Tai Tam' },
  'ma-wan-sham-tseng': { zh: '馬灣、深井', en: 'Ma Wan, Sham Tseng' },
  'gold-coast': { zh: '黃金海岸、龍鼓灘', en: 'Gold Coast, Lung Kwu Tan' },
  'lau-fau-shan': { zh: '流浮山、錦田', en: 'Lau Fau Shan, Kam Tin' },
  'sha-tau-kok': { zh: '沙頭角、打鼓嶺', en: 'Sha Tau Kok, Ta Kwu Ling' },
  'tai-mei-tuk': { zh: '大美督、林村', en: 'Tai Mei Tuk, Lam Tsuen' },
  lantau: {
    zh: '東涌、機場、愉景灣、大嶼山、梅窩、大澳',
    en: 'Tung Chung, the airport, Discovery Bay, Lantau, Mui Wo, Tai O',
  },
  'outlying-islands': { zh: '長洲、南丫島、坪洲', en: 'Cheung Chau, Lamma, Peng Chau' },
}

/** Remote places begin with their district. */
export function areaText({ kind, district, zone, remotePlace, ordinaryPlaces }: DeliveryArea): AreaText {
  const districtName = district && names[district]
  if (remotePlace) {
    const name = districtName ? joinNames(districtName, remotePlace.name) : remotePlace.name
    return { name, places: without(remotePlace.name, inRemotePlaces[remotePlace.id] ?? none) }
  }
  if (!districtName) return { name: zone?.name ?? none, places: none }
  const [centre, here] = [centres[district], neighbourhoods[district] ?? none]
  if (kind === 'outlying') {
    const { zh, en } = districtName
    return { name: { zh: `${zh}其他地方`, en: `${en}, other parts` }, places: centre ? here : none }
  }
  const ordinary = ordinaryPlaces.map((id) => inRemotePlaces[id] ?? none)
  if (!centre) return { name: districtName, places: listOf(here, ...ordinary) }
  return kind === 'inner'
    ? { name: centre.name, places: listOf(centre.places, ...ordinary) }
    : { name: districtName, places: listOf(centre.name, centre.places, here, ...ordinary) }
}

function joinNames(district: Text, place: Text): Text {
  return { zh: `${district.zh}：${place.zh}`, en: `${district.en}: ${place.en}` }
}

function inEachLang(text: (lang: Lang, separator: string) => string): Text {
  return { zh: text('zh', '、'), en: text('en', ', ') }
}

function listOf(...lists: readonly Text[]): Text {
  return inEachLang((lang, separator) =>
    lists
      .map((list) => list[lang])
      .filter(Boolean)
      .join(separator),
  )
}

/** The names in a list that another name does not contain. */
function without(name: Text, list: Text): Text {
  return inEachLang((lang, separator) =>
    list[lang]
      .split(separator)
      .filter((place) => !name[lang].includes(place))
      .join(separator),
  )
}

/** The district that has this name, or a neighbourhood of this name; null if none has. */
export function districtNamed({ zh }: Text): DistrictId | null {
  const placesIn = (district: DistrictId) => [
    names[district].zh,
    names[district].zh.replace(/區$/, ''),
    ...(neighbourhoods[district]?.zh.split('、') ?? []),
  ]
  return districtIds.find((district) => placesIn(district).includes(zh)) ?? null
}

/** Follows a list of fees; empty if the shop delivers everywhere. */
export function notServedNote({ notServed }: Pick<Figures, 'notServed'>): Text {
  const places = [
    ...notServed.districts.map((district) => names[district]),
    ...notServed.areas.map((area) => area.remotePlace?.name ?? areaText(area).name),
  ]
  if (places.length === 0) return none
  return {
    zh: `暫不送貨到：${places.map(({ zh }) => zh).join('；')}。可以自取，或致電、傳 WhatsApp 查詢。`,
    en: `We do not deliver to: ${places.map(({ en }) => en).join('; ')}. Pick up instead, or ask us by phone or on WhatsApp.`,
  }
}

export const remoteGroup: Text = { zh: remoteAreas.zh, en: 'Remote areas' }
