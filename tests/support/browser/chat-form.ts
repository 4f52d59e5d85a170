import type { Locator, Page } from '@playwright/test'
import { refusalText } from '#content/ordering/refusals.ts'
import { formRefusalText } from '#content/pages/enquiry-form.ts'
import type { Refusal } from '#domain/refusals.ts'
import type { Lang } from '#domain/text.ts'
import { expect } from '#tests/support/site/site.ts'
import { withoutBreaks } from '#tests/support/site/without-breaks.ts'

/** Not all refusals have words of their own here. */
export const chatFormSays = (refusal: Refusal, lang: Lang) =>
  formRefusalText(refusal, lang) ?? refusalText(refusal, lang)

const stamp = (date: Date) =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Hong_Kong', dateStyle: 'short' }).format(date)

export class ChatFormDriver {
  readonly page: Page
  readonly dialog: Locator

  constructor(page: Page) {
    this.page = page
    this.dialog = page.locator('dialog[open]:has(form)')
  }

  field(name: string): Locator {
    return this.dialog.locator(`[name="${name}"]`)
  }

  async fill(fields: Readonly<Record<string, string>>): Promise<void> {
    for (const [name, result] of Object.entries(fields)) {
      const field = this.field(name)
      const isList = await field.evaluate((element) => element instanceof HTMLSelectElement)
      await (isList ? field.selectOption(result) : field.fill(result))
    }
  }

  async messageOf(name: string): Promise<string> {
    const id = await this.field(name).getAttribute('aria-describedby')
    return id ? withoutBreaks((await this.page.locator(`[id="${id}"]`).textContent()) ?? '') : ''
  }

  get submit(): Locator {
    return this.dialog.locator('[type=submit]')
  }

  /** Returns the chat's text from the new tab. */
  async send(): Promise<string> {
    const [tab] = await Promise.all([this.page.context().waitForEvent('page'), this.submit.click()])
    await tab.waitForURL(/^https:\/\/wa\.me\//)
    const link = new URL(tab.url())
    await tab.close()
    return link.searchParams.get('text') ?? ''
  }

  async standInForChat(): Promise<void> {
    await this.page
      .context()
      .route('https://wa.me/**', (route) =>
        route.fulfill({ contentType: 'text/html', body: '<title>chat</title>' }),
      )
  }
}

export const tomorrow = (): string => stamp(new Date(Date.now() + 86_400_000))
export const yesterday = (): string => stamp(new Date(Date.now() - 86_400_000))

/** Includes special characters. */
export const enquiryAnswers = (): Record<string, string> => ({
  name: '陳大文',
  email: 'chan@example.com',
  phone: '9123 4567',
  date: tomorrow(),
  slot: '12:30',
  location: '觀塘開源道 #12 & 14+',
  guests: '80',
  budget: '$20,000',
  food: '中式小食\n"壽司" 🎂',
})

/** Opens the form named by the URL's hash. */
export async function openChatForm(page: Page, path: string): Promise<ChatFormDriver> {
  const form = new ChatFormDriver(page)
  await form.standInForChat()
  await page.goto(path)
  await expect(form.dialog).toBeVisible()
  return form
}
