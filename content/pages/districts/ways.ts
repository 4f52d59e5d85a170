/** The key of the map names the van's route. */
import type { Text } from '#domain/text.ts'
import type { DistrictPage, PlacePage } from './district.ts'

const acrossTheHarbour: Text = { zh: '由觀塘過海', en: 'Across the harbour' }
const acrossKowloon: Text = { zh: '橫過九龍', en: 'Across Kowloon' }
const westwards: Text = { zh: '橫過九龍再向西', en: 'Across Kowloon and west' }

/** The kitchen's own district has no way. */
export const ways: Readonly<Record<DistrictPage | PlacePage, Text | null>> = {
  'central-and-western': acrossTheHarbour,
  eastern: { zh: '經東區海底隧道', en: 'Through the Eastern tunnel' },
  'north-point': acrossTheHarbour,
  'wan-chai': acrossTheHarbour,
  'causeway-bay': acrossTheHarbour,
  'kwun-tong': null,
  'sham-shui-po': acrossKowloon,
  'yau-tsim-mong': acrossKowloon,
  'tsim-sha-tsui': acrossKowloon,
  'kwai-tsing': westwards,
  'kwai-chung': westwards,
  'sai-kung': { zh: '由觀塘向東', en: 'East from Kwun Tong' },
  'sha-tin': { zh: '穿過大老山隧道', en: 'Through Tate’s Cairn Tunnel' },
  'tsuen-wan': westwards,
  'tuen-mun': { zh: '沿屯門公路', en: 'Along Tuen Mun Road' },
  'yuen-long': { zh: '經荃灣入元朗', en: 'By way of Tsuen Wan' },
}
