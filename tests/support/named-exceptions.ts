/** What the rules of docs/architecture.md allow to single modules, by name: another use is decided, not found later. */
import type { Import, Module } from './imports.ts'

/** The modules that read a JSON file, which the compiler checks no further than its shape. */
const jsonReaders: Readonly<Record<string, readonly string[]>> = {
  'app/ui/signs/sign-outlines.json': ['app/ui/signs/sign.tsx', 'server/images/lettering.ts'],
  'catalogue/pictures/index.json': ['app/public/home/banner-view.ts'],
  'server/images/letters.json': ['server/images/lettering.ts'],
}

/** The modules with Chinese in their code: what they say is no text of a page or a letter. */
const chineseByName: readonly string[] = [
  // What a search takes for the same.
  'domain/character-variants.ts',
  'domain/delivery/place-names.ts',
  // Yes and no in menu files, and the sample of one.
  'server/commands/shop/menu-file/read-tables.ts',
  'server/commands/shop/menu-file/sample.ts',
  // A customer of the demo.
  'server/db/seed/seed.ts',
  // A shop's kitchen and accounts before its owner has said what they are.
  'server/db/seed/without-menu.ts',
  'server/payments/payment-settings.ts',
  // How names break into lines.
  'server/images/lettering.ts',
  // The lines that a start prints.
  'server/main.ts',
]

export function mayReadJson(path: string, { target }: Import): boolean {
  return jsonReaders[target]?.includes(path) ?? false
}

/** Whether a text in Chinese may not stand in this module. */
export function keepsTextsElsewhere(path: string): boolean {
  return /^(app|domain|server)\//.test(path) && !chineseByName.includes(path)
}

/** The modules with marks between parts of a Chinese text: what they divide or join is no list of content/phrases.ts. */
const marksByName: readonly string[] = [
  // Where a line of Chinese may break.
  'app/ui/phrases.tsx',
  // What stands between the items of a cell.
  'server/commands/shop/menu-file/read-tables.ts',
  'server/commands/shop/menu-file/sample.ts',
  // Dishes in a change that is kept as it was told; domain/ knows no content.
  'domain/staff/orders/told-changes.ts',
]

/** Whether names may not be joined in this module. */
export function joinsNoNames(path: string): boolean {
  return /^(app|domain|server)\//.test(path) && !marksByName.includes(path)
}

/** Marks between the parts of a Chinese text, outside of comments. */
export const hasChineseMarks = (text: string) => /[、，。]/u.test(withoutComments(text))

/** Chinese outside of comments. */
export const hasChinese = (text: string) => /\p{Script=Han}/u.test(withoutComments(text))

const withoutComments = (text: string) =>
  text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$|\s\/\/ .*$/gm, '')

/** The exceptions that nothing needs any more. */
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
