/** The texts of the tags on a card. */
import type { BadgeKind } from '#domain/menu/set-badges.ts'
import type { Text } from '#domain/text.ts'

export const badgeNames: Readonly<Record<BadgeKind, Text>> = {
  new: { zh: '新品', en: 'New' },
  popular: { zh: '人氣', en: 'Popular' },
  seasonal: { zh: '季節限定', en: 'Seasonal' },
  vegetarian: { zh: '素', en: 'Vegetarian' },
}
