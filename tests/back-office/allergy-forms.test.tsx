import { globSync, readFileSync } from 'node:fs'
import { renderToString } from 'react-dom/server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openAttempt } from '#app/order/attempt/attempt.ts'
import { AllergyWarning } from '#app/order/steps/allergy-warning.tsx'
import { editOrderPath, staffPath } from '#app/staff/addresses.ts'
import { dishesWith, undeclaredAllergies } from '#content/ordering/allergy.ts'
import { needsTexts } from '#content/ordering/needs.ts'
import { addDays, todayInHongKong } from '#domain/calendar.ts'
import { type Allergen, allergens } from '#domain/menu/allergens.ts'
import { type AllergyMatch, allergyMatchesOf } from '#domain/ordering/allergy-matches.ts'
import { quote } from '#domain/ordering/quote.ts'
import { createStaffApi } from '#server/page-data/staff/staff-api.ts'
import { fieldsOf, textOf } from '#tests/support/browser/posted-page.ts'
import { orderInput } from '#tests/support/orders/order-input.ts'
import { placedOrder } from '#tests/support/orders/placed-order.ts'
import { openTestSite, type TestSite } from '#tests/support/site/http-site.ts'
import { type StaffVisit, staffPages } from '#tests/support/staff/staff-pages.tsx'
import { testNow } from '#tests/support/store/store.ts'

let site: TestSite
let open: (visit: StaffVisit) => Promise<string>
beforeAll(async () => {
  site = await openTestSite({ now: testNow })
  open = staffPages(createStaffApi(site.store, site.payments.ways, () => testNow))
})
afterAll(() => site.close())

type Form = (allergens: readonly Allergen[]) => Promise<string>

const tickedKinds = (choices: readonly Allergen[]) =>
  Object.fromEntries(choices.map((allergen) => [`allergens.${allergen}`, 'yes']))

async function quoteOrder() {
  const { rules } = await site.store.content()
  const input = orderInput(await site.store.content(), testNow, { promotionCode: 'SNACK2023' })
  return { input, rules, quote: quote(input.draft, rules, todayInHongKong(testNow)) }
}

const customer: Form = async (choices) => {
  const { input, rules, quote: orderQuote } = await quoteOrder()
  const attempt = openAttempt(null, input.draft.lines, 'set', () => input.idempotencyKey)
  const dialog = { ...attempt.dialog, needs: { ...attempt.dialog.needs, allergens: choices } }
  const current = { attempt: { ...attempt, dialog }, rules, quote: orderQuote, dispatch: () => {} }
  return textOf(renderToString(<AllergyWarning current={current} onChangeDishes={() => {}} />))
}

const edit: Form = async (choices) => {
  const { input } = await quoteOrder()
  const path = editOrderPath((await placedOrder(site.store, input, testNow)).reference)
  const fields = fieldsOf(await open({ path }))
  return textOf(await open({ path, post: { ...fields, ...tickedKinds(choices), verb: 'price' } }))
}

const phone: Form = async (choices) => {
  const path = staffPath('newOrder')
  const fieldsWithSet = fieldsOf(
    await open({ path, post: { ...fieldsOf(await open({ path })), add: '2', verb: 'add' } }),
  )
  const [line] = (await quoteOrder()).input.draft.lines
  const dishes = Object.entries(line?.selection ?? {}).flatMap(([group, numbers]) =>
    Object.entries(numbers).map(([dish, number]) => [`line.n1.dish.${group}.${dish}`, String(number)]),
  )
  const date = addDays(todayInHongKong(testNow), 7)
  const input = { ...Object.fromEntries(dishes), date, promotionCode: 'SNACK2023' }
  return textOf(
    await open({ path, post: { ...fieldsWithSet, ...input, ...tickedKinds(choices), verb: 'price' } }),
  )
}

const forms = { customer, edit, phone }

function cautionOf(missingAllergens: readonly Allergen[]): string {
  const caution = undeclaredAllergies(missingAllergens)
  if (!caution) throw new Error('the dishes contain every allergen')
  return caution.zh
}

async function matchesOf(choices: readonly Allergen[]): Promise<readonly AllergyMatch[]> {
  const { rules, quote: orderQuote } = await quoteOrder()
  return allergyMatchesOf(choices, orderQuote, rules.settings.promotions)
}

test('every form with allergies names the dishes that contain each of them and the allergies that none declares', async () => {
  const matches = (await matchesOf(allergens)).filter(({ dishes }) => dishes.length > 0)
  expect(matches.length).toBeGreaterThan(1)
  const others = allergens.filter((allergen) => !matches.some((match) => match.allergen === allergen))
  const caution = cautionOf(others)
  for (const [name, form] of Object.entries(forms)) {
    const page = await form(allergens)
    for (const words of [needsTexts.warning.zh, caution])
      expect([name, page]).toEqual([name, expect.stringContaining(words)])
    for (const match of matches)
      expect([name, page]).toEqual([name, expect.stringContaining(dishesWith(match).zh)])
  }
})

test('every form with allergies says if no dish declares them, and nothing without an allergy', async () => {
  const none = (await matchesOf(allergens)).find(({ dishes }) => dishes.length === 0)
  if (!none) throw new Error('the dishes contain every allergen')
  for (const [name, form] of Object.entries(forms)) {
    const page = await form([none.allergen])
    const caution = cautionOf([none.allergen])
    expect([name, page]).toEqual([name, expect.stringContaining(caution)])
    expect([name, page]).toEqual([name, expect.not.stringContaining(needsTexts.warning.zh)])
    const plain = await form([])
    for (const words of [needsTexts.warning.zh, caution])
      expect([name, plain]).toEqual([name, expect.not.stringContaining(words)])
  }
})

test('no form offers the allergies of a guest without the warning', () => {
  const offering = globSync('app/**/*.tsx').filter((file) => {
    const source = readFileSync(file, 'utf8')
    return /all=\{.*\ballergens\b/.test(source) && /needsTexts/.test(source)
  })
  expect(offering.toSorted()).toEqual(['app/order/steps/needs.tsx', 'app/staff/orders/form/place.tsx'])
  for (const file of offering) expect(readFileSync(file, 'utf8')).toContain('<AllergyWarning ')
})
