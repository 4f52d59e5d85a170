import { globSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'

/**
 * Numbers class names instead of hashing them: hashes do not compress, and every page contains its styles. All builds
 * number the same sheets in the same order before the first is loaded, so that builds are reproducible. The back office
 * counts separately, to keep public names short.
 * @returns the name of a class by the absolute path of its sheet, ignoring a query
 */
export function shortNames(root: string): (name: string, file: string) => string {
  const [ofSite, ofStaff] = [new Map<string, string>(), new Map<string, string>()]
  const nameOf = (name: string, file: string) => {
    const path = relative(root, file.replace(/\?.*$/, ''))
    const isStaff = path.startsWith('app/staff/')
    const byId = isStaff ? ofStaff : ofSite
    const key = `${path} ${name}`
    const short = byId.get(key) ?? `${isStaff ? 's_' : '_'}${byId.size.toString(36)}`
    byId.set(key, short)
    return short
  }
  for (const sheet of globSync('app/**/*.module.css', { cwd: root }).toSorted()) {
    const file = join(root, sheet)
    for (const name of namesIn(readFileSync(file, 'utf8'))) nameOf(name, file)
  }
  return nameOf
}

function namesIn(sheet: string): readonly string[] {
  const code = sheet.replaceAll(/\/\*.*?\*\/|url\([^)]*\)/gs, '')
  const iterator = code.matchAll(/\.([a-z_][\w-]*)|@keyframes\s+([\w-]+)/gi)
  return [...iterator].flatMap(([, className, animation]) => className ?? animation ?? [])
}
