import { contactUse } from '#content/ordering/policies.ts'
import { callLink } from '#domain/shop/chat-message.ts'
import type { Clause } from '#domain/shop/clauses.ts'
import type { Figures } from '#domain/shop/figures.ts'
import type { ShopDetails } from '#domain/shop/shop-details.ts'

export interface TermsContact {
  readonly shop: Pick<ShopDetails, 'company' | 'address' | 'hotline' | 'email' | 'shopUrl'>
  readonly chatHref: string
  readonly privacyHref: string
}

export function closingClauses(
  { shop, chatHref, privacyHref }: TermsContact,
  { service }: Pick<Figures, 'service'>,
): readonly Clause[] {
  const { disputeTerms } = service.statements
  const { address, hotline, email } = shop
  return [
    {
      id: 'liability',
      title: { zh: '責任', en: 'Liability' },
      body: [
        {
          zh: '因我們不能控制的情況（例如封路、停電或政府措施）而未能履行訂單，我們會盡快通知你，並由你選擇改期或退回已付款項。惡劣天氣按上文「惡劣天氣」一節處理。',
          en: 'If circumstances beyond our control, such as closed roads, a power cut or government measures, prevent us from fulfilling an order, we will tell you as soon as we can and you may choose another date or a refund. For bad weather, see “Bad weather” above.',
        },
        {
          zh: '除此以外，我們對每張訂單的責任，以該訂單已付金額為限（在《管制免責條款條例》（第 71 章）容許的範圍內）。本條款不排除或限制法律不容許排除或限制的責任，包括因疏忽引致的死亡或人身傷害，亦不影響你依法享有的權利。',
          en: 'Otherwise, our liability for an order is limited to the amount paid for it, to the extent permitted by the Control of Exemption Clauses Ordinance (Cap. 71). Nothing in these terms excludes or limits liability that the law does not allow us to exclude or limit, including liability for death or personal injury caused by negligence, or affects your rights under the law.',
        },
      ],
    },
    {
      id: 'personal-data',
      title: { zh: '個人資料', en: 'Personal data' },
      body: [
        contactUse,
        {
          entries: [
            {
              term: { zh: '詳情', en: 'More' },
              text: { zh: '私隱政策', en: 'Privacy policy' },
              href: privacyHref,
            },
          ],
        },
      ],
    },
    {
      id: 'about-these-terms',
      title: { zh: '條款更新及適用法律', en: 'Changes to these terms and governing law' },
      body: [
        {
          zh: '我們可更新本條款；新版本由刊登時起適用於其後的訂單，之前的訂單不受影響。本條款受香港特別行政區法律管限，雙方同意接受香港法院的非專屬司法管轄權。',
          en: 'We may update these terms; a new version applies to orders placed after it is published, not to those placed before. These terms are governed by the laws of the Hong Kong Special Administrative Region, and the parties submit to the non-exclusive jurisdiction of the Hong Kong courts.',
        },
        {
          zh: '除你與我們之外，任何人無權根據《合約（第三者權利）條例》（第 623 章）強制執行本條款。',
          en: 'No person other than you and us may enforce these terms under the Contracts (Rights of Third Parties) Ordinance (Cap. 623).',
        },
        ...(disputeTerms ? [disputeTerms] : []),
      ],
    },
    {
      id: 'contact',
      title: { zh: '聯絡', en: 'Contact' },
      body: [
        {
          entries: [
            {
              term: { zh: '電話', en: 'Telephone' },
              text: { zh: hotline, en: hotline },
              href: callLink(hotline),
            },
            { term: { zh: '電郵', en: 'Email' }, text: { zh: email, en: email }, href: `mailto:${email}` },
            {
              term: { zh: 'WhatsApp', en: 'WhatsApp' },
              text: { zh: '傳訊息', en: 'Send a message' },
              href: chatHref,
            },
            { term: { zh: '地址', en: 'Address' }, text: address },
          ],
        },
      ],
    },
  ]
}
