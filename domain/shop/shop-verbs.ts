/** What staff change of the shop itself: one verb for each kind of entry of its trail. */
export const shopVerbs = [
  /** A dish can't be had until a day. */
  'sell-out',
  /** The dish can be had again, earlier than was said. */
  'offer-again',
  /** A draft of a set, or an earlier version of it, is what customers see now. */
  'publish-set',
  'put-on-sale',
  'take-off-sale',
  /** Another place among the sets of its category. */
  'move-set',
  /** Sets and dishes begin as copies of others, off sale and in no set. */
  'add-set',
  'add-dish',
  /** Its names, allergens, diet and course. */
  'edit-dish',
  'edit-category',
  /** Has no sets yet. */
  'add-category',
  'remove-category',
  /** Another place among the categories. */
  'move-category',
  /** Begins as a copy of another, off sale. */
  'add-gift',
  'remove-gift',
  'edit-gift',
  /** Another place among the gifts. */
  'move-gift',
  /** A set, dish, category or gift, or the order of them, is as a file says that was imported. */
  'import-menu',
  /** A section of the settings was saved. */
  'change-settings',
  /** A draft of a part of the site, or an earlier version of it, is what visitors see now. */
  'publish-site',
] as const

export type ShopVerb = (typeof shopVerbs)[number]
