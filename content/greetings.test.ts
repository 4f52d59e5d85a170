import { expect, test } from 'vitest'
import { chatGreeting, orderGreeting, pageGreeting } from './greetings.ts'

test('the chat message names the item, and its price if it has one', () => {
  const set = { zh: '盆菜', en: 'Poon choi' }
  expect(chatGreeting(set, 'zh')).toBe('你好！我想查詢「盆菜」。')
  expect(chatGreeting(set, 'zh', { zh: '$98/位', en: '$98 per person' })).toBe(
    '你好！我想查詢「盆菜」（$98/位）。',
  )
  expect(chatGreeting(set, 'en', { zh: '$98/位', en: '$98 per person' })).toBe(
    'Hello! I would like to ask about “Poon choi” ($98 per person).',
  )
  expect(chatGreeting(null, 'en')).toContain('catering')
})

test('the chat message names the page or the order', () => {
  const page = { zh: '泰式到會', en: 'Thai' }
  expect([pageGreeting(page, 'zh'), pageGreeting(page, 'en')]).toEqual([
    '你好！我正在看「泰式到會」頁，想查詢到會服務。',
    'Hello! I am looking at your page “Thai” and would like to ask about catering.',
  ])
  const order = { reference: 'HY-7K2M', due: '12:30', items: ['A ×1', 'B ×2'] }
  expect([orderGreeting(order, 'zh'), orderGreeting(order, 'en')]).toEqual([
    '你好！我想跟進訂單 HY-7K2M（12:30）：A ×1、B ×2。',
    'Hello! I would like to follow up my order HY-7K2M (12:30): A ×1, B ×2.',
  ])
})
