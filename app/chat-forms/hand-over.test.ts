import { describe, expect, test } from 'vitest'
import { cooperationMessage } from '#content/pages/cooperation-form.ts'
import { enquiryMessage } from '#content/pages/enquiry-form.ts'
import { type HandOver, handOver } from '#domain/shop/chat-hand-over.ts'
import { mailLink } from '#domain/shop/chat-message.ts'
import { type Cooperation, checkCooperation, cooperationShortening } from '#domain/shop/cooperation.ts'
import { type EnquiryDraft, enquiryShortening } from '#domain/shop/event-enquiry.ts'
import type { Lang } from '#domain/text.ts'
import { acceptedEnquiry, goodEnquiry } from '#tests/support/store/good-enquiry.ts'

const number = '85220000012'

const enquire = (draft: EnquiryDraft, lang: Lang): HandOver<string> =>
  handOver(number, enquiryMessage(acceptedEnquiry(draft), lang), enquiryShortening)

describe('the chat message', () => {
  const full: EnquiryDraft = {
    ...goodEnquiry,
    company: '海柏科技',
    servingStyle: 'lunch-box',
    waiters: '4',
    drinks: '凍檸茶',
    equipment: 'heat-stove,table',
    remarks: '有素食者\n請打電話',
  }

  test('contains every field in Chinese', () => {
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

  test('contains every field in English, with the Chinese labels that staff read', () => {
    const { message } = enquire(full, 'en')
    expect(message).toContain('Hello! I would like to ask about catering an event:\nName 稱呼: 陳大文\n')
    expect(message).toContain('\nStyle 形式: Lunch boxes\nStaff 侍應: 4\n')
    expect(message).toContain('\nEquipment 器材: Food warmers, Long tables\n')
  })

  test('omits fields without an answer', () => {
    expect(enquire(goodEnquiry, 'zh').message).not.toMatch(/公司|飲品|備註|器材|侍應/)
    expect(enquire({ ...goodEnquiry, waiters: '0' }, 'zh').message).toContain('侍應：0')
  })

  test('names the company and the type of a partnership enquiry', () => {
    const check = checkCooperation({
      name: '陳文',
      email: 'a@b.co',
      phone: '91234567',
      company: '海柏科技',
      cooperationType: 'party-room',
    })
    const cooperation = (check.ok && check.value) as Cooperation
    expect(cooperate(cooperation, 'zh').message).toBe(
      '你好！我想查詢企業合作：\n稱呼：陳文\n電郵：a@b.co\n聯絡電話：+85291234567\n公司名稱：海柏科技\n合作類別：派對房（Party Room）',
    )
    expect(cooperate(cooperation, 'en').message).toContain('Type of partnership 合作類別: Party room')
  })
})

test('an e-mail has the same text as the chat message, with the line ends of mail', () => {
  const link = new URL(mailLink('hello@hoiyuen.example', '活動查詢', 'a & b\nc+d'))
  expect(link.pathname).toBe('hello@hoiyuen.example')
  expect(decodeURIComponent(link.search)).toBe('?subject=活動查詢&body=a & b\r\nc+d')
})

const cooperate = (cooperation: Cooperation, lang: Lang) =>
  handOver(number, cooperationMessage(cooperation, lang), cooperationShortening)
