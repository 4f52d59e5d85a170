/** From an accepted form to the text that arrives in the chat. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cooperationMessage } from '#content/pages/cooperation-form.ts'
import { enquiryMessage } from '#content/pages/enquiry-form.ts'
import { calendarDate } from '#domain/calendar.ts'
import { type HandOver, handOver } from '#domain/chat-hand-over.ts'
import { longestLink, mailLink } from '#domain/chat-message.ts'
import {
  type Cooperation,
  checkCooperation,
  cooperationShortening,
  cooperationTypes,
} from '#domain/cooperation.ts'
import {
  checkEnquiry,
  type Enquiry,
  type EnquiryDraft,
  emptyEnquiry,
  enquiryShortening,
  equipmentKinds,
  servingStyles,
} from '#domain/event-enquiry.ts'
import { maxLetters } from '#domain/input-limits.ts'
import type { Lang } from '#domain/text.ts'
import { demoSettings } from '#tests/support/catalogue.ts'

const number = '85220000012'
const rules = { today: calendarDate('2026-11-20'), slots: demoSettings().slots }

const textOf = (link: string) => new URL(link).searchParams.get('text') ?? ''

const good: EnquiryDraft = {
  ...emptyEnquiry,
  name: '陳大文',
  email: 'chan@example.com',
  phone: '9123 4567',
  date: '2026-12-24',
  slot: '12:30',
  location: '觀塘開源道',
  guests: '80',
  budget: '$20,000',
  food: '中式小食',
}

function accepted(draft: EnquiryDraft): Enquiry {
  const check = checkEnquiry(draft, rules)
  if (!check.ok) throw new Error(check.refusals.map(({ field, code }) => `${field} ${code}`).join())
  return check.value
}

const enquire = (draft: EnquiryDraft, lang: Lang): HandOver<string> =>
  handOver(number, enquiryMessage(accepted(draft), lang), enquiryShortening)

describe('the message', () => {
  const full: EnquiryDraft = {
    ...good,
    company: '海柏科技',
    servingStyle: 'lunch-box',
    waiters: '4',
    drinks: '凍檸茶',
    equipment: 'heat-stove,table',
    remarks: '有素食者\n請打電話',
  }

  test('holds every field in Chinese', () => {
    expect(enquire(full, 'zh').message).toBe(
      [
        '你好！我想查詢活動到會：',
        '稱呼：陳大文',
        '電郵：chan@example.com',
        '電話：+85291234567',
        '公司：海柏科技',
        '日期：2026-12-24',
        '時間：12:30–13:00',
        '地點：觀塘開源道',
        '人數：80',
        '預算：$20,000',
        '形式：飯盒',
        '侍應：4',
        '食物：中式小食',
        '飲品：凍檸茶',
        '器材：保溫爐、長枱',
        '備註：有素食者\n請打電話',
      ].join('\n'),
    )
  })

  test('holds them in English, with the Chinese labels staff read', () => {
    const { message } = enquire(full, 'en')
    expect(message).toContain('Hello! I would like to ask about catering an event:\nName 稱呼: 陳大文\n')
    expect(message).toContain('\nStyle 形式: Lunch boxes\nStaff 侍應: 4\n')
    expect(message).toContain('\nEquipment 器材: Food warmers, Long tables\n')
  })

  test('leaves out what was not answered', () => {
    expect(enquire(good, 'zh').message).not.toMatch(/公司|飲品|備註|器材|侍應/)
    expect(enquire({ ...good, waiters: '0' }, 'zh').message).toContain('侍應：0')
  })

  test('of a cooperation names the company and the type', () => {
    const check = checkCooperation({
      name: '陳文',
      email: 'a@b.co',
      phone: '91234567',
      company: '海柏科技',
      cooperationType: 'party-room',
    })
    const asked = (check.ok && check.value) as Cooperation
    expect(cooperate(asked, 'zh').message).toBe(
      '你好！我想查詢企業合作：\n稱呼：陳文\n電郵：a@b.co\n聯絡電話：+85291234567\n公司名稱：海柏科技\n合作類別：派對房（Party Room）',
    )
    expect(cooperate(asked, 'en').message).toContain('Type of cooperation 合作類別: Party room')
  })
})

describe('the link', () => {
  test('arrives as typed, whatever is typed', () => {
    const food = `#&+="'%20\n<b> 🎂👨‍👩‍👧 \u200fשלום\u200e ?`
    const { link, message, shortened } = enquire({ ...good, food }, 'zh')
    expect(shortened).toEqual([])
    expect(textOf(link)).toBe(message)
    expect(message).toContain(food)
  })

  test('says exactly the accepted text, or tells what it shortened', () => {
    fc.assert(
      fc.property(drafts, fc.constantFrom('zh', 'en'), (draft, lang) => {
        const { link, text, message, shortened } = enquire(draft, lang)
        expect(link.length).toBeLessThan(longestLink)
        expect(textOf(link)).toBe(text)
        if (shortened.length === 0) expect(text).toBe(message)
        else expect(text).toContain('…')
        const { food, remarks, ...values } = accepted(draft)
        expect(message).toContain(food)
        expect(message).toContain(remarks)
        for (const value of [values.email, values.phone, values.date, String(values.guests)])
          expect(text).toContain(value)
      }),
      { numRuns: 150 },
    )
  })

  test('is short enough with the longest answers there can be', () => {
    for (const letter of ['🏠', '宴', '#']) {
      const longest = {
        ...good,
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

  test('shortens long remarks alone where that is enough', () => {
    const { shortened, text, message } = enquire({ ...good, remarks: '請預留素食者位置。'.repeat(60) }, 'zh')
    expect(shortened).toEqual(['remarks'])
    expect(text).toMatch(/備註：(請預留素食者位置。){10,}.*…$/)
    expect(message).toContain('請預留素食者位置。'.repeat(60))
  })

  test('shortens other long answers before it touches the remarks', () => {
    const { shortened, text } = enquire({ ...good, food: '壽司、'.repeat(100), remarks: '請按門鈴' }, 'zh')
    expect(shortened).toEqual(['food'])
    expect(text).toMatch(/備註：請按門鈴$/)
  })

  test('of a cooperation is short enough too', () => {
    for (const lang of ['zh', 'en'] as const)
      for (const cooperationType of cooperationTypes) {
        const asked = {
          name: '🏠'.repeat(60),
          email: `${'#'.repeat(64)}@b.co`,
          phone: '+8613812345678',
          company: '🏠'.repeat(80),
          cooperationType,
        }
        const { link, text, shortened } = cooperate(asked, lang)
        expect(link.length).toBeLessThan(longestLink)
        expect(textOf(link)).toBe(text)
        expect(shortened).toContain('company')
      }
  })
})

test('a letter has the same text, with the line ends of mail', () => {
  const link = new URL(mailLink('hello@hoiyuen.example', '活動查詢', 'a & b\nc+d'))
  expect(link.pathname).toBe('hello@hoiyuen.example')
  expect(decodeURIComponent(link.search)).toBe('?subject=活動查詢&body=a & b\r\nc+d')
})

const cooperate = (asked: Cooperation, lang: Lang) =>
  handOver(number, cooperationMessage(asked, lang), cooperationShortening)

/** Letters of every kind, those that break addresses among them. */
const typed = (maxLength: number) =>
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

const answered = (maxLength: number) => typed(maxLength - 4).map((text) => `x${text}`)

const drafts: fc.Arbitrary<EnquiryDraft> = fc.record({
  name: answered(maxLetters.name),
  email: fc.constantFrom('chan@example.com', "o'neil+a&b@example.com"),
  phone: fc.constantFrom('91234567', '+86 138 1234 5678'),
  company: typed(maxLetters.company),
  date: fc.constantFrom('2026-11-20', '2027-01-01'),
  slot: fc.constantFrom(...rules.slots.map(({ from }) => from)),
  location: answered(maxLetters.location),
  guests: fc.integer({ min: 1, max: 2000 }).map(String),
  budget: answered(maxLetters.budget),
  servingStyle: fc.constantFrom('', ...servingStyles),
  waiters: fc.constantFrom('', '0', '12'),
  food: answered(maxLetters.food),
  drinks: typed(maxLetters.drinks),
  equipment: fc.subarray([...equipmentKinds]).map((kinds) => kinds.join()),
  remarks: typed(maxLetters.remarks),
})
