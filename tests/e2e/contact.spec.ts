/** The contact page: every way to reach the shop, and the drawn map (spec section 2). */
import AxeBuilder from '@axe-core/playwright'
import { contact } from '../../content/contact.ts'
import { layout } from '../../content/layout.ts'
import { expect, test } from '../support/site.ts'

for (const lang of ['zh', 'en'] as const) {
  const path = lang === 'zh' ? '/contact/' : '/en/contact/'

  test(`the contact page in ${lang} leads to telephone, chat, mail and social pages`, async ({ page }) => {
    await page.goto(path)
    const main = page.getByRole('main')
    await expect(main.getByRole('link', { name: '2000 0012' })).toHaveAttribute('href', 'tel:+85220000012')
    await expect(main.getByRole('link', { name: contact.startChat[lang] })).toHaveAttribute(
      'href',
      /^https:\/\/wa\.me\/85220000012\?text=/,
    )
    await expect(main.getByRole('link', { name: 'hello@hoiyuen.example' })).toHaveAttribute(
      'href',
      'mailto:hello@hoiyuen.example',
    )
    for (const name of ['Facebook', 'Instagram'])
      await expect(main.getByRole('link', { name })).toHaveAttribute(
        'href',
        `https://${name.toLowerCase()}.example/hoiyuen`,
      )
    await expect(main.getByText('10:00–20:00')).toBeVisible()
    await expect(main.getByRole('link', { name: layout.directions[lang] })).toHaveAttribute(
      'href',
      /destination=22\.3118%2C114\.2249$/,
    )
  })

  test(`the contact page in ${lang} can be read by everybody`, async ({ page }) => {
    await page.goto(path)
    const { violations } = await new AxeBuilder({ page }).analyze()
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([])
  })
}

test('without a key the maps are drawings, and nothing leaves', async ({ page }) => {
  // A request to another host fails the test (tests/support/site.ts).
  await page.goto('/contact/')
  await page.waitForLoadState('load')
  const map = page.locator('footer figure')
  await map.scrollIntoViewIfNeeded()
  await page.waitForTimeout(300)
  await expect(map.getByRole('img', { name: layout.mapAlt.zh })).toBeVisible()
})
