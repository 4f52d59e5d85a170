import { createMemoryRouter, UNSAFE_getTurboStreamSingleFetchDataStrategy as singleFetch } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { unattendedHeader } from '#domain/staff/office/staff-session.ts'
import { loadUnattended, markUnattended } from './unattended-load.ts'

/** Each entry is a request, and whether it was marked. */
let urls: string[] = []
beforeEach(() => {
  urls = []
  vi.stubGlobal('window', { location: { origin: 'http://localhost' } })
  vi.stubGlobal('fetch', async (url: URL, init: RequestInit) => {
    const mark = new Headers(init.headers).get(unattendedHeader)
    urls.push(`${url.pathname}${mark ? ' by itself' : ''}`)
    return new Response(null, { status: 204 })
  })
  markUnattended()
})
afterEach(() => vi.unstubAllGlobals())

function openRouter() {
  const names = ['orders', 'kitchen']
  const manifest = {
    routes: {
      orders: { id: 'orders', hasLoader: true, hasClientLoader: true },
      kitchen: { id: 'kitchen', hasLoader: true },
    },
  }
  const router: ReturnType<typeof createMemoryRouter> = createMemoryRouter(
    names.map((id) => ({
      id,
      path: `/${id}`,
      loader: (_, load) => (load as () => Promise<unknown>)(),
      errorElement: null,
    })),
    {
      initialEntries: ['/orders'],
      hydrationData: { loaderData: { orders: null } },
      dataStrategy: singleFetch(() => router, manifest as never, {}, true),
    },
  )
  return router
}

test('a reload because of a live event does not count as a person’s request', async () => {
  const router = openRouter()
  await loadUnattended(() => router.revalidate())
  expect(urls).toEqual(['/orders.data by itself'])
})

test('a page that a person opens during such a reload counts as a person’s request', async () => {
  const router = openRouter()
  const loading = loadUnattended(() => router.revalidate())
  await new Promise((resolve) => setTimeout(resolve))
  await router.navigate('/kitchen')
  await loading
  expect(urls).toEqual(['/orders.data by itself', '/kitchen.data'])
})

test('a reload that a person starts counts as a person’s request', async () => {
  await openRouter().revalidate()
  expect(urls).toEqual(['/orders.data'])
})
