/** Finds dishes whose name mentions an undeclared allergen or meat, the most serious omission. */
import type { CatalogueFiles } from '#server/db/seed/catalogue-files.ts'

/** Each word implies this allergen or meat. */
const meanings: readonly { readonly id: string; readonly zh?: RegExp; readonly en?: RegExp }[] = [
  {
    id: 'milk',
    zh: /芝士|忌廉|奶黃|奶茶|鮮奶|牛油(?!果)|菠蘿油/,
    en: /cheese|(?<!coconut )cream|butter(?!nut)|milk|feta|mozzarella|custard/i,
  },
  { id: 'crustacean', zh: /蝦|蟹/, en: /\bprawn|shrimp|crab\b/i },
  {
    id: 'fish',
    zh: /(?<![章墨鮑魷])魚(?![香膠])/,
    en: /salmon|tuna|fish(?! on)|eel\b|grouper|anchov|bonito/i,
  },
  {
    id: 'mollusc',
    zh: /魷|鮑|帶子|青口|章魚|墨魚|蠔|海鮮|瑤柱/,
    en: /squid|scallop|abalone|mussel|oyster|calamari/i,
  },
  { id: 'egg', zh: /蛋/, en: /\begg/i },
  {
    id: 'gluten',
    zh: /意粉|通粉|千層麵|伊麵|炒麵|烏冬|漢堡|三文治|薄餅|撻|批$|酥|曲奇|蛋糕|泡芙|春卷|雲吞|餃|燒賣|(?<!牛角)包$|鬆餅|熱狗|天婦羅|吉列|布朗尼|金寶|烤麩|薑餅|卷$|豉油|照燒/,
  },
  { id: 'soy', zh: /豉油|豆腐|照燒|麻婆|壽喜|蒲燒|柱侯/, en: /tofu|soy sauce|teriyaki/i },
  { id: 'peanut', zh: /花生|沙嗲|宮保|金邊粉/, en: /peanut|satay/i },
  { id: 'treenut', zh: /合桃|杏仁|腰果|松子|馬卡龍/, en: /walnut|almond|cashew|pine nut|macaron\b/i },
  {
    id: 'sesame',
    zh: /芝麻|煎堆|沙嗲|柱侯|叉燒|乳豬|燒鴨|片皮鴨|照燒|鷹嘴豆/,
    en: /sesame|hummus|satay|chickpea/i,
  },
  { id: 'mustard', zh: /芥末|千島|他他醬|凱撒/, en: /mustard|thousand island|tartare|caesar|mayonnaise/i },
  { id: 'celery', zh: /西芹|肉醬/, en: /celery|bolognese|stuffing/i },
  { id: 'beef', zh: /(?<!水)牛(?![油奶角])/, en: /beef|sirloin/i },
  { id: 'pork', zh: /豬|叉燒|腩仔|煙肉|火腿|腸仔|臘味|燒味/, en: /\bpork|bacon|ham\b|char siu/i },
  { id: 'chicken', zh: /(?<!火)雞(?!蛋仔)/, en: /chicken|yakitori/i },
  { id: 'duck', zh: /鴨/ },
  { id: 'turkey', zh: /火雞/ },
]

export function dishNameNotes({ dishes }: CatalogueFiles): readonly string[] {
  return dishes.flatMap(({ id: dish, name, allergens, contains }) =>
    meanings
      .filter(
        ({ id, zh, en }) =>
          !allergens.includes(id) && !contains.includes(id) && (zh?.test(name.zh) || en?.test(name.en)),
      )
      .map(({ id }) => `dishes.json: ${dish} declares no ${id}, but is called ${name.zh} / ${name.en}`),
  )
}
