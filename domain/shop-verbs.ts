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
  /** A section of the settings was saved. */
  'change-settings',
] as const

export type ShopVerb = (typeof shopVerbs)[number]
