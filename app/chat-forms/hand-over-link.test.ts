import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cooperationMessage } from '#content/pages/cooperation-form.ts'
import { enquiryMessage } from '#content/pages/enquiry-form.ts'
import { calendarDate } from '#domain/calendar.ts'
import { maxLetters } from '#domain/input-limits.ts'
import { type HandOver, handOver } from '#domain/shop/chat-hand-over.ts'
import { longestLink } from '#domain/shop/chat-message.ts'
import { type Cooperation, cooperationShortening, cooperationTypes } from '#domain/shop/cooperation.ts'
import {
  type EnquiryDraft,
  enquiryShortening,
  equipmentKinds,
  servingStyles,
} from '#domain/shop/event-enquiry.ts'
import type { Lang } from '#domain/text.ts'
import { demoSettings } from '#tests/support/store/catalogue.ts'
import { acceptedEnquiry, goodEnquiry } from '#tests/support/store/good-enquiry.ts'

const number = '85220000012'
const rules = { today: calendarDate('2026-11-20'), slots: demoSettings().slots }

const textOf = (link: string) => new URL(link).searchParams.get('text') ?? ''

const enquire = (draft: EnquiryDraft, lang: Lang): HandOver<string> =>
  handOver(number, enquiryMessage(acceptedEnquiry(draft), lang), enquiryShortening)

describe('the chat link', () => {
  test('contains every character of the answers as typed', () => {
    const food = `#&+="'%20\n<b> 🎂👨‍👩‍👧 \u200fשלום\u200e ?`
    const { link, message, cutFields } = enquire({ ...goodEnquiry, food }, 'zh')
    expect(cutFields).toEqual([])
    expect(textOf(link)).toBe(message)
    expect(message).toContain(food)
  })

  test('contains the whole accepted text, or names the fields that it shortened', () => {
    fc.assert(
      fc.property(drafts, fc.constantFrom('zh', 'en'), (draft, lang) => {
        const { link, text, message, cutFields } = enquire(draft, lang)
        expect(link.length).toBeLessThan(longestLink)
        expect(textOf(link)).toBe(text)
        if (cutFields.length === 0) expect(text).toBe(message)
        else expect(text).toContain('…')
        const { food, remarks, ...values } = acceptedEnquiry(draft)
        expect(message).toContain(food)
        expect(message).toContain(remarks)
        for (const value of [values.email, values.phone, values.date, String(values.guests)])
          expect(text).toContain(value)
      }),
      { numRuns: 150 },
    )
  })

  test('is short enough even with the longest answers', () => {
    for (const letter of ['🏠', '宴', '#']) {
      const longest = {
        ...goodEnquiry,
        name: letter === '#' ? 'x'.repeat(60) : `x${letter.repeat(59)}`,
        email: `${'#'.repeat(64)}@${'a'.repeat(60)}.${'b'.repeat(60)}.${'c'.repeat(60)}.co`,
        phone: '+86 138 1234 5678',
        company: letter.repeat(maxLetters.company),
        location: letter.repeat(maxLetters.location),
        guests: '2000',
        budget: letter.repeat(maxLetters.budget),
        servingStyle: 'reception',
        waiters: '200',
        food: letter.repeat(maxLetters.food),
        drinks: letter.repeat(maxLetters.drinks),
        equipment: equipmentKinds.join(),
        remarks: letter.repeat(maxLetters.remarks),
      }
      for (const lang of ['zh', 'en'] as const) {
        const { link, text, message } = enquire(longest, lang)
        expect(link.length).toBeLessThan(longestLink)
        expect(textOf(link)).toBe(text)
        expect(text).toContain(longest.email)
        expect(message).toContain(longest.remarks)
      }
    }
  })

  test('shortens only long remarks if that is enough', () => {
    const { cutFields, text, message } = enquire(
      { ...goodEnquiry, remarks: '請預留素食者位置。'.repeat(60) },
      'zh',
    )
    expect(cutFields).toEqual(['remarks'])
    expect(text).toMatch(/備註：(請預留素食者位置。){10,}.*…$/)
    expect(message).toContain('請預留素食者位置。'.repeat(60))
  })

  test('shortens other long answers before the remarks', () => {
    const { cutFields, text } = enquire(
      { ...goodEnquiry, food: '壽司、'.repeat(100), remarks: '請按門鈴' },
      'zh',
    )
    expect(cutFields).toEqual(['food'])
    expect(text).toMatch(/備註：請按門鈴$/)
  })

  test('is short enough for a partnership enquiry', () => {
    for (const lang of ['zh', 'en'] as const)
      for (const cooperationType of cooperationTypes) {
        const request = {
          name: '🏠'.repeat(60),
          email: `${'#'.repeat(64)}@b.co`,
          phone: '+8613812345678',
          company: '🏠'.repeat(80),
          cooperationType,
        }
        const { link, text, cutFields } = cooperate(request, lang)
        expect(link.length).toBeLessThan(longestLink)
        expect(textOf(link)).toBe(text)
        expect(cutFields).toContain('company')
      }
  })
})

const cooperate = (cooperation: Cooperation, lang: Lang) =>
  handOver(number, cooperationMessage(cooperation, lang), cooperationShortening)

/** The letters include those that break URLs. */
const field = (maxLength: number) =>
  fc
    .string({
      unit: fc.oneof(
        fc.constantFrom(
          '#',
          '&',
          '+',
          '"',
          '\n',
          '\r\n',
          '%',
          '宴',
          '🎂',
          '\u200f',
          '\u202e',
          '\u0000',
          ' ',
          '=',
        ),
        fc.string({ minLength: 1, maxLength: 1 }),
        fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 }),
      ),
      maxLength: Math.floor(maxLength / 4),
      size: 'max',
    })
    .filter((text) => [...text].length <= maxLength)

const answerField = (maxLength: number) => field(maxLength - 4).map((text) => `x${text}`)

const drafts: fc.Arbitrary<EnquiryDraft> = fc.record({
  name: answerField(maxLetters.name),
  email: fc.constantFrom('chan@example.com', "o'neil+a&b@example.com"),
  phone: fc.constantFrom('91234567', '+86 138 1234 5678'),
  company: field(maxLetters.company),
  date: fc.constantFrom('2026-11-20', '2027-01-01'),
  slot: fc.constantFrom(...rules.slots.map(({ from }) => from)),
  location: answerField(maxLetters.location),
  guests: fc.integer({ min: 1, max: 2000 }).map(String),
  budget: answerField(maxLetters.budget),
  servingStyle: fc.constantFrom('', ...servingStyles),
  waiters: fc.constantFrom('', '0', '12'),
  food: answerField(maxLetters.food),
  drinks: field(maxLetters.drinks),
  equipment: fc.subarray([...equipmentKinds]).map((kinds) => kinds.join()),
  remarks: field(maxLetters.remarks),
})
