/** Finds controls by visible text. */
import { expect, type Locator, type Page } from '@playwright/test'
import { longDayText } from '#content/dates.ts'
import { order, stepTitles } from '#content/ordering/order.ts'
import { paymentTexts } from '#content/ordering/payment/payment.ts'
import { setChooser } from '#content/pages/set.ts'
import { addDays, type CalendarDate, todayInHongKong } from '#domain/calendar.ts'
import type { Lang, Text } from '#domain/text.ts'

const chen = { name: '陳小姐', email: 'chan@example.com', phone: '9123 4567', alternatePhone: '2345 6789' }

export class OrderDialogDriver {
  readonly page: Page
  readonly lang: Lang
  readonly dialog: Locator

  constructor(page: Page, lang: Lang = 'zh') {
    this.page = page
    this.lang = lang
    // An order from the basket lies over the basket.
    this.dialog = page.locator('dialog[open]').last()
  }

  say = (text: Text) => text[this.lang]

  async open(slug = 'deluxe-10') {
    await this.openSet(slug)
    await this.orderNow.click()
    await this.isAt('orderContent')
    // The title is visible before today's prices are loaded.
    await expect(this.dialog.getByRole('button', { name: this.say(order.next), exact: true })).toBeVisible()
  }

  openSet = (slug = 'deluxe-10') =>
    this.page.goto(`${this.lang === 'en' ? '/en' : ''}/menu/detail/?name=${slug}`)

  get orderNow(): Locator {
    const button = this.page.getByRole('button', { name: this.say(setChooser.orderNow) })
    return button.filter({ visible: true }).first()
  }

  async isAt(step: keyof typeof stepTitles) {
    await expect(
      this.dialog.getByRole('heading', { level: 2, name: this.say(stepTitles[step]) }),
    ).toBeVisible()
  }

  next = () => this.dialog.getByRole('button', { name: this.say(order.next), exact: true }).click()
  back = () => this.dialog.getByRole('button', { name: this.say(order.back), exact: true }).click()
  place = () => this.dialog.locator('footer button').last().click()

  async toForm(way: 'delivery' | 'pickup') {
    await this.next()
    await this.isAt('methods')
    await this.dialog
      .getByRole('radio', {
        name: new RegExp(`^${this.say(way === 'delivery' ? order.deliver : order.pickUp)}`),
      })
      .check({ force: true })
    await this.next()
    await this.isAt(way)
  }

  /** A week from now can be ordered. */
  day = (days = 7): CalendarDate => addDays(todayInHongKong(new Date()), days)

  async chooseDay(date = this.day()) {
    await this.turnTo(date)
    await this.dialog.getByRole('button', { name: this.say(longDayText(date)) }).click()
  }

  async turnTo(date: CalendarDate) {
    const view = (await this.dialog.locator('[data-date]').first().getAttribute('data-date')) ?? ''
    const month = date.slice(0, 7)
    if (view.startsWith(month)) return
    const turn = month < view ? order.previousMonth : order.nextMonth
    await this.dialog.getByRole('button', { name: this.say(turn) }).click()
    await this.turnTo(date)
  }

  async fillForm(way: 'delivery' | 'pickup', date = this.day()) {
    await this.chooseDay(date)
    await this.dialog.getByRole('radio', { name: '12:30–13:00' }).check({ force: true })
    // The only pickup place is preselected.
    if (way === 'pickup') return
    await this.chooseArea('San Po Kong')
    await this.dialog.locator('input[name=address]').fill('新蒲崗大有街 1 號 8 樓')
  }

  get area(): Locator {
    return this.dialog.getByRole('combobox', { name: this.say(order.area) })
  }

  /** @param word identifies one area */
  async chooseArea(word: string) {
    await this.area.fill(word)
    await this.area.press('Enter')
  }

  async fillContact() {
    for (const [field, value] of Object.entries(chen))
      await this.dialog.locator(`input[name=${field}]`).fill(value)
  }

  choosePayment = () =>
    this.dialog.getByRole('radio', { name: this.say(paymentTexts.fps.name) }).check({ force: true })

  async toContact(way: 'delivery' | 'pickup' = 'delivery', date = this.day()) {
    await this.toForm(way)
    await this.fillForm(way, date)
    await this.next()
    await this.isAt('orderContact')
  }

  async toPay(way: 'delivery' | 'pickup' = 'delivery', date = this.day()) {
    await this.toContact(way, date)
    await this.fillContact()
    await this.next()
    await this.isAt('pay')
    await this.choosePayment()
  }

  /** The reference on the status page. */
  async isPlaced(): Promise<string> {
    await this.page.waitForURL(/\/orders\/[A-Z0-9]{4}-[A-Z0-9]{4}\/\?key=/)
    return /orders\/([A-Z0-9-]+)/.exec(this.page.url())?.[1] ?? ''
  }
}
