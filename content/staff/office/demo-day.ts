/** Invented customers, drivers and addresses; none of them exists. */

import type { DistrictId } from '#domain/delivery/districts.ts'

export const demoNames: readonly string[] = [
  '洪豆冰',
  '甘荀絲',
  '米芝糊',
  '程皮梅',
  '麥西多',
  '湯圓圓',
  '余蛋撻',
  '杜腐花',
  '馬蹄糕',
  '石榴汁',
  '瞌睡樹熊床褥',
  '紙飛機遠航公司',
  '左腳襪保險',
  '魚上雲電訊',
  '晴天雨傘廠',
  '星期八管理顧問',
  '無尾松鼠動畫',
  'Pineapple Bun Bank',
  'Eighth Day Consulting',
  'Rubber Duck Ocean Line',
]

export const demoDrivers: readonly string[] = ['車仔麵', '溫泉蛋']

export interface DemoAddress {
  readonly districtId: DistrictId
  readonly address: string
}

/** Keys are delivery zones. */
export const demoAddresses: Readonly<Record<string, readonly DemoAddress[]>> = {
  'kwun-tong-centre': [
    { districtId: 'kwun-tong', address: '觀塘方包街 8 號方包中心 12 樓' },
    { districtId: 'kwun-tong', address: '觀塘豆漿道 21 號豆漿工廠大廈 3 樓 B 室' },
  ],
  kowloon: [
    { districtId: 'yau-tsim-mong', address: '旺角魚蛋街 8 號魚蛋大廈 15 樓' },
    { districtId: 'yau-tsim-mong', address: '尖沙咀菠蘿道 101 號菠蘿廣場 30 樓' },
    { districtId: 'kwun-tong', address: '九龍灣奶茶徑 3 號奶茶中心地下' },
  ],
  'hong-kong-island': [
    { districtId: 'eastern', address: '北角方糖道 21 號方糖閣 12 樓 B 室' },
    { districtId: 'central-and-western', address: '中環蛋撻里 5 號蛋撻大廈 8 樓' },
    { districtId: 'eastern', address: 'Flat A, 9/F, Sugar Cube Court, 21 Fong Tong Road, North Point' },
  ],
  'new-territories': [
    { districtId: 'sha-tin', address: '沙田西多路 77 號西多花園 2 座 18 樓 D 室' },
    { districtId: 'tsuen-wan', address: '荃灣燒賣街 16 號燒賣工業中心 6 樓' },
    { districtId: 'tuen-mun', address: '屯門腸粉徑 9 號腸粉苑 A 座 4 樓' },
  ],
}

export const demoInstructions: readonly string[] = [
  '請走側門，保安處登記',
  '請按門鈴',
  'Please call ten minutes before arriving',
]
