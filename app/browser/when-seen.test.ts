import { afterEach, expect, test, vi } from 'vitest'
import { whenSeen } from './when-seen.ts'

afterEach(() => vi.unstubAllGlobals())

function pageThatIs(prerendering: boolean | undefined): EventTarget {
  const page = Object.assign(new EventTarget(), { prerendering })
  vi.stubGlobal('document', page)
  return page
}

test.each([false, undefined])(
  'deferred work starts immediately on a visible page (prerendering: %s)',
  (prerendering) => {
    pageThatIs(prerendering)
    const start = vi.fn()
    whenSeen(start)
    expect(start).toHaveBeenCalledTimes(1)
  },
)

test('deferred work starts once a prerendered page becomes visible', () => {
  const page = pageThatIs(true)
  const start = vi.fn()
  whenSeen(start)
  expect(start).not.toHaveBeenCalled()
  page.dispatchEvent(new Event('prerenderingchange'))
  page.dispatchEvent(new Event('prerenderingchange'))
  expect(start).toHaveBeenCalledTimes(1)
})
