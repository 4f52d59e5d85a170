/** These tests cover sections 2, 3, 5 and 7 of the specification. */
import type { Page } from '@playwright/test'
import { controls, lettersLeft } from '#content/controls.ts'
import {
  enquiryLabels,
  forms,
  messageColon,
  messageLabel,
  phoneHint,
  shortenedFields,
  wrongFields,
} from '#content/pages/enquiry-form.ts'
import { todayInHongKong } from '#domain/calendar.ts'
import { refusal } from '#domain/refusals.ts'
import { expectAccessible, inDialog } from '#tests/support/browser/accessibility.ts'
import { chatFormSays, enquiryAnswers, openChatForm, yesterday } from '#tests/support/browser/chat-form.ts'
import { chineseOnPhones, englishOnPhones, expect, test } from '#tests/support/site/site.ts'

// On the home page the offer would open automatically.
const start = { zh: '/menu/', en: '/en/menu/' } as const

const readStoredDraft = (page: Page) => page.evaluate(() => sessionStorage.getItem('enquiryDraft.1'))

for (const lang of ['zh', 'en'] as const) {
  test(
    `the enquiry form opens the chat in ${lang}, and keeps the message on the page`,
    englishOnPhones(lang),
    async ({ page }) => {
      // Files may still load, but nothing is posted and no URL contains the input.
      const messages: string[] = []
      const form = await openChatForm(page, `${start[lang]}#enquiry`)
      page.on('request', (request) => {
        if (request.method() !== 'GET' || /chan|9123|%E9%99%B3/i.test(request.url()))
          messages.push(request.url())
      })
      await expectAccessible(page, inDialog)
      await form.fill(enquiryAnswers())
      const text = await form.send()

      const alert = form.dialog.getByRole('alert').first()
      await expect(alert).toHaveText(new RegExp(`^${forms.submitted[lang]} `))
      await expect(form.dialog.getByRole('textbox', { name: forms.message[lang] })).toHaveValue(text)
      expect(text).toContain('觀塘開源道 #12 & 14+\n')
      expect(text).toContain('中式小食\n"壽司" 🎂')
      expect(text).toContain(`${messageLabel(enquiryLabels.name, lang)}${messageColon[lang]}陳大文`)
      await expect(form.field('location')).toHaveValue(enquiryAnswers().location ?? '')
      await expect(form.dialog.getByRole('link', { name: forms.openAgain[lang] })).toHaveAttribute(
        'href',
        /^https:\/\/wa\.me\/\d+\?text=/,
      )
      await expect(form.dialog.getByRole('link', { name: forms.mail[lang] })).toHaveAttribute(
        'href',
        /^mailto:.+@.+\?subject=.+&body=/,
      )
      await expectAccessible(page, inDialog)
      expect(messages).toEqual([])
      expect(page.url()).not.toMatch(/chan|%E9|9123/)
      expect(await readStoredDraft(page)).toBeNull()
      await form.dialog.getByRole('button', { name: controls.close[lang] }).last().click()
      await expect(form.dialog).toBeHidden()
    },
  )

  test(
    `the enquiry form shows each error beside its field in ${lang}, and focuses the first`,
    chineseOnPhones(lang),
    async ({ page }) => {
      const form = await openChatForm(page, `${start[lang]}#enquiry`)
      await form.submit.click()
      await expect(form.dialog.getByRole('alert')).toHaveText(wrongFields(9)[lang])
      await expect(form.field('name')).toBeFocused()
      const messages = [
        refusal('name-missing', 'name', {}),
        refusal('email-missing', 'email', {}),
        refusal('phone-missing', 'phone', {}),
        refusal('date-missing', 'date', {}),
        refusal('slot-missing', 'slot', {}),
        refusal('location-missing', 'location', {}),
        refusal('guests-missing', 'guests', {}),
        refusal('budget-missing', 'budget', {}),
        refusal('food-missing', 'food', {}),
      ]
      for (const missing of messages) {
        expect(await form.messageOf(missing.field)).toBe(chatFormSays(missing, lang))
        await expect(form.field(missing.field)).toHaveAttribute('aria-invalid', 'true')
      }
      await expectAccessible(page, inDialog)
      await form.fill({ ...enquiryAnswers(), phone: '1234', date: yesterday() })
      await form.submit.click()
      await expect(form.dialog.getByRole('alert')).toHaveText(wrongFields(2)[lang])
      await expect(form.field('phone')).toBeFocused()
      expect(await form.messageOf('date')).toBe(
        chatFormSays(refusal('date-too-early', 'date', { earliest: todayInHongKong(new Date()) }), lang),
      )
      expect(page.context().pages()).toHaveLength(1)
    },
  )
}

test('the enquiry form ignores a damaged draft, checks fields while typing, and adds what a link suggests', async ({
  page,
}) => {
  await page.goto(start.zh)
  await page.evaluate(() => sessionStorage.setItem('enquiryDraft.1', '{"name":3,"x":'))
  const form = await openChatForm(page, `${start.zh}#enquiry`)
  await expect(form.field('name')).toHaveValue('')

  await test.step('a field is checked when it loses the focus, and on every input once it was wrong', async () => {
    await form.field('phone').fill('1234')
    expect(await form.messageOf('phone')).toBe(phoneHint.zh)
    await form.field('email').focus()
    expect(await form.messageOf('phone')).toBe(chatFormSays(refusal('phone-invalid', 'phone', {}), 'zh'))
    await form.field('phone').fill('91234567')
    expect(await form.messageOf('phone')).toBe(phoneHint.zh)
  })

  await test.step('the remaining length is shown near the end, and nothing is cut off', async () => {
    await form.field('food').fill('宴'.repeat(279))
    expect(await form.messageOf('food')).toBe('')
    await form.field('food').fill('宴'.repeat(290))
    expect(await form.messageOf('food')).toBe(lettersLeft(10).zh)
    await form.field('food').fill('宴'.repeat(301))
    expect(await form.messageOf('food')).toBe(
      chatFormSays(refusal('text-too-long', 'food', { max: 300 }), 'zh'),
    )
    await expect(form.field('food')).toHaveValue('宴'.repeat(301))
  })

  await test.step('a link sets the guests and adds to typed food', async () => {
    await form.fill({ guests: '10', food: '壽司' })
    await form.dialog.getByRole('button', { name: forms.cancel.zh }).click()
    await expect(form.dialog).toBeHidden()
    await page.evaluate(() => {
      const opener = document.querySelector<HTMLElement>('[data-opens=enquiry]')
      if (!opener) throw new Error('nothing opens the enquiry')
      opener.dataset.guests = '40'
      opener.dataset.food = '豐盛二十人餐 ×2'
      opener.click()
    })
    await expect(form.field('guests')).toHaveValue('40')
    await expect(form.field('food')).toHaveValue('壽司\n豐盛二十人餐 ×2')
  })
})

test('the enquiry form shortens long remarks in the chat only, and copies or selects the whole message', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const form = await openChatForm(page, `${start.zh}#enquiry`)
  const remarks = '請預留素食者位置。'.repeat(60)
  await form.fill({ ...enquiryAnswers(), remarks })
  const text = await form.send()
  expect(text).toMatch(/…$/)
  await expect(form.dialog.getByRole('alert').first()).toContainText(
    shortenedFields([enquiryLabels.remarks]).zh,
  )
  await expect(form.dialog.getByRole('textbox', { name: forms.message.zh })).toHaveValue(
    new RegExp(`${remarks}$`),
  )
  const message = await form.dialog.getByRole('textbox', { name: forms.message.zh }).inputValue()
  await page.bringToFront()
  const copy = form.dialog.getByRole('button', { name: forms.copy.zh })
  await copy.click()
  await expect(form.dialog.getByText(forms.copied.zh, { exact: true })).toBeVisible()
  expect((await page.evaluate(() => navigator.clipboard.readText())).replaceAll('\r\n', '\n')).toBe(message)
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('not allowed'))
  })
  await copy.click()
  await expect(form.dialog.getByText(forms.notCopied.zh)).toBeVisible()
})

test('the draft of an enquiry survives closing, a reload and the other language, until it is discarded', async ({
  page,
}) => {
  const form = await openChatForm(page, `${start.zh}#enquiry`)
  await form.fill({ name: '陳大文', guests: '80', food: '壽司' })
  await page.keyboard.press('Escape')
  await expect(form.dialog).toBeHidden()
  await expect(page).not.toHaveURL(/#enquiry/)

  await page.goto('/en/menu/#enquiry')
  await page.reload()
  await expect(form.field('name')).toHaveValue('陳大文')
  await expect(form.field('guests')).toHaveValue('80')
  await expect(form.dialog.getByText(forms.restored.en)).toBeVisible()

  await form.dialog.getByRole('button', { name: forms.startAgain.en }).click()
  await expect(form.field('food')).toHaveValue('')
  await form.dialog.getByRole('button', { name: forms.undo.en }).click()
  await expect(form.field('food')).toHaveValue('壽司')
  await form.dialog.getByRole('button', { name: forms.startAgain.en }).click()
  await expect.poll(() => readStoredDraft(page)).toBeNull()
})
