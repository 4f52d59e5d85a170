import { sql } from 'drizzle-orm'
import type { Giving } from '#domain/ordering/dishes-of-order.ts'
import { orders } from '#server/db/schema/orders.ts'

/** Promotions that give a dish; these have no price, so that every role may read them. */
export const givingPromotions = sql<
  readonly Giving[]
>`jsonb_path_query_array(${orders.promotions}, '$[*] ? (@.gift != null)')`.mapWith(orders.promotions)
