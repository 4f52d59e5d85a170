import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { withoutUnused } from './less-react.ts'

const read = (file: string) => readFile(`node_modules/${file}.production.js`, 'utf8')

test('the files of React have what the lists name, and lose the rest', async () => {
  const renderer = withoutUnused(await read('react-dom/cjs/react-dom-client'), 'react-dom-client')
  expect(renderer).toMatch(/exports\.hydrateRoot =/)
  expect(renderer).not.toMatch(/useOptimistic|FragmentInstance\.prototype|return updateSuspenseComponent\(/)
  const react = withoutUnused(await read('react/cjs/react'), 'react')
  expect(react).toMatch(/exports\.useState =/)
  expect(react).not.toMatch(/exports\.(Suspense|lazy) =/)
})

test('another release stops the build, and so does one without what is named', async () => {
  const code = await read('react-dom/cjs/react-dom')
  expect(() => withoutUnused(code.replaceAll('19.3.1', '19.3.2'), 'react-dom')).toThrow('is not React 19.3.1')
  expect(() => withoutUnused(code.replaceAll('flushSync', 'flush'), 'react-dom')).toThrow('has no flushSync')
})

test('code for nodes of kinds that visitors never have is left out', () => {
  const code = `
    exports.version = "19.3.1"
    exports.flushSync = function (fiber, update) {
      switch (fiber.tag) {
        case 26: var type = fiber.type; return type
        case 5: type = 'element'
        case 27: return type
        case 13: return 'Suspense'
        default: return 1 === fiber.tag || 13 !== fiber.tag || 5 === fiber.tag || 1 === update.tag
      }
    }`
  expect(withoutUnused(code, 'react-dom').replaceAll(/\s+/g, ' ').trim()).toBe(
    `exports.flushSync = function (fiber, update) { switch (fiber.tag) { case 5: type = 'element' case 27: return type default: return !1 || !0 || 5 === fiber.tag || 1 === update.tag var type;} }`,
  )
})
