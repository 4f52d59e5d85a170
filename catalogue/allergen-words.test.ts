/** Compares the allergens of the demo's dishes and gifts with the words of their names. */
import { expect, test } from 'vitest'
import type { Allergen } from '#domain/menu/allergens.ts'
import { readCatalogueFiles } from '#server/db/seed/catalogue-files.ts'

const { dishes, gifts } = readCatalogueFiles()

/** Foods whose name alone says that an allergen is in the dish; a mushroom of the same name is not one. */
const words: Readonly<Record<Allergen, RegExp>> = {
  gluten:
    /麵(?!頰)|意粉|(?<!一)包|薄餅|漢堡|春卷|天婦羅|蛋糕|pasta|spaghetti|bread|pizza|burger|tempura|cake/i,
  crustacean: /蝦|蟹|prawn|shrimp|crab\b/i,
  egg: /(?<!魚)蛋(?!仔)|\begg/i,
  fish: /(?<![鮑魷墨])魚|salmon|fish/i,
  milk: /芝士|忌廉|奶|牛油(?!果)|cheese|(?<!coconut )cream|butter/i,
  mollusc: /帶子|魷魚|鮮魷|鮑魚|青口|蠔|瑤柱|墨魚|scallop|squid|mussel|oyster|abalone|conpoy/i,
  treenut: /腰果|合桃|松子|杏仁|果仁|cashew|walnut|pine nut|almond|\bnuts/i,
  peanut: /花生|沙嗲|peanut|satay/i,
  soy: /豆腐|豉油|醬油|照燒|tofu|soy sauce|teriyaki/i,
  sesame: /芝麻|煎堆|sesame|hummus/i,
  mustard: /芥末|mustard/i,
  celery: /西芹|celery/i,
  lupin: /羽扇|lupin/i,
  sulphite: /紅酒|白酒|意大利黑醋|黑醋汁|提子乾|red wine|white wine|balsamic|raisin/i,
}

const named = [
  ...dishes.map(({ id, name, allergens }) => ({ id, allergens, texts: [name] })),
  ...gifts.map(({ slug, name, contents, allergens }) => ({
    id: slug,
    allergens,
    texts: [name, ...contents],
  })),
]

test.each(Object.entries(words))('food of the demo whose name says %s declares it', (allergen, pattern) => {
  const silent = named
    .filter(({ texts }) => texts.some(({ zh, en }) => pattern.test(zh) || pattern.test(en)))
    .filter(({ allergens }) => !allergens.includes(allergen))
    .map(({ id }) => id)
  expect(silent).toEqual([])
})
