/** Orders store only ids, because district names are permanent. */
import type { DistrictId } from '#domain/delivery/districts.ts'
import type { Text } from '#domain/text.ts'

export const districtNames: Readonly<Record<DistrictId, Text>> = {
  'central-and-western': { zh: '中西區', en: 'Central and Western' },
  'wan-chai': { zh: '灣仔區', en: 'Wan Chai' },
  eastern: { zh: '東區', en: 'Eastern' },
  southern: { zh: '南區', en: 'Southern' },
  'yau-tsim-mong': { zh: '油尖旺區', en: 'Yau Tsim Mong' },
  'sham-shui-po': { zh: '深水埗區', en: 'Sham Shui Po' },
  'kowloon-city': { zh: '九龍城區', en: 'Kowloon City' },
  'wong-tai-sin': { zh: '黃大仙區', en: 'Wong Tai Sin' },
  'kwun-tong': { zh: '觀塘區', en: 'Kwun Tong' },
  'kwai-tsing': { zh: '葵青區', en: 'Kwai Tsing' },
  'tsuen-wan': { zh: '荃灣區', en: 'Tsuen Wan' },
  'tuen-mun': { zh: '屯門區', en: 'Tuen Mun' },
  'yuen-long': { zh: '元朗區', en: 'Yuen Long' },
  north: { zh: '北區', en: 'North District' },
  'tai-po': { zh: '大埔區', en: 'Tai Po' },
  'sha-tin': { zh: '沙田區', en: 'Sha Tin' },
  'sai-kung': { zh: '西貢區', en: 'Sai Kung' },
  islands: { zh: '離島區', en: 'Islands' },
}
