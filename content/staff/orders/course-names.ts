import type { Text } from '#domain/text.ts'

const courses: Readonly<Record<string, Text>> = {
  salad: { zh: '沙律', en: 'Salads' },
  coldplate: { zh: '冷盤', en: 'Cold plates' },
  headplate: { zh: '頭盤', en: 'Starters' },
  pinpan: { zh: '拼盤', en: 'Platters' },
  sandwich: { zh: '三文治', en: 'Sandwiches' },
  snack: { zh: '小食', en: 'Snacks' },
  cup: { zh: '杯裝', en: 'Cups' },
  burger: { zh: '漢堡', en: 'Burgers' },
  childrenarea: { zh: '兒童', en: 'For children' },
  maindish: { zh: '主菜', en: 'Mains' },
  special: { zh: '特色', en: 'Specials' },
  vegetables: { zh: '蔬菜', en: 'Vegetables' },
  thai: { zh: '泰式', en: 'Thai' },
  su: { zh: '素菜', en: 'Vegetarian' },
  christmas: { zh: '聖誕', en: 'Christmas' },
  staple: { zh: '飯麵', en: 'Rice and noodles' },
  surface: { zh: '麵食', en: 'Noodles' },
  dessert: { zh: '甜品', en: 'Desserts' },
  adddrinks: { zh: '加購飲品', en: 'Drinks to add' },
  addcommodity: { zh: '加購商品', en: 'Goods to add' },
  addservice: { zh: '加購服務', en: 'Services to add' },
  addchristmas: { zh: '聖誕加購', en: 'Christmas extras' },
}

export const courseIds = Object.keys(courses)

/** Unknown courses show their id. */
export const courseName = (id: string): Text => courses[id] ?? { zh: id, en: id }
