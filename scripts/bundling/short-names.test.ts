import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { shortNames } from './short-names.ts'

let root: string
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'short-names-'))
  mkdirSync(join(root, 'app/staff'), { recursive: true })
  const write = (sheet: string, text: string) => writeFileSync(join(root, sheet), text)
  write(
    'app/card.module.css',
    '/* Not .this */ .card:hover .name { animation: turn 1.5s } @keyframes turn {}',
  )
  write('app/price.module.css', '.name { background: url(a.svg) } .name::after { width: .5em }')
  write('app/staff/board.module.css', '.card { gap: 4px }')
})
afterAll(() => rmSync(root, { recursive: true }))

const classes = [
  ['card', 'app/card.module.css', '_0'],
  ['name', 'app/card.module.css', '_1'],
  ['turn', 'app/card.module.css', '_2'],
  ['name', 'app/price.module.css', '_3'],
  ['card', 'app/staff/board.module.css', 's_0'],
] as const

test.each([
  ['first to last', classes],
  ['last to first', classes.toReversed()],
])('classes and animations have the same short names when loaded %s', (_order, loaded) => {
  const nameOf = shortNames(root)
  for (const [name, sheet, short] of loaded) {
    expect(nameOf(name, join(root, sheet))).toBe(short)
    expect(nameOf(name, `${join(root, sheet)}?inline`)).toBe(short)
  }
})

test('a class that is in no sheet gets a unique name', () => {
  const nameOf = shortNames(root)
  expect(nameOf('composed', join(root, 'app/card.module.css'))).toBe('_4')
})
