/** Exceptions to docs/architecture.md. */
import type { Import, Module } from './imports.ts'

/** The compiler checks only the shape of JSON. */
const jsonReaders: Readonly<Record<string, readonly string[]>> = {
  'app/ui/signs/sign-outlines.json': ['app/ui/signs/sign.tsx', 'server/images/lettering.ts'],
  'catalogue/pictures/index.json': ['app/public/home/banner-view.ts'],
  'server/images/letters.json': ['server/images/lettering.ts'],
}

/** Their Chinese is not a text of a page or letter. */
const chineseByName: readonly string[] = [
  // Its characters are search equivalents.
  'domain/character-variants.ts',
  'domain/delivery/place-names.ts',
  // Words of dishes and files that are looked for.
  'domain/menu/plate.ts',
  'domain/staff/shop/menus/picture-match.ts',
  // Yes and no in menu files, and the sample row.
  'server/commands/shop/menu-file/read-tables.ts',
  'server/commands/shop/menu-file/sample.ts',
  // It names a demo customer.
  'server/db/seed/seed.ts',
  // Placeholders of a new shop.
  'server/db/seed/without-menu.ts',
  'server/payments/payment-settings.ts',
  // It breaks names between lines.
  'server/images/lettering.ts',
  // Lines printed at the start.
  'server/main.ts',
]

export function mayReadJson(path: string, { target }: Import): boolean {
  return jsonReaders[target]?.includes(path) ?? false
}

export function keepsTextsElsewhere(path: string): boolean {
  return /^(app|domain|server)\//.test(path) && !chineseByName.includes(path)
}

/** Their punctuation does not join a list (content/phrases.ts). */
const marksByName: readonly string[] = [
  // It adds break opportunities to Chinese.
  'app/ui/phrases.tsx',
  // No line of a title begins with these.
  'server/images/lettering.ts',
  // Separators of items in a cell.
  'server/commands/shop/menu-file/read-tables.ts',
  'server/commands/shop/menu-file/sample.ts',
  // Stores the change text as sent to the customer; `domain/` cannot import `content/`.
  'domain/staff/orders/reported-changes.ts',
]

export function joinsNoNames(path: string): boolean {
  return /^(app|domain|server)\//.test(path) && !marksByName.includes(path)
}

/** Comments are ignored. */
export const hasChineseMarks = (text: string) => /[、，。]/u.test(withoutComments(text))

/** Comments are ignored. */
export const hasChinese = (text: string) => /\p{Script=Han}/u.test(withoutComments(text))

const withoutComments = (text: string) =>
  text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$|\s\/\/ .*$/gm, '')

export function unusedExceptions(modules: readonly Module[]): readonly string[] {
  const moduleAt = (path: string) => modules.find((module) => module.path === path)
  const readers = Object.entries(jsonReaders).flatMap(([file, paths]) =>
    paths.filter((path) => !moduleAt(path)?.imports.some(({ target }) => target === file)),
  )
  return [
    ...readers,
    ...chineseByName.filter((path) => !hasChinese(moduleAt(path)?.text ?? '')),
    ...marksByName.filter((path) => !hasChineseMarks(moduleAt(path)?.text ?? '')),
  ]
}
