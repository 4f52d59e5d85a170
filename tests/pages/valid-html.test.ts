/** Every page against html-validate's `standard` preset. */
import { HtmlValidate, StaticConfigLoader } from 'html-validate'
import { expect, test } from 'vitest'
import { pagePath } from '#app/paths.ts'
import { langs } from '#domain/text.ts'
import { addressesOf } from '#tests/support/site/addresses.ts'
import { builtSite } from '#tests/support/site/built-site.ts'
import { demo } from '#tests/support/store/catalogue.ts'

/** In milliseconds; eighty pages take minutes on a busy machine. */
const longest = 600_000

const checker = new HtmlValidate(new StaticConfigLoader({ root: true, extends: ['html-validate:standard'] }))

const site = builtSite()

async function faultsIn(html: string): Promise<string[]> {
  const { results } = await checker.validateString(html)
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  )
}

test('every page is valid HTML', { timeout: longest }, async () => {
  for (const path of [...addressesOf(demo), ...langs.map((lang) => pagePath('notFound', lang))]) {
    const html = await (await site.request(path)).text()
    expect.soft(await faultsIn(html), path).toEqual([])
  }
})

test('the check of HTML finds a heading inside a span', async () => {
  expect(await faultsIn('<p><span><h3>開源</h3></span></p>')).not.toEqual([])
})
