/** Adds a first staff page to a copy of the checkout: one file, and one line in the route table. */
import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pagePath } from '#app/paths.ts'
import { langs } from '#domain/text.ts'
import { openPageBuild } from '#server/pages/page-build.ts'
import { openTestSite, type TestSite, testConfig } from '#tests/support/http-site.ts'
import { moduleOf } from '#tests/support/imports.ts'
import { violations } from '#tests/support/layers.ts'
import { copyCheckout } from '../../scripts/copy-checkout.mjs'
import { lockedNode } from '../../scripts/locked-node.mjs'

const staffPage = `
import { Form, type ActionFunctionArgs, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router'
import { apiContext, sessionContext } from '#app/api.server.ts'
import { Button } from '#app/ui/button.tsx'

export async function loader({ context }: LoaderFunctionArgs) {
  const { sets } = await context.get(apiContext).catalogue()
  return { staffId: context.get(sessionContext)?.staffId ?? 'nobody', sets: sets.length }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { staffId } = context.get(sessionContext) ?? {}
  const form = await request.formData()
  return redirect(staffId ? '/staff/?noted=' + form.get('note') : '/staff/sign-in/', 303)
}

export default function Board() {
  const { staffId, sets } = useLoaderData<typeof loader>()
  return (
    <main>
      <h1>{staffId} looks after {sets} sets</h1>
      <Form method="post"><input name="note" /><Button type="submit">Note</Button></Form>
    </main>
  )
}
`

let copy: string
let before: TestSite
let after: TestSite
beforeAll(async () => {
  copy = copyCheckout()
  mkdirSync(join(copy, 'app/staff'))
  writeFileSync(join(copy, 'app/staff/board.tsx'), staffPage)
  const table = join(copy, 'app/routes.ts')
  const routes = readFileSync(table, 'utf8')
  writeFileSync(
    table,
    routes.replace(
      'export default [',
      "export default [\n  route('/staff/', 'staff/board.tsx', { id: 'staff/board' }),",
    ),
  )
  execFileSync(lockedNode(), ['node_modules/@react-router/dev/bin.cjs', 'build', '--logLevel', 'warn'], {
    cwd: copy,
    env: { ...process.env, NODE_ENV: 'production' },
  })
  before = await openTestSite({ pages: await openPageBuild('build') })
  after = await openTestSite({
    pages: await openPageBuild(join(copy, 'build')),
    sessionOf: async ({ headers }) => (headers.get('cookie') === 'staff=amy' ? { staffId: 'amy' } : null),
  })
}, 240_000)
afterAll(async () => {
  await before.close()
  await after.close()
  rmSync(copy, { recursive: true })
})

test('it follows the table of layers', () => {
  expect(violations(moduleOf('app/staff/board.tsx', staffPage))).toEqual([])
})

test('it is rendered without the public layout, and only for its session', async () => {
  const response = await after.request('/staff/', { headers: { cookie: 'staff=amy' } })
  const html = await response.text()
  expect(response.status).toBe(200)
  expect(html).toContain('amy')
  expect(html).not.toMatch(/<header|<footer|enquiry-facts|data-analytics/)
  expect(response.headers.get('cache-control')).toBe('private, no-store')
  expect(response.headers.get('x-robots-tag')).toBe('noindex')
  expect(await (await after.request('/staff/')).text()).toContain('nobody')
})

test('its form works without JavaScript, with the session of the sender', async () => {
  const send = (headers: Record<string, string>) =>
    after.request('/staff/', {
      method: 'POST',
      headers: { origin: testConfig.siteUrl, ...headers },
      body: new URLSearchParams({ note: 'tables' }),
    })
  expect((await send({ cookie: 'staff=amy' })).headers.get('location')).toBe('/staff/?noted=tables')
  expect((await send({})).headers.get('location')).toBe('/staff/sign-in/')
  expect((await send({ origin: 'https://evil.example' })).status).toBe(403)
})

/** Removes what differs between two builds: short class names, and hashed file names. */
function unnumbered(html: string): string {
  return html
    .replace(/<style>.*?<\/style>/s, '')
    .replaceAll(/\b_[0-9a-z]{1,3}\b/g, '_')
    .replaceAll(/(\/assets\/[\w.-]+?)-[\w-]{8}\./g, '$1.')
}

test.each(langs)('it changes no public page (%s)', async (lang) => {
  for (const page of ['home', 'menu', 'enquiry', 'terms'] as const) {
    const [without = '', with_ = ''] = await Promise.all(
      [before, after].map(async (site) => (await site.request(pagePath(page, lang))).text()),
    )
    expect(unnumbered(with_), page).toBe(unnumbered(without))
    expect(unnumbered(without)).toContain('</main>')
  }
})
