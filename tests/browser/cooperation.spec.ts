/** "Contact Details" of the corporate page (spec sections 2, 3 and 5). */
import type { Page } from '@playwright/test'
import { cooperation, cooperationTypeNames } from '#content/pages/cooperation-form.ts'
import { forms, wrongFields } from '#content/pages/enquiry-form.ts'
import { refusal } from '#domain/refusals.ts'
import { expectAccessible, inDialog } from '#tests/support/browser/accessibility.ts'
import { ChatFormDriver, chatFormSays } from '#tests/support/browser/chat-form.ts'
import { chineseOnPhones, expect, test } from '#tests/support/site/site.ts'

const path = { zh: '/corporate-catering/', en: '/en/corporate-catering/' } as const

const results = { name: '陳文', email: 'chan@example.com', phone: '9123 4567', company: '海柏 & Co. #1+2' }

async function openCard(page: Page, type: string): Promise<ChatFormDriver> {
  await page.locator(`main [data-opens=cooperation][data-type="${type}"]`).first().click()
  const form = new ChatFormDriver(page)
  await expect(form.dialog).toBeVisible()
  return form
}

for (const lang of ['zh', 'en'] as const) {
  test(
    `the partnership form fills in the type of the card and opens the chat in ${lang}`,
    chineseOnPhones(lang),
    async ({ page }) => {
      await new ChatFormDriver(page).standInForChat()
      await page.goto(path[lang])
      const form = await openCard(page, 'party-room')
      await expect(form.dialog.getByRole('heading', { name: cooperation.title[lang] })).toBeVisible()
      await expect(form.field('cooperationType')).toHaveValue('party-room')
      await expectAccessible(page, inDialog)
      await form.fill(results)
      const text = await form.send()
      expect(text).toContain('海柏 & Co. #1+2')
      expect(text).toContain(cooperationTypeNames['party-room'][lang])
      await expect(form.dialog.getByRole('alert').first()).toHaveText(
        new RegExp(`^${forms.submitted[lang]} `),
      )
      await expect(form.dialog.getByRole('textbox', { name: forms.message[lang] })).toHaveValue(text)
      await expectAccessible(page, inDialog)
    },
  )
}

test('the partnership form reports all five missing fields at once', async ({ page }) => {
  await page.goto(path.zh)
  const form = await openCard(page, 'office')
  await form.fill({ cooperationType: '', name: '陳' })
  await form.submit.click()
  await expect(form.dialog.getByRole('alert')).toHaveText(wrongFields(5).zh)
  await expect(form.field('name')).toBeFocused()
  expect(await form.messageOf('name')).toBe(
    chatFormSays(refusal('name-length', 'name', { min: 2, max: 5 }), 'zh'),
  )
  expect(await form.messageOf('company')).toBe(chatFormSays(refusal('company-missing', 'company', {}), 'zh'))
  await expectAccessible(page, inDialog)
})

test('cancelling the partnership form keeps its draft separate from the enquiry’s', async ({ page }) => {
  await page.goto(path.zh)
  const form = await openCard(page, 'school')
  await form.fill(results)
  await form.dialog.getByRole('button', { name: forms.cancel.zh }).click()
  await page.reload()
  const again = await openCard(page, 'office')
  await expect(again.field('company')).toHaveValue(results.company)
  await expect(again.field('cooperationType')).toHaveValue('office')
  expect(await page.evaluate(() => sessionStorage.getItem('enquiryDraft.1'))).toBeNull()
})
