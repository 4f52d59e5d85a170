/** A dish may declare these allergens (catalogue/labels.json); the shop chooses which it answers for. */
export const allergens = [
  'gluten',
  'crustacean',
  'egg',
  'fish',
  'milk',
  'mollusc',
  'treenut',
  'peanut',
  'soy',
  'sulphite',
  'sesame',
  'mustard',
  'celery',
  'lupin',
] as const

export type Allergen = (typeof allergens)[number]
