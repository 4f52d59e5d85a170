import type { Module } from './imports.ts'

/** Such as "a -> b -> a", with type imports. */
export function cyclesIn(modules: readonly Module[]): readonly string[] {
  const importsOf = new Map(modules.map(({ path, imports }) => [path, imports.map(({ target }) => target)]))
  const visited = new Set<string>()
  const cycles = new Set<string>()
  const visit = (path: string, way: readonly string[]) => {
    if (way.includes(path)) cycles.add([...way.slice(way.indexOf(path)), path].join(' -> '))
    if (way.includes(path) || visited.has(path)) return
    for (const target of importsOf.get(path) ?? []) visit(target, [...way, path])
    visited.add(path)
  }
  for (const { path } of modules) visit(path, [])
  return [...cycles]
}
