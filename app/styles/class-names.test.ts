import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..', '..')
const importPattern = /import (\w+) from '([^']+\.module\.css)'/g

/** A missing class would render as "undefined". */
function missingIn(file: string): string[] {
  const text = readFileSync(join(root, file), 'utf8')
  const code = text.replaceAll(/^import [\s\S]*?from '[^']+'$/gm, '')
  return [...text.matchAll(importPattern)].flatMap(([, name = '', path = '']) => {
    const sheet = path.startsWith('#') ? join(root, path.slice(1)) : join(root, dirname(file), path)
    const css = existsSync(sheet) ? readFileSync(sheet, 'utf8') : ''
    const usedClasses = new Set(
      [...code.matchAll(new RegExp(`\\b${name}\\.(\\w+)`, 'g'))].map(([, key = '']) => key),
    )
    return [...usedClasses]
      .filter((key) => !new RegExp(`\\.${key}\\b`).test(css))
      .map((key) => `${file}: ${name}.${key}`)
  })
}

test('every class that a component names has a rule', () => {
  const files = readdirSync(join(root, 'app'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx') && !file.startsWith('islands/'))
    .map((file) => join('app', file))
  expect(files.length).toBeGreaterThan(50)
  expect(files.flatMap(missingIn)).toEqual([])
})
