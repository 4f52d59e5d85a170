import type { Text } from '#domain/text.ts'
import type { WrittenMenu } from './menu-schema.ts'

const text = (zh: string, en: string): Text => ({ zh, en })

type DishRow = WrittenMenu['dishes'][number]

function dish(id: string, name: Text, course: string, context: Partial<DishRow>): DishRow {
  return {
    id,
    name,
    course,
    cuisine: 'chinese',
    vegetarian: false,
    vegan: false,
    spicy: false,
    contains: [],
    allergens: [],
    ...context,
  }
}

type GroupRow = WrittenMenu['setMenus'][number]['groups'][number]

function course(id: string, name: Text, count: number, dishIds: readonly string[]): GroupRow {
  return {
    id,
    course: id,
    name,
    min: count,
    max: count,
    dishes: dishIds.map((dishId) => ({ dishId })),
    defaults: dishIds.slice(0, count),
  }
}

const vegetable = { vegetarian: true, vegan: true }

export const sampleMenu: WrittenMenu = {
  categories: [
    {
      id: 'party',
      kind: 'sets',
      path: null,
      name: text('派對套餐', 'Party sets'),
      description: text('十人起，送到即食。', 'From ten guests, ready to serve.'),
    },
    {
      id: 'boxes',
      kind: 'sets',
      path: null,
      name: text('飯盒', 'Lunch boxes'),
      description: text('獨立包裝，十盒起訂。', 'Packed one by one, from ten boxes.'),
    },
  ],
  dishes: [
    dish('cucumber-salad', text('拍青瓜', 'Smashed cucumber'), 'salad', { ...vegetable, allergens: ['soy'] }),
    dish('tofu-salad', text('涼拌豆腐', 'Cold tofu'), 'salad', { ...vegetable, allergens: ['soy'] }),
    dish('soy-chicken', text('豉油雞', 'Soy sauce chicken'), 'maindish', {
      contains: ['chicken'],
      allergens: ['soy', 'gluten'],
    }),
    dish('sweet-sour-pork', text('咕嚕肉', 'Sweet and sour pork'), 'maindish', {
      contains: ['pork'],
      allergens: ['gluten'],
    }),
    dish('steamed-fish', text('清蒸魚柳', 'Steamed fish fillet'), 'maindish', {
      contains: ['fish'],
      allergens: ['fish', 'soy'],
    }),
    dish('fried-rice', text('揚州炒飯', 'Yeung Chow fried rice'), 'staple', {
      contains: ['pork', 'crustacean'],
      allergens: ['egg', 'crustacean'],
    }),
    dish('soy-noodles', text('豉油王炒麵', 'Soy sauce noodles'), 'staple', {
      ...vegetable,
      allergens: ['gluten', 'soy'],
    }),
    dish('mango-pudding', text('芒果布甸', 'Mango pudding'), 'dessert', {
      contains: ['gelatine'],
      allergens: ['milk'],
    }),
    dish('fruit-platter', text('鮮果盤', 'Fruit platter'), 'dessert', vegetable),
  ],
  setMenus: [
    {
      id: 901,
      slug: 'party-for-ten',
      categoryId: 'party',
      name: text('十人派對餐', 'Party for ten'),
      tagline: text('四款菜式，已包送貨', 'Four dishes, delivery included'),
      description: text('由沙律到甜品，份量剛好。', 'From salad to dessert, just enough for ten.'),
      serves: { min: 8, max: 10 },
      unit: 'set',
      pricing: 'fixed',
      priceCents: 98_000,
      priceDisplay: { kind: 'fromFreeDelivery' },
      includesDelivery: true,
      minQuantity: 1,
      minQuantityScope: 'set',
      includedCutlery: 10,
      includedTongs: 2,
      badges: ['new'],
      groups: [
        course('salad', text('沙律', 'Salad'), 1, ['cucumber-salad', 'tofu-salad']),
        course('maindish', text('主菜', 'Mains'), 2, ['soy-chicken', 'sweet-sour-pork', 'steamed-fish']),
        course('staple', text('飯麵', 'Rice and noodles'), 1, ['fried-rice', 'soy-noodles']),
        course('dessert', text('甜品', 'Dessert'), 1, ['fruit-platter', 'mango-pudding']),
      ],
    },
    {
      id: 902,
      slug: 'lunch-box',
      categoryId: 'boxes',
      name: text('自選飯盒', 'Lunch box of your choice'),
      tagline: text('逐款計價', 'Priced by the dish'),
      description: text('主菜可混選，獨立包裝。', 'Any mix of mains, packed one by one.'),
      serves: { min: 1, max: 1 },
      unit: 'box',
      pricing: 'perItem',
      priceCents: 5_800,
      priceDisplay: { kind: 'range', minCents: 5_800, maxCents: 6_800 },
      includesDelivery: false,
      minQuantity: 10,
      minQuantityScope: 'set',
      includedCutlery: 1,
      includedTongs: 0,
      badges: [],
      groups: [
        {
          id: 'boxes',
          course: 'maindish',
          name: text('飯盒', 'Boxes'),
          min: 0,
          max: 50,
          repeatable: true,
          defaults: [],
          dishes: [
            { dishId: 'soy-chicken', priceCents: 5_800 },
            { dishId: 'steamed-fish', priceCents: 6_800 },
            { dishId: 'soy-noodles', priceCents: 5_800, note: text('素食', 'Vegetarian') },
          ],
        },
      ],
    },
  ],
}
