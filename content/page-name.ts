import type { ShopPage } from '#domain/shop/shop-page.ts'
import type { Text } from '#domain/text.ts'
import { pageNames } from './layout.ts'

/** Menus and the back office call a page by this name. */
export const pageName = ({ id, content }: Pick<ShopPage, 'id' | 'content'>): Text =>
  content?.menuName ?? pageNames[id as keyof typeof pageNames]
