import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { asModule } from './react-as-modules.ts'

const files = [
  ...['react/index', 'react/cjs/react.production'],
  ...['react/jsx-runtime', 'react/cjs/react-jsx-runtime.production'],
  ...['react-dom/index', 'react-dom/client', 'scheduler/index', 'scheduler/cjs/scheduler.production'],
  ...['react-dom/cjs/react-dom.production', 'react-dom/cjs/react-dom-client.production'],
]

test.each(files)('%s is written as React writes its files', async (file) => {
  const written = asModule(await readFile(`node_modules/${file}.js`, 'utf8'))
  expect(written).toMatch(/^export /m)
  expect(written).not.toMatch(/\brequire\(|\bexports\b/)
})

test('a file that is written otherwise is left as it is', () => {
  for (const code of [
    'export const jsx = 1',
    'exports.jsx = load(require)("x"); require(name)',
    'Object.assign(exports, { jsx }); exports.Fragment = 1',
  ])
    expect(asModule(code)).toBeNull()
})
