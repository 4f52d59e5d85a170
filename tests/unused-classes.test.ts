/** Finds rules of a style sheet that no module uses. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import postcss from 'postcss'
import { describe, expect, test } from 'vitest'
import { root } from '../scripts/root.mjs'
import { type Module, moduleOf, modulesIn } from './support/imports.ts'

interface Use {
  readonly module: Module
  /** The import name of the sheet. */
  readonly name: string
}

const modules = new Map(
  modulesIn(['app', 'content', 'domain', 'server']).map((module) => [module.path, module]),
)

/** Modules that import each style sheet. */
function usesBySheet(): ReadonlyMap<string, readonly Use[]> {
  const matches = [...modules.values()].flatMap((module) =>
    [...module.text.matchAll(/^import (\w+) from '[^']+\.module\.css'/gm)].map(([line, name = '']) => ({
      sheet: moduleOf(module.path, line).imports[0]?.target ?? '',
      use: { module, name },
    })),
  )
  const bySheet = Map.groupBy(matches, ({ sheet }) => sheet)
  return new Map([...bySheet].map(([sheet, all]) => [sheet, all.map(({ use }) => use)]))
}

function classesIn(css: string): readonly string[] {
  const classes = new Set<string>()
  postcss.parse(css).walkRules(({ selector }) => {
    const value = selector.replace(/:global\((?:[^()]|\([^()]*\))*\)/g, '')
    for (const [, name = ''] of value.matchAll(/\.([a-z_][\w-]*)/gi)) classes.add(name)
  })
  return [...classes]
}

function isUsed(className: string, { module, name }: Use): boolean {
  return (
    new RegExp(`\\b${name}\\.${className}\\b`).test(module.text) ||
    indicesOf(module.text, name).some((index) => {
      const value = valueFor(className, index)
      return value !== null && (/^\d+$/.test(value) || near(module).some((text) => spells(text, value)))
    })
  )
}

/** Text around an index's value: none in `css[kind]`, `left` before it in css[`left${count}`]. */
interface Index {
  readonly before: string
  readonly after: string
}

function indicesOf(text: string, name: string): readonly Index[] {
  const indices = text.matchAll(new RegExp(`\\b${name}\\[(?:\`([^\`$]*)\\$\\{[^}]*\\}([^\`$]*)\`\\])?`, 'g'))
  return [...indices].map(([, before = '', after = '']) => ({ before, after }))
}

/** The value that makes an index name the class, or null. */
function valueFor(className: string, { before, after }: Index): string | null {
  const isPossible =
    className.length > before.length + after.length &&
    className.startsWith(before) &&
    className.endsWith(after)
  return isPossible ? className.slice(before.length, className.length - after.length) : null
}

/** Values come from type members or object keys in the module or up to two imports away. */
function near(module: Module): readonly string[] {
  const importedModules = ({ imports }: Module) => imports.flatMap(({ target }) => modules.get(target) ?? [])
  const next = importedModules(module)
  return [...new Set([module, ...next, ...next.flatMap(importedModules)])].map(({ text }) => text)
}

const spells = (text: string, value: string) => new RegExp(`'${value}'|(^|[{,])\\s*${value}:`, 'm').test(text)

test('every class of a style sheet is used by a module that imports it', () => {
  const sheets = usesBySheet()
  expect(sheets.size).toBeGreaterThan(200)
  const unusedClasses = [...sheets].flatMap(([sheet, uses]) =>
    classesIn(readFileSync(join(root, sheet), 'utf8'))
      .filter((className) => !uses.some((use) => isUsed(className, use)))
      .map((className) => `${sheet} .${className}`),
  )
  expect(unusedClasses).toEqual([])
})

describe('a class that is selected by a value', () => {
  const use = (text: string) => ({ module: moduleOf('app/ui/card.tsx', text), name: 'css' })
  const kinds = "type Kind = 'warn' | 'info'\nconst icons = { done: 'check' }\n"

  test.each(['warn', 'info', 'done'])('counts as used if its value is spelled: %s', (className) => {
    expect(isUsed(className, use(`${kinds}css[kind]`))).toBe(true)
  })

  test.each(['warnTag', 'error', 'css'])('counts as unused if no value has its name: %s', (className) => {
    expect(isUsed(className, use(`${kinds}css[kind]`))).toBe(false)
  })

  test('counts as used if the rest of its name is a value', () => {
    const tags = use(`${kinds}css[\`\${kind}Tag\`]`)
    expect(isUsed('warnTag', tags)).toBe(true)
    expect(isUsed('warn', tags)).toBe(false)
    expect(isUsed('errorTag', tags)).toBe(false)
    const places = use(`css[\`left\${count}\`]`)
    expect(isUsed('left2', places)).toBe(true)
    expect(isUsed('right2', places)).toBe(false)
  })

  test('counts as unused if no class is selected by a value', () => {
    expect(isUsed('warn', use(`${kinds}css.done`))).toBe(false)
  })
})
