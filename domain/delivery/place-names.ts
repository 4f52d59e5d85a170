/** Common short names and one-word English names of places. */
export interface PlaceName {
  readonly zh: string
  readonly en: string
  /** Absent if no short name is widely known. */
  readonly short?: readonly string[]
}

/** Apart from the others, which the order form need not load. */
export const placesWithShortNames: readonly PlaceName[] = [
  // A name that begins with another one comes before it.
  { zh: '尖東', en: 'Tsim Sha Tsui East', short: ['TST East'] },
  { zh: '尖沙咀', en: 'Tsim Sha Tsui', short: ['TST', '尖咀'] },
  { zh: '銅鑼灣', en: 'Causeway Bay', short: ['CWB'] },
  { zh: '旺角', en: 'Mong Kok', short: ['MK'] },
  { zh: '將軍澳', en: 'Tseung Kwan O', short: ['TKO'] },
  { zh: '荃灣', en: 'Tsuen Wan', short: ['TW'] },
  { zh: '屯門', en: 'Tuen Mun', short: ['TM'] },
  { zh: '元朗', en: 'Yuen Long', short: ['YL'] },
  { zh: '觀塘', en: 'Kwun Tong', short: ['KT'] },
  { zh: '深水埗', en: 'Sham Shui Po', short: ['SSP'] },
  { zh: '荔枝角', en: 'Lai Chi Kok', short: ['LCK'] },
  { zh: '長沙灣', en: 'Cheung Sha Wan', short: ['CSW'] },
  { zh: '天水圍', en: 'Tin Shui Wai', short: ['TSW'] },
  { zh: '鰂魚涌', en: 'Quarry Bay', short: ['QB'] },
  { zh: '九龍灣', en: 'Kowloon Bay', short: ['KLB'] },
  { zh: '愉景灣', en: 'Discovery Bay', short: ['DB'] },
]

export const placeNames: readonly PlaceName[] = [
  ...placesWithShortNames,
  { zh: '葵涌', en: 'Kwai Chung' },
  { zh: '葵芳', en: 'Kwai Fong' },
  { zh: '青衣', en: 'Tsing Yi' },
  { zh: '沙田', en: 'Sha Tin' },
  { zh: '大圍', en: 'Tai Wai' },
  { zh: '大埔', en: 'Tai Po' },
  { zh: '粉嶺', en: 'Fanling' },
  { zh: '上水', en: 'Sheung Shui' },
  { zh: '西貢', en: 'Sai Kung' },
  { zh: '東涌', en: 'Tung Chung' },
  { zh: '灣仔', en: 'Wan Chai' },
  { zh: '中環', en: 'Central' },
  { zh: '上環', en: 'Sheung Wan' },
  { zh: '金鐘', en: 'Admiralty' },
  { zh: '柴灣', en: 'Chai Wan' },
  { zh: '筲箕灣', en: 'Shau Kei Wan' },
  { zh: '北角', en: 'North Point' },
  { zh: '香港仔', en: 'Aberdeen' },
  { zh: '黃竹坑', en: 'Wong Chuk Hang' },
  { zh: '紅磡', en: 'Hung Hom' },
  { zh: '土瓜灣', en: 'To Kwa Wan' },
  { zh: '新蒲崗', en: 'San Po Kong' },
  { zh: '黃大仙', en: 'Wong Tai Sin' },
  { zh: '油麻地', en: 'Yau Ma Tei' },
  { zh: '油塘', en: 'Yau Tong' },
  { zh: '藍田', en: 'Lam Tin' },
  { zh: '牛頭角', en: 'Ngau Tau Kok' },
  { zh: '啟德', en: 'Kai Tak' },
  { zh: '火炭', en: 'Fo Tan' },
  { zh: '馬鞍山', en: 'Ma On Shan' },
]
