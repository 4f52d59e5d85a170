/** The gifts and corporate pages have heads like the themed pages. */
import type { TableLook } from '#domain/shop/shop-page.ts'

export const giftsLook: TableLook = {
  picture: 'landing/gift.svg',
  band: '#f4bdb0',
  letters: 'ink',
  plates: [
    { picture: 'gifts/savoury-hamper-object.svg', size: 454, middle: 0.34, beyond: 0.04, across: 0.74 },
  ],
}

export const corporateLook: TableLook = {
  picture: 'landing/corporate.svg',
  band: '#dfe4ea',
  letters: 'ink',
  plates: [
    { picture: 'dishes/fruit.svg', size: 274, middle: 0.28, beyond: 0.02, across: 0.8 },
    { picture: 'dishes/tarts.svg', size: 225, middle: 0.76, beyond: -0.03, across: 0.22 },
  ],
}
