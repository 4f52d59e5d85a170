/** Shop changes, one verb for each kind of audit log entry. */
export const shopVerbs = [
  'sell-out',
  /** Ends a sold-out period early. */
  'offer-again',
  /** Publishes a draft or restores an earlier version. */
  'publish-set',
  'put-on-sale',
  'take-off-sale',
  'move-set',
  /** Starts as a copy, off sale; dishes are in no set. */
  'add-set',
  'add-dish',
  /** The entry covers names, allergens, diet and course. */
  'edit-dish',
  'edit-category',
  'add-category',
  'remove-category',
  'move-category',
  /** Starts as a copy, off sale. */
  'add-gift',
  'remove-gift',
  'edit-gift',
  'move-gift',
  /** Items or their order changed by an import. */
  'import-menu',
  'change-settings',
  'open-shop',
  'close-shop',
  /** Publishes a draft or restores an earlier version. */
  'publish-site',
  'publish-page',
  'add-page',
  'switch-page',
  'move-page',
] as const

export type ShopVerb = (typeof shopVerbs)[number]
