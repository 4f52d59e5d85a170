export const menuFiles = ['menu.xlsx', 'menu.json', 'sample-menu.xlsx'] as const
export type MenuFileName = (typeof menuFiles)[number]

/** Faults of a value or row, in the wording of the catalogue's schemas. */
export const maxMenuFile = 2 * 1024 * 1024

/** Faults of a value or row, as the catalogue's schemas name them. */
export const rowFaults = [
  'is not a text',
  'is empty',
  'starts or ends with a space',
  'is not a name that is read here',
  'is missing',
  'is not an object',
  'is not a list',
  'is not a number',
  'is not a whole number from 0 upwards',
  'is less than 1',
  'is not lower-case words joined with hyphens',
  'does not start with /',
  'is not a day written MM-DD',
  'is not a day written YYYY-MM-DD',
  'is not true or false',
  'is not a way to show a price',
  'has a day for new prices, but no new price',
  'is vegetarian, but contains flesh or gelatine',
  'is vegan, but contains flesh, egg or milk',
  'belongs to the vegetarian kitchen, but contains flesh or gelatine',
  'names fish, crustacean or mollusc in one of contains and allergens, but not in both',
  'has a supplement and a price',
  'asks for more dishes than it allows',
  'allows more dishes than it lists, and none may be taken twice',
  'has more defaults than it allows dishes',
  'has a default that is not among its dishes',
  'has a default that costs extra',
  'has a min above its max',
  'has no group of dishes',
  'needs a price on every dish when priced by item, and on none otherwise',
  'has a group with fewer defaults than it asks for',
  'is priced by item, so that priceCents must be its cheapest item',
  'shows another range than that of its items',
  'says that delivery is free, but does not include it',
  'has a seasonal badge without a season, or a season without the badge',
  'lists its own category in alsoIn',
  'has menu sheets that do not show each of its groups once',
  'has no set menu',
] as const

export type RowFault = (typeof rowFaults)[number]

export function isRowFault(words: string): words is RowFault {
  return rowFaults.some((fault) => fault === words)
}

export type FileFaultCode =
  | RowFault
  /** `subject` lists the possible values. */
  | 'is not one of'
  | 'comes twice'
  | 'is not yes or no'
  | 'is not an amount in dollars'
  /** A program wrote the file without computing formulas. */
  | 'is an error in the spreadsheet'
  /** The file was written by a program that computes no formulas. */
  | 'is a formula without a result'
  | 'is too long'
  | 'is too large'
  | 'has characters that nobody sees'
  | 'names a set that is not in the file'
  | 'names a set that has no next price'
  | 'names a course that is not in the file'
  | 'names a gift that is not in the file'
  | 'names an unknown category'
  | 'names an unknown dish'
  | 'is off sale, so that no set on sale may offer it'
  | 'names an unknown badge'
  | 'names an unknown allergen'
  | 'names an unknown picture'
  | 'names an unknown page'
  | 'has the vegetarian badge, but offers a dish that is not vegetarian'
  | 'is the ID of a set that is not finished yet'
  | 'is the name of another set'
  | 'is the address of another set'
  | 'is the address of another gift'
  | 'is a column that is not read here'
  | 'lacks a column'
  | 'has too many rows'
  /** `subject` is at most as long as the menu's forms. */
  | 'is one course too many for its set'
  | 'is one dish too many for its course'
  | 'makes the contents of its gift too long'
  | 'is not right'
  | 'is no spreadsheet or JSON file'
  /** Reading several files may exhaust the memory. */
  | 'is another kind of spreadsheet'
  | 'is locked with a password'
  /** Other files are being read; each may take all the memory available. */
  | 'waits for other files'
  | 'is damaged'
  | 'is too big'
  | 'took too long to read'
  | 'has none of the sheets of a menu'
