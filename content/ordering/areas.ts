/** Includes neighbourhoods for customers who do not know their district. */
import { remoteAreas } from '#content/delivery.ts'
import { districtNames as names } from '#content/district-names.ts'
import type { DeliveryArea } from '#domain/delivery/delivery-areas.ts'
import type { DistrictId } from '#domain/delivery/districts.ts'
import type { Text } from '#domain/text.ts'

interface District {
  readonly name: Text
  readonly places: Text
}

const none: Text = { zh: '', en: '' }

const districts: Record<DistrictId, District> = {
  'central-and-western': {
    name: names['central-and-western'],
    places: {
      zh: '中環、金鐘、上環、西營盤、堅尼地城、半山',
      en: 'Central, Admiralty, Sheung Wan, Sai Ying Pun, Kennedy Town, Mid-Levels',
    },
  },
  'wan-chai': {
    name: names['wan-chai'],
    places: { zh: '灣仔、銅鑼灣、跑馬地、大坑', en: 'Wan Chai, Causeway Bay, Happy Valley, Tai Hang' },
  },
  eastern: {
    name: names.eastern,
    places: {
      zh: '北角、鰂魚涌、太古、西灣河、筲箕灣、柴灣',
      en: 'North Point, Quarry Bay, Taikoo, Sai Wan Ho, Shau Kei Wan, Chai Wan',
    },
  },
  southern: {
    name: names.southern,
    places: {
      zh: '香港仔、鴨脷洲、黃竹坑、薄扶林、淺水灣',
      en: 'Aberdeen, Ap Lei Chau, Wong Chuk Hang, Pok Fu Lam, Repulse Bay',
    },
  },
  'yau-tsim-mong': {
    name: names['yau-tsim-mong'],
    places: {
      zh: '尖沙咀、尖東、佐敦、油麻地、旺角、太子、大角咀',
      en: 'Tsim Sha Tsui, Tsim Sha Tsui East, Jordan, Yau Ma Tei, Mong Kok, Prince Edward, Tai Kok Tsui',
    },
  },
  'sham-shui-po': {
    name: names['sham-shui-po'],
    places: {
      zh: '深水埗、長沙灣、荔枝角、美孚、石硤尾',
      en: 'Sham Shui Po, Cheung Sha Wan, Lai Chi Kok, Mei Foo, Shek Kip Mei',
    },
  },
  'kowloon-city': {
    name: names['kowloon-city'],
    places: {
      zh: '九龍城、紅磡、何文田、土瓜灣、九龍塘、啟德',
      en: 'Kowloon City, Hung Hom, Ho Man Tin, To Kwa Wan, Kowloon Tong, Kai Tak',
    },
  },
  'wong-tai-sin': {
    name: names['wong-tai-sin'],
    places: {
      zh: '新蒲崗、鑽石山、慈雲山、樂富、彩虹',
      en: 'San Po Kong, Diamond Hill, Tsz Wan Shan, Lok Fu, Choi Hung',
    },
  },
  'kwun-tong': {
    name: { zh: '觀塘市中心', en: 'Kwun Tong Centre' },
    places: { zh: '開源道、裕民坊、鴻圖道', en: 'Hoi Yuen Road, Yue Man Square, Hung To Road' },
  },
  'kwai-tsing': {
    name: names['kwai-tsing'],
    places: {
      zh: '葵涌、葵芳、葵興、荔景、青衣',
      en: 'Kwai Chung, Kwai Fong, Kwai Hing, Lai King, Tsing Yi',
    },
  },
  'tsuen-wan': {
    name: names['tsuen-wan'],
    places: { zh: '荃灣、荃灣西', en: 'Tsuen Wan, Tsuen Wan West' },
  },
  'tuen-mun': {
    name: names['tuen-mun'],
    places: { zh: '屯門、兆康、藍地', en: 'Tuen Mun, Siu Hong, Lam Tei' },
  },
  'yuen-long': {
    name: names['yuen-long'],
    places: { zh: '元朗、朗屏、天水圍、洪水橋', en: 'Yuen Long, Long Ping, Tin Shui Wai, Hung Shui Kiu' },
  },
  north: {
    name: names.north,
    places: { zh: '粉嶺、上水、古洞', en: 'Fanling, Sheung Shui, Kwu Tung' },
  },
  'tai-po': {
    name: names['tai-po'],
    places: { zh: '大埔墟、太和、白石角', en: 'Tai Po Market, Tai Wo, Pak Shek Kok' },
  },
  'sha-tin': {
    name: names['sha-tin'],
    places: {
      zh: '沙田、大圍、火炭、小瀝源、馬鞍山',
      en: 'Sha Tin, Tai Wai, Fo Tan, Siu Lek Yuen, Ma On Shan',
    },
  },
  'sai-kung': { name: names['sai-kung'], places: none },
  islands: { name: names.islands, places: none },
}

/** Parts of districts in other zones. */
const outlying: Readonly<Partial<Record<DistrictId, District>>> = {
  'kwun-tong': {
    name: { zh: '觀塘區其他地方', en: 'Kwun Tong, other parts' },
    places: {
      zh: '牛頭角、九龍灣、秀茂坪、藍田、油塘',
      en: 'Ngau Tau Kok, Kowloon Bay, Sau Mau Ping, Lam Tin, Yau Tong',
    },
  },
}

/** Neighbourhoods that the names do not contain. */
const ofRemotePlaces: Readonly<Record<string, Text>> = {
  'tseung-kwan-o': { zh: '坑口、寶琳、調景嶺、康城', en: 'Hang Hau, Po Lam, Tiu Keng Leng, LOHAS Park' },
  lantau: { zh: '大嶼山、梅窩、大澳', en: 'Lantau, Mui Wo, Tai O' },
}

/** Remote places begin with their district. */
export function areaText({ kind, district, zone, remotePlace }: DeliveryArea): District {
  const within = district && districts[district]
  if (remotePlace) {
    const places = ofRemotePlaces[remotePlace.id] ?? none
    const name = within ? joinNames(within.name, remotePlace.name) : remotePlace.name
    return { name, places }
  }
  const districtName = kind === 'outlying' && district ? outlying[district] : within
  return districtName ?? { name: within ? joinNames(within.name, zone.name) : zone.name, places: none }
}

function joinNames(district: Text, place: Text): Text {
  return { zh: `${district.zh}：${place.zh}`, en: `${district.en}: ${place.en}` }
}

export const remoteGroup: Text = { zh: remoteAreas.zh, en: 'Remote areas' }
