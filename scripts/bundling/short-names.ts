import { globSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'

/**
 * Numbers class names instead of hashing them: hashes don't compress, and every page contains its styles. All
 * builds number the same sheets in the same order, so they get the same names. The back office counts apart,
 * so that its many classes don't lengthen the names of the public pages. The names are numbered before the first is asked
 * for, sheet by sheet: numbered as they are loaded, the same sources would give other files with each build.
 * @returns the name of a class in a sheet, which is named by its absolute path; a query after it is ignored
 */
export function shortNames(root: string): (name: string, file: string) => string {
  const [ofSite, ofStaff] = [new Map<string, string>(), new Map<string, string>()]
  const nameOf = (name: string, file: string) => {
    const path = relative(root, file.replace(/\?.*$/, ''))
    const isStaff = path.startsWith('app/staff/')
    const given = isStaff ? ofStaff : ofSite
    const key = `${path} ${name}`
    const short = given.get(key) ?? `${isStaff ? 's_' : '_'}${given.size.toString(36)}`
    given.set(key, short)
    return short
  }
  for (const sheet of globSync('app/**/*.module.css', { cwd: root }).toSorted()) {
    const file = join(root, sheet)
    for (const name of namesIn(readFileSync(file, 'utf8'))) nameOf(name, file)
  }
  return nameOf
}

/** Classes and animations, in the order of the sheet. */
function namesIn(sheet: string): readonly string[] {
  const code = sheet.replaceAll(/\/\*.*?\*\/|url\([^)]*\)/gs, '')
  const found = code.matchAll(/\.([a-z_][\w-]*)|@keyframes\s+([\w-]+)/gi)
  return [...found].flatMap(([, className, animation]) => className ?? animation ?? [])
}
