/** Menu dialogs are fetched into a page without their style sheets, so islands load these. */
import { describe, expect, test } from 'vitest'
import { type Module, modulesIn } from './support/imports.ts'

const modules = new Map(modulesIn(['app', 'content', 'domain']).map((module) => [module.path, module]))

const fragments = [
  ['the dialog of a set', 'app/public/set-dialog/fragment.tsx', 'app/islands/set.tsx'],
  ['the dialog of a gift', 'app/public/gifts/dialog-fragment.tsx', 'app/islands/gift.tsx'],
] as const

describe('a page fragment', () => {
  test.each(fragments)('has every style sheet of %s on the pages that open it', (_, fragment, island) => {
    const neededSheets = styleSheetsOf(fragment)
    expect(neededSheets).not.toEqual([])
    expect(styleSheetsOf(island)).toEqual(expect.arrayContaining([...neededSheets]))
  })
})

/** The result includes direct and indirect imports of style sheets. */
function styleSheetsOf(path: string): readonly string[] {
  const ids = new Set<string>()
  const visited = new Set<string>()
  const visit = (module: Module | undefined) => {
    if (!module || visited.has(module.path)) return
    visited.add(module.path)
    for (const { target, typeOnly } of module.imports) {
      if (target.endsWith('.css')) ids.add(target)
      else if (!typeOnly) visit(modules.get(target))
    }
  }
  visit(modules.get(path))
  return [...ids].toSorted()
}
