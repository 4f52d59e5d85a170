import { fewer, more } from '#content/controls.ts'
import { layout } from '#content/layout.ts'
import { enquiryLabels } from '#content/pages/enquiry-form.ts'
import { expectAccessible, inDialog } from '#tests/support/browser/accessibility.ts'
import { ChatFormDriver, enquiryAnswers } from '#tests/support/browser/chat-form.ts'
import { animationsEnded } from '#tests/support/browser/wait-until-still.ts'
import { expect, test } from '#tests/support/site/site.ts'

// On the home page the offer would open automatically.
const start = { zh: '/menu/', en: '/en/menu/' } as const

test.describe('the enquiry dialog on a desktop', () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  test('opens 900 px wide from the header of every page, and returns the focus', async ({ page }) => {
    for (const path of ['/menu/', '/en/client/', '/equiry/']) {
      await page.goto(path)
      const opener = page
        .locator('header')
        .getByRole('link', { name: layout.getQuote[path.includes('/en/') ? 'en' : 'zh'] })
      await opener.first().click()
      const form = new ChatFormDriver(page)
      await expect(form.dialog).toBeVisible()
      expect(await form.dialog.evaluate((dialog) => dialog.clientWidth)).toBe(900)
      await page.keyboard.press('Escape')
      await expect(opener.first()).toBeFocused()
    }
  })

  test('can be filled in and sent by keyboard alone', async ({ page }) => {
    const form = new ChatFormDriver(page)
    await form.standInForChat()
    await page.goto(start.en)
    await page.locator('header [data-opens=enquiry]:visible').focus()
    await page.keyboard.press('Enter')
    await expect(form.dialog).toBeVisible()
    const input = enquiryAnswers()
    const next = async (name: string) => {
      for (let presses = 0; presses < 6; presses++) {
        await page.keyboard.press('Tab')
        if (await form.field(name).evaluate((field) => field === document.activeElement)) return
      }
      throw new Error(`${name} is not reached`)
    }
    for (const name of ['name', 'email', 'phone'] as const) {
      await next(name)
      await page.keyboard.type(input[name] ?? '')
    }
    await next('date')
    await form.field('date').fill(input.date ?? '')
    await next('slot')
    await page.keyboard.type('12:30')
    await next('location')
    await page.keyboard.type('Kwun Tong')
    await next('guests')
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('ArrowUp')
    await next('budget')
    await page.keyboard.type('$20,000')
    await next('food')
    await page.keyboard.type('Sushi')
    await form.field('budget').focus()
    const [tab] = await Promise.all([page.context().waitForEvent('page'), page.keyboard.press('Enter')])
    await tab.waitForURL(/wa\.me/)
    expect(new URL(tab.url()).searchParams.get('text')).toMatch(
      /Time 時間: 12:30–13:00\n[\s\S]*Guests 人數: 21\n/,
    )
    await expect(form.dialog.getByRole('alert').first()).toBeFocused()
  })
})

test.describe('the enquiry dialog on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('opens from the menu as an accessible sheet, without horizontal scrolling, with large controls', async ({
    page,
  }) => {
    await page.goto(start.zh)
    await page.getByRole('button', { name: layout.openMenu.zh, exact: true }).click()
    await page.locator('dialog[open] [data-opens=enquiry]').click()
    const form = new ChatFormDriver(page)
    await expect(form.dialog).toBeVisible()
    await animationsEnded(page)
    const box = await form.dialog.boundingBox()
    expect(box).toMatchObject({ x: 0, width: 390 })
    expect(Math.round((box?.y ?? 0) + (box?.height ?? 0))).toBe(844)
    await form.dialog.getByRole('button', { name: more(enquiryLabels.guests.zh).zh }).click()
    await expect(form.field('guests')).toHaveValue('20')
    await form.dialog.getByRole('button', { name: fewer(enquiryLabels.guests.zh).zh }).click()
    await expect(form.field('guests')).toHaveValue('19')
    const small = await form.dialog
      .locator('button, input:not([type=checkbox]), select, textarea, label:has([type=checkbox])')
      .evaluateAll((all) =>
        all.filter((each) => each.getBoundingClientRect().height < 44).map((each) => each.outerHTML),
      )
    expect(small).toEqual([])
    // No supported window is narrower.
    await page.setViewportSize({ width: 320, height: 640 })
    await expectAccessible(page, inDialog)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  })
})
