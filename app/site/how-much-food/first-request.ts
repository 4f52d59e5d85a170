import type { FoodRequest } from '#domain/how-much-food.ts'

/** What stands in the form at first. */
export const firstRequest: FoodRequest = { guests: 40, occasion: 'party', appetite: 'normal' }
