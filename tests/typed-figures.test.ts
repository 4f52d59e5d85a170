/** Input methods type full-width figures, and an Enter that ends a composition. */

import { describe, expect, test } from 'vitest'
import { isOfInputMethod } from '#app/browser/composing.ts'
import { readMenuFilter } from '#domain/menu/menu-filter.ts'
import { canonicalEmail, parseEmail } from '#domain/ordering/contact-details.ts'
import { parsePhone } from '#domain/phone.ts'
import { readCustomerQuery } from '#domain/placed/customer-query.ts'
import { parseReference } from '#domain/placed/order-reference.ts'
import { normaliseCode } from '#domain/promotions/promotion-code.ts'
import { readNumber } from '#domain/shop/event-enquiry.ts'
import { readFocus } from '#domain/shop/shop-picture.ts'
import { dayLimits, readDayForm } from '#domain/staff/day/day-form.ts'
import { labelChoice } from '#domain/staff/day/label-choice.ts'
import { formReader, maxFigure, nextPrice } from '#domain/staff/forms/fields.ts'
import { wholeNumber } from '#domain/staff/orders/edit/edit-values.ts'
import { farPrices } from '#domain/staff/shop/menus/far-prices.ts'
import { longestInGroup } from '#domain/staff/shop/menus/set-groups.ts'
import { longestIn, type SectionId } from '#domain/staff/shop/settings/field-limits.ts'
import { figuresWithPoint, plainFigures, readAmount, wholeOf } from '#domain/typed-figures.ts'
import { readCode } from '#server/accounts/one-time-codes.ts'
import { modulesIn } from './support/imports.ts'
import { readSection } from './support/staff/settings-forms.ts'

const sources = modulesIn(['app', 'domain']).filter(({ path }) => !path.includes('.test.'))

type Reader = (text: string) => unknown

const setting: Reader = (text) => {
  const reader = formReader({ n: text, account: text })
  return [reader.money('n'), reader.number('n', { min: 0, max: 99 }), reader.figures('account')]
}
const price: Reader = (text) => {
  const reader = formReader({ n: text })
  return [reader.number('n', { min: 0, max: 9_999 }), reader.price('n', { mayBeFree: true }), reader.problems]
}
const readDay = (inputs: Readonly<Record<string, string>>) => {
  const fields: Readonly<Record<string, string>> = {
    ...{ date: '2026-12-24', intake: 'open', version: '1' },
    ...inputs,
  }
  const slots = [{ from: '10:00', to: '10:30' }] as const
  const zones = [{ id: 'kowloon' }] as unknown as Parameters<typeof readDayForm>[1]['zones']
  return readDayForm({ get: (name) => fields[name] ?? '', all: () => [] }, { slots, zones })
}
const day: Reader = (text) => readDay({ capacity: text, 'capacity.10:00': text, 'fee.kowloon': text })

/** Files with numeric fields, and their parsers. */
const readers: Readonly<Record<string, readonly Reader[]>> = {
  'app/ui/form/number-input.tsx': [readNumber],
  'app/ui/stepper.tsx': [figuresWithPoint, wholeOf],
  'app/chat-forms/enquiry-dialog.tsx': [(text) => parsePhone(text)],
  'app/chat-forms/cooperation-dialog.tsx': [(text) => parsePhone(text)],
  'app/order/steps/contact.tsx': [(text) => parsePhone(text)],
  'app/staff/office/account/second-factor-panel.tsx': [readCode],
  'app/staff/office/sign-in/digits-form.tsx': [plainFigures],
  'app/staff/orders/form/lines.tsx': [wholeNumber],
  'app/staff/orders/form/place.tsx': [readAmount],
  'app/staff/orders/detail/payment.tsx': [readAmount],
  'app/staff/orders/detail/take-payment.tsx': [readAmount],
  'app/staff/orders/detail/refund.tsx': [readAmount],
  'app/staff/orders/detail/moves.tsx': [readAmount],
  'app/staff/shop/categories-and-gifts/new-item-form.tsx': [price],
  'app/staff/shop/pictures/new-picture.tsx': [(text) => readFocus(text, text)],
  'app/staff/shop/settings/promotion-fields.tsx': [setting],
  'app/staff/shop/settings/payment-fields.tsx': [setting],
  'app/staff/shop/settings/zone-fields.tsx': [setting],
  'app/staff/shop/settings/plain-fields.tsx': [setting],
  'app/staff/shop/settings/row-fields.tsx': [setting],
  'app/staff/shop/settings/shop-fields.tsx': [setting],
  'app/staff/day/calendar/day-panel.tsx': [day],
  'app/public/how-much-food/calculator.tsx': [readNumber],
  'app/public/menu-filter/form.tsx': [
    (text) => readMenuFilter((name) => (name === 'guests' || name === 'budget' ? text : null)),
  ],
}

/** These numeric fields have the browser's default keyboard. */
const others: Readonly<Record<string, Reader>> = {
  'the reference of an order': (text) => parseReference(`ABCD-${text}${text}`),
  'a promotion code': (text) => normaliseCode(`CV${text}`),
  'a price of a set': price,
  'the first label of a sheet': (text) => labelChoice({ start: text }).start,
}

const emailSetting =
  (section: SectionId, name: string): Reader =>
  (text) =>
    readSection(section, { [name]: text })

/** Files with a field for an email address, and their parsers. */
const emailReaders: Readonly<Record<string, Reader>> = {
  'app/chat-forms/cooperation-dialog.tsx': parseEmail,
  'app/chat-forms/enquiry-dialog.tsx': parseEmail,
  'app/order/steps/contact.tsx': parseEmail,
  'app/public/find-order/find-order.tsx': canonicalEmail,
  'app/staff/office/sign-in/sign-in.tsx': canonicalEmail,
  'app/staff/office/sign-in/welcome.tsx': canonicalEmail,
  'app/staff/orders/new/customer.tsx': parseEmail,
  'app/staff/shop/settings/plain-fields.tsx': emailSetting('mail', 'replyTo'),
  'app/staff/shop/settings/shop-fields.tsx': emailSetting('shop', 'email'),
}

const fullWidth = (text: string) =>
  text.replace(/[!-~]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) + 0xfee0))

describe('full-width figures', () => {
  test('have a reader for every file with a field for figures', () => {
    const isFigures = /inputMode(=|: )['"](numeric|decimal|tel)|: '(tel)'/
    const modules = sources.filter(({ path, text }) => path.endsWith('.tsx') && isFigures.test(text))
    expect(modules.map(({ path }) => path).toSorted()).toEqual(Object.keys(readers).toSorted())
  })

  test.each(Object.entries(readers))('are read by %s as the keyboard’s own', (file, all) => {
    const input = /contact|dialog/.test(file) ? '91234567' : '7'
    for (const read of all) expect(read(fullWidth(input))).toEqual(read(input))
    for (const read of all) expect(read(` ${fullWidth(input)}　`)).toEqual(read(input))
  })

  test.each(Object.entries(others))('are read by %s like the keyboard’s own', (_, read) => {
    expect(read(fullWidth('7'))).toEqual(read('7'))
  })

  test('may have a full-width dollar sign, comma and point as amounts', () => {
    expect(readAmount('＄１，２３４．５０')).toBe(123_450)
    expect(readAmount('１２。５')).toBe(1_250)
  })

  test.each(['1.5', '１。５', '1．5', ' 1.50'])('never turn a typed quantity of %s into fifteen', (text) => {
    const byKeys = [...text].reduce((draft, key) => figuresWithPoint(draft + key), '')
    expect(wholeOf(byKeys)).toBe(1)
    expect(wholeOf(text)).toBe(1)
  })

  test('are accepted by every field, because none has a type that some browsers leave empty for them', () => {
    expect(sources.filter(({ text }) => text.includes('type="number"')).map(({ path }) => path)).toEqual([])
  })

  test('are converted before every digit filter', () => {
    const strips = sources.filter(({ text }) => /replace\(\/\[?\^?\\D/.test(text))
    // The last field's number comes from the settings.
    const convertsFigures = /plainFigures|compatibilityForm|chatAddress/
    expect(
      strips.filter(
        ({ path, text }) =>
          !convertsFigures.test(text) && path !== 'domain/staff/shop/settings/shop-section.ts',
      ),
    ).toEqual([])
  })
})

/** Parsers of an amount, each in cents. */
const amountReaders: Readonly<Record<string, Reader>> = {
  'a setting': (text) => formReader({ n: text }).money('n'),
  'a price': (text) => formReader({ n: text }).price('n'),
  'a planned price': (text) => {
    const readPlannedPrice = nextPrice('unit').read(formReader({ nFrom: '2027-01-01', nPrice: text }), 'n')
    return readPlannedPrice?.price
  },
  'the warning of a price far from the last': (text) =>
    farPrices({ price: '1' }, { price: text }, [])[0]?.after,
  'a payment': readAmount,
  'a day’s fee': (text) => {
    const reading = readDay({ 'fee.kowloon': text })
    return reading.ok && reading.value.rule.zoneFees.kowloon
  },
}

describe('an amount', () => {
  test.each(Object.entries(amountReaders))('is read for %s with a sign and commas or without', (_, read) => {
    for (const text of ['88', ' 88.00 ', '$88', '$ 88', 'HK$88', 'hk$88.0', '＄８８'])
      expect(read(text), text).toBe(8_800)
  })

  test('has commas and cents in every field that has room for it', () => {
    for (const [name, read] of Object.entries(amountReaders)) expect(read('HK$1,280.50'), name).toBe(128_050)
    const amount = 'HK$100,000.00'
    for (const max of [
      maxFigure,
      dayLimits.number,
      longestIn('zones', 'zone.kowloon.fee'),
      longestInGroup('group.g.charge.d'),
    ])
      expect(max).toBeGreaterThanOrEqual(amount.length)
  })

  test('is read in one place', () => {
    const others = sources.filter(({ text }) => /fromDollars\(Number\(|replace\(\/\^\\\$/.test(text))
    expect(others.map(({ path }) => path)).toEqual([])
  })
})

describe('a full-width email address', () => {
  test('has a reader for every file with a field for it', () => {
    const isEmail = /(type|inputMode|autoComplete)(=|: )['"](email|username)|: '(email)'/
    const modules = sources.filter(({ path, text }) => path.endsWith('.tsx') && isEmail.test(text))
    expect(modules.map(({ path }) => path).toSorted()).toEqual(Object.keys(emailReaders).toSorted())
  })

  test.each([...Object.entries(emailReaders), ['the search for a customer', readCustomerQuery] as const])(
    'is read by %s like a plain one',
    (_, read) => {
      const address = 'chan.tm@example.com'
      expect(JSON.stringify(read(address))).toContain(address)
      expect(read(` ${fullWidth(address)}　`)).toEqual(read(address))
    },
  )
})

describe('the keys of an input method', () => {
  test('are recognised by the composition, and in Safari by the old code of the Enter that ends it', () => {
    expect(isOfInputMethod({ isComposing: true, keyCode: 13 })).toBe(true)
    expect(isOfInputMethod({ isComposing: false, keyCode: 229 })).toBe(true)
    expect(isOfInputMethod({ isComposing: false, keyCode: 13 })).toBe(false)
  })

  test('are ignored by every handler of keys that are pressed in a field', () => {
    const handlers = sources.filter(
      ({ text }) =>
        /onKeyDown|'keydown'|'keyup'|onKeyUp/.test(text) && /<(input|textarea)\b|keyAction\(/.test(text),
    )
    expect(handlers.length).toBeGreaterThan(3)
    expect(handlers.filter(({ text }) => !text.includes('isOfInputMethod(')).map(({ path }) => path)).toEqual(
      [],
    )
  })

  test('are recognised in one place', () => {
    const asking = sources.filter(({ text }) => /\.isComposing|keyCode/.test(text))
    expect(asking.map(({ path }) => path)).toEqual(['app/browser/composing.ts'])
  })
})
