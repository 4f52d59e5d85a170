import { afterEach, expect, test, vi } from 'vitest'
import { whenSeen } from './when-seen.ts'

afterEach(() => vi.unstubAllGlobals())

function pageThatIs(prerendering: boolean | undefined): EventTarget {
  const page = Object.assign(new EventTarget(), { prerendering })
  vi.stubGlobal('document', page)
  return page
}

test.each([false, undefined])(
  'starts at once on a page that is looked at (prerendering: %s)',
  (prerendering) => {
    pageThatIs(prerendering)
    const start = vi.fn()
    whenSeen(start)
    expect(start).toHaveBeenCalledTimes(1)
  },
)

test('starts once when a page rendered ahead is looked at, and not before', () => {
  const page = pageThatIs(true)
  const start = vi.fn()
  whenSeen(start)
  expect(start).not.toHaveBeenCalled()
  page.dispatchEvent(new Event('prerenderingchange'))
  page.dispatchEvent(new Event('prerenderingchange'))
  expect(start).toHaveBeenCalledTimes(1)
})
