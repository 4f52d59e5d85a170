/** Visitors send these first chat messages (spec sections 1 and 7). */
import type { Lang, Text } from '#domain/text.ts'
import { between } from './phrases.ts'

/** Names the item on the page, if any, with its displayed price. */
export function chatGreeting(subject: Text | null, lang: Lang, price?: Text): string {
  if (!subject)
    return lang === 'zh' ? '你好！我想查詢到會服務。' : 'Hello! I would like to ask about catering.'
  return lang === 'zh'
    ? `你好！我想查詢「${subject.zh}」${price ? `（${price.zh}）` : ''}。`
    : `Hello! I would like to ask about “${subject.en}”${price ? ` (${price.en})` : ''}.`
}

/** @param page the page's name in menus */
export function pageGreeting(page: Text, lang: Lang): string {
  return lang === 'zh'
    ? `你好！我正在看「${page.zh}」頁，想查詢到會服務。`
    : `Hello! I am looking at your page “${page.en}” and would like to ask about catering.`
}

export function orderGreeting(
  {
    reference,
    due,
    items,
  }: { readonly reference: string; readonly due: string; readonly items: readonly string[] },
  lang: Lang,
): string {
  const about = items.join(between.items[lang])
  return lang === 'zh'
    ? `你好！我想跟進訂單 ${reference}（${due}）：${about}。`
    : `Hello! I would like to follow up my order ${reference} (${due}): ${about}.`
}
