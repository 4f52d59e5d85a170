/** These terms are those of the Personal Data (Privacy) Ordinance. */

import { layout } from '#content/layout.ts'
import { contactUse } from '#content/ordering/policies.ts'
import { callLink } from '#domain/shop/chat-message.ts'
import type { Clause, ClauseEntry } from '#domain/shop/clauses.ts'
import { recordPolicy } from '#domain/shop/policies.ts'
import type { ServiceRules } from '#domain/shop/settings.ts'
import { isStoreUrl, type ShopDetails } from '#domain/shop/shop-details.ts'
import type { ShopSettings } from '#domain/shop/shop-settings.ts'
import type { Text } from '#domain/text.ts'

export const privacyPage = {
  title: {
    zh: '私隱政策 · 個人資料的收集、使用與查閱',
    en: 'Privacy policy: what we collect and why',
  },
  heading: { zh: '私隱政策', en: 'Privacy policy' },
  lead: {
    zh: '為了把食物送到你手上，我們需要知道送去哪裏、交給誰。以下說明收集甚麼資料、作甚麼用途，以及你如何查閱和改正。',
    en: 'To bring food to your door we need to know where and to whom. This page says what we collect, what it is for, and how to see or correct it.',
  },
  description: {
    zh: '私隱政策：收集個人資料的目的、瀏覽器儲存的內容、保存期限、資料轉移、直接促銷，以及查閱和改正資料的方法。',
    en: 'How we handle personal data: purposes, what your browser stores, retention, transfers, direct marketing, and how to ask for access or correction.',
  },
  keywords: {
    zh: '私隱政策,個人資料,個人資料（私隱）條例,查閱資料要求',
    en: 'privacy policy,personal data,PDPO,data access request,Hong Kong catering',
  },
} satisfies Record<string, Text>

/** The Office of the Privacy Commissioner for Personal Data runs this site. */
const commissionerSite = 'https://www.pcpd.org.hk/'

/** This configuration affects visitors' data. */
export interface PrivacyContext {
  readonly shop: Pick<ShopDetails, 'company' | 'address' | 'hotline' | 'email' | 'shopUrl'>
  /** True if another service measures page views. */
  readonly isMeasured: boolean
  /** The live map comes from another service. */
  readonly hasLiveMap: boolean
}

interface RetentionRules extends Pick<ShopSettings, 'customerMonths'> {
  readonly service: Pick<ServiceRules, 'recordYears'>
}

export function privacyClauses(
  { service, customerMonths }: RetentionRules,
  context: PrivacyContext,
): readonly Clause[] {
  return [
    ...collectionBy(context.shop),
    browserStorage(context),
    ...handling(service.recordYears, customerMonths),
    ...rights(recordPolicy.dataRequestDays, recordPolicy.parentalConsentUnder),
    contactClause(context.shop),
  ]
}

const storePolicy: Text = {
  zh: '網店是另一個網站，在該處登記或購物時，請參閱該處的私隱政策。',
  en: ' Our online store is a separate website: what you enter there is covered by its own policy.',
}

const collectionBy = ({ company, shopUrl }: PrivacyContext['shop']): readonly Clause[] => [
  {
    id: 'who',
    title: { zh: '資料使用者', en: 'Who we are' },
    body: [
      {
        zh: `${company.zh}是《個人資料（私隱）條例》（第 486 章）所指的資料使用者，負責透過本網站、電話、電郵及即時通訊（WhatsApp）收集的個人資料。我們按條例的六項保障資料原則行事。`,
        en: `${company.en} is the data user, within the meaning of the Personal Data (Privacy) Ordinance (Cap. 486), of the personal data collected through this website, by telephone, by email and by instant message (WhatsApp). We follow the Ordinance’s six data protection principles.`,
      },
      {
        zh: `瀏覽本網站毋須登記或登入，本網站亦不設顧客帳戶。${isStoreUrl(shopUrl.zh) ? storePolicy.zh : ''}`,
        en: `You need not register or sign in to use this website, and it keeps no customer accounts.${isStoreUrl(shopUrl.en) ? storePolicy.en : ''}`,
      },
    ],
  },
  {
    id: 'collected',
    title: { zh: '收集的資料', en: 'What we collect' },
    body: [
      {
        entries: [
          {
            term: { zh: '網上訂單', en: 'Online orders' },
            text: {
              zh: '聯絡人姓名、電郵、電話及後備電話；送貨地址或自取地點、日期和時段；所選菜式、備註、食物敏感、送貨安排、金額及付款方式。致敏原等健康資料只供備餐及送貨之用。',
              en: 'Contact name, email, phone and backup phone; delivery address or pickup point, date and time slot; the dishes, remarks, food allergies, delivery access, amounts and payment method. Health details, such as allergies, are only used to prepare and deliver the food.',
            },
          },
          {
            term: { zh: '活動查詢及合作表格', en: 'Event and partnership forms' },
            text: {
              zh: '表格不會把資料傳到我們的伺服器。你填寫的內容只在瀏覽器內組成一段訊息，並交給即時通訊程式；由你在程式內按下傳送後，我們才會收到。',
              en: 'These forms send nothing to our server. Your browser turns what you typed into a message and hands it to the chat app; we receive it only once you press send there.',
            },
          },
          {
            term: { zh: '訊息、電話及電郵', en: 'Messages, calls and emails' },
            text: {
              zh: '你主動告訴我們的稱呼、聯絡方法和活動資料。',
              en: 'The name, contact details and event details that you choose to tell us.',
            },
          },
          {
            term: { zh: '付款', en: 'Payment' },
            text: {
              zh: '本網站不會要求或儲存信用卡號碼。核對轉賬時，我們會看到付款人名稱、金額和你交來的付款證明。',
              en: 'This website neither asks for nor stores card numbers. When we check a transfer we see the payer’s name, the amount and the proof of payment that you send us.',
            },
          },
          {
            term: { zh: '送貨紀錄', en: 'Delivery records' },
            text: {
              zh: '出車和送達時間、交收人姓名、交收相片。送貨當日，你會看到司機的名字和電話。',
              en: 'Dispatch and arrival times, who received the food, photos of the hand-over. On the day you see the driver’s name and phone number.',
            },
          },
          {
            term: { zh: '技術紀錄', en: 'Technical records' },
            text: {
              zh: '伺服器只記錄程式錯誤，內容不包括姓名、電話、地址或訂單內容。',
              en: 'Our server records software errors only, never names, phone numbers, addresses or what was ordered.',
            },
          },
        ],
      },
      {
        zh: '訂單表格內標有星號的資料必須提供，否則我們無法接單、送貨或與你聯絡；其他欄目可自行決定是否填寫。請先取得收餐人或同行賓客同意，才代他們提供資料。',
        en: 'Fields of the order form marked with an asterisk are needed: without them we cannot take the order, deliver it or reach you. The rest is up to you. Please ask the people concerned before you give us the details of a recipient or guest.',
      },
    ],
  },
  {
    id: 'purposes',
    title: { zh: '收集目的', en: 'What it is used for' },
    body: [
      contactUse,
      {
        points: [
          {
            zh: '送貨地址、日期和備註：準備食物、安排車輛、把食物交到收餐人手上。',
            en: 'The address, date and remarks: to prepare the food, plan the delivery and hand it over.',
          },
          {
            zh: '訂單紀錄：處理該訂單的改期、退款、查詢或投訴，以及履行會計和稅務責任。',
            en: 'The record of an order: to deal with changes, refunds, questions or complaints, and to meet accounting and tax duties.',
          },
          {
            zh: '查詢、報價和合作建議的內容：回覆你，以及在你同意後安排活動。',
            en: 'Enquiries, requests for quotation and proposals: to answer you and, once you agree, to arrange the event.',
          },
        ],
      },
      {
        zh: '未得你的訂明同意，我們不會把資料用於其他新目的。',
        en: 'We will not use the data for a new purpose without your prescribed consent.',
      },
    ],
  },
  {
    id: 'marketing',
    title: { zh: '直接促銷', en: 'Direct marketing' },
    body: [
      {
        zh: '未得你同意，我們不會使用你的個人資料作直接促銷，亦不會提供予他人作該等用途。落單或查詢並不等於同意接收宣傳。即使曾經同意，你仍可隨時以電郵通知我們停止，費用全免。',
        en: 'We do not use your personal data in direct marketing, or provide it to others for that use, without your consent. Placing an order or asking a question is not consent. If you have consented, you may tell us by email to stop at any time, free of charge.',
      },
    ],
  },
]

function browserStorage({ isMeasured, hasLiveMap }: PrivacyContext): Clause {
  return {
    id: 'browser',
    title: { zh: 'Cookies 與瀏覽器儲存', en: 'Cookies and browser storage' },
    body: [
      {
        zh: '本網站本身不設 cookies。以下內容只存放在你的瀏覽器，方便你繼續未完成的步驟；按本頁底的「忘記這部裝置」或清除瀏覽器資料即可刪除。',
        en: 'This website itself sets no cookies. The following is kept in your browser alone, so that you can carry on where you left off; “Forget this device” at the end of this page, or clearing the browser’s site data, removes it.',
      },
      { entries: storageClauses },
      isMeasured ? measurement : notMeasured,
      hasLiveMap ? liveMap : drawnMap,
    ],
  }
}

const storageClauses: readonly ClauseEntry[] = [
  {
    term: { zh: '購物籃', en: 'Basket' },
    text: {
      zh: '已揀的套餐、菜式和數量。保留至你移除、落單或清除瀏覽器資料為止（localStorage）。',
      en: 'The sets, dishes and numbers chosen. Kept until you remove them, order, or clear site data (localStorage).',
    },
  },
  {
    term: { zh: '未完成的訂單', en: 'Unfinished order' },
    text: {
      zh: '訂購視窗內填寫中的送貨和聯絡資料。只存於該分頁，落單成功或關閉分頁後清除（sessionStorage）。',
      en: 'Delivery and contact details being filled in. Kept in that tab only, and cleared once the order is placed or the tab closed (sessionStorage).',
    },
  },
  {
    term: { zh: '餐牌篩選', en: 'Filter of the menu' },
    text: {
      zh: '揀餐時選定的人數、預算、飲食需要和致敏原。只存於該分頁，清除篩選或關閉分頁後刪除（sessionStorage）。',
      en: 'The number of guests, budget, dietary needs and allergens chosen for this visit. Kept in that tab only, and cleared with the filter or the tab (sessionStorage).',
    },
  },
  {
    term: { zh: '選擇中的菜式', en: 'Dishes being chosen' },
    text: {
      zh: '套餐頁上選到一半的菜式。關閉分頁後清除（sessionStorage）。',
      en: 'A half-made choice on a set’s page. Cleared with the tab (sessionStorage).',
    },
  },
  {
    term: { zh: '查詢草稿', en: 'Enquiry draft' },
    text: {
      zh: '活動查詢表格內填寫中的內容。成功交到即時通訊程式、按「重新填寫」或關閉分頁後清除（sessionStorage）。',
      en: 'What you are typing into the enquiry form. Cleared once handed to the chat app, when you start again, or with the tab (sessionStorage).',
    },
  },
  {
    term: { zh: '已關閉的優惠', en: 'Dismissed offers' },
    text: {
      zh: '記住你關閉了哪一則優惠，免得再次彈出（localStorage 或 sessionStorage）。',
      en: 'Which offer you closed, so that it stays closed (localStorage or sessionStorage).',
    },
  },
  {
    term: { zh: '看過的頁面', en: 'Pages seen' },
    text: {
      zh: '看過的頁面、圖片和程式，讓你沒有網絡時仍可翻看。保留最多 60 日（Cache Storage、IndexedDB）。',
      en: 'Pages, pictures and scripts, so that you can look at them without a connection. Kept for up to 60 days (Cache Storage, IndexedDB).',
    },
  },
  {
    term: { zh: '訂單頁', en: 'Order pages' },
    text: {
      zh: '你打開過的訂單頁和日曆檔，讓你沒有網絡時仍可查閱。滿 90 日後不再顯示，並在你下次瀏覽本網站時刪除；如使用公用裝置，請按「忘記這部裝置」（Cache Storage）。',
      en: 'The page and calendar file of an order that you have opened, so that you can read them without a connection. Not shown after 90 days, and deleted when you next visit this website; on a shared device, please press “Forget this device” (Cache Storage).',
    },
  },
  {
    term: { zh: '頁面位置', en: 'Place on the page' },
    text: {
      zh: '轉換語言時讀到哪裏，隨即清除（sessionStorage）。',
      en: 'How far you had read when switching language; cleared at once (sessionStorage).',
    },
  },
]

const measurement: Text = {
  zh: '我們以 Google Analytics 統計各頁的瀏覽次數。該服務會在你的裝置設定 cookies，並接收網頁地址和 IP 地址；訂單內容和聯絡資料不會交給該服務。你可在瀏覽器封鎖 cookies，網站照常可用。',
  en: 'We count page views with Google Analytics, which sets cookies on your device and receives the page’s address and your IP address; what you order and your contact details are not given to it. You may block cookies in your browser; the site still works.',
}

const notMeasured: Text = {
  zh: '本網站目前沒有使用流量分析或廣告追蹤服務。',
  en: 'This website does not currently use analytics or advertising trackers.',
}

const liveMap: Text = {
  zh: '頁面上的地圖由 Google Maps 提供，捲動到地圖時才會載入，屆時 Google 會接收你的 IP 地址和所在頁面。',
  en: 'The map comes from Google Maps. It is loaded only when you scroll to it; Google then receives your IP address and the page you are on.',
}

const drawnMap: Text = {
  zh: '頁面上的地圖是我們繪畫的圖片，不會連接其他網站。',
  en: 'The map on our pages is a drawing of our own and contacts no other website.',
}

function handling(recordYears: number, customerMonths: number): readonly Clause[] {
  return [
    {
      id: 'transfer',
      title: { zh: '資料轉移及處理者', en: 'Who we share it with' },
      body: [
        {
          zh: '我們不會出售個人資料。為達到上述目的，資料只會按需要交予：',
          en: 'We do not sell personal data. For the purposes above, it is passed on only as needed to:',
        },
        {
          points: [
            {
              zh: '送貨人員：收餐人姓名、電話、地址和送達時間。',
              en: 'our drivers: the recipient’s name, phone, address and delivery time;',
            },
            {
              zh: '銀行及付款服務商：處理付款和退款所需的資料。',
              en: 'banks and payment providers: what is needed for a payment or refund;',
            },
            {
              zh: '代我們處理資料的網站寄存、電郵及即時通訊服務商。我們會以合約或其他方法，防止資料未經授權被查閱、使用或保存過久。',
              en: 'data processors that host our website, email and chats for us. By contract or other means we prevent unauthorised access or use, and data being kept for longer than needed;',
            },
            {
              zh: '法例或法庭命令要求時的有關當局。',
              en: 'authorities, where the law or a court order requires it.',
            },
          ],
        },
        {
          zh: '即時通訊及電郵服務商的伺服器可能設於香港以外，其處理方式受該服務商的條款規管。',
          en: 'The servers of chat and email services may be outside Hong Kong, and are subject to those services’ own terms.',
        },
      ],
    },
    {
      id: 'retention',
      title: { zh: '保存期限', en: 'How long we keep it' },
      body: [
        {
          points: [
            {
              zh: `訂單內的姓名、電話、電郵、地址、備註、食物敏感、付款和送達相片，在送貨日後 ${customerMonths} 個月刪除；訂單未完成、未付清或等候退款時，會在事情辦妥後刪除。`,
              en: `The name, phone, email, address, notes, allergies and pictures of payment and delivery in an order are erased ${customerMonths} months after the delivery day, or once the order is completed, paid and refunded if that is later.`,
            },
            {
              zh: `日期、菜式、送貨區和金額屬業務紀錄，按《稅務條例》（第 112 章）由交易完成起保存至少 ${recordYears} 年，當中再沒有你的個人資料。`,
              en: `Dates, dishes, delivery zone and amounts are business records, kept for at least ${recordYears} years from completion under the Inland Revenue Ordinance (Cap. 112); they no longer contain your personal data.`,
            },
            {
              zh: '沒有成為訂單的查詢和報價，在毋須再跟進後刪除。',
              en: 'Enquiries and quotations that lead to no order are erased once they need no further follow-up.',
            },
            {
              zh: '未完成的訂單和查詢草稿從未離開你的瀏覽器，我們沒有副本。',
              en: 'Unfinished orders and enquiry drafts never leave your browser; we hold no copy.',
            },
          ],
        },
      ],
    },
    {
      id: 'security',
      title: { zh: '資料保安', en: 'How it is protected' },
      body: [
        {
          zh: '只有處理訂單的職員可以查閱你的資料。訂單頁須以落單後發給你的專屬連結開啟，請勿轉發予無關人士。任何傳輸方式都不能保證絕對安全；如有資料外洩而可能對你造成損害，我們會盡快通知你及私隱專員。',
          en: 'Only staff who handle orders can see your data. An order’s page opens with the private link given to you when you ordered, so please do not share it with anyone who is not involved. No method of transmission is completely secure. If a breach is likely to harm you, we will notify you and the Privacy Commissioner as soon as practicable.',
        },
      ],
    },
  ]
}

function rights(answerDays: number, consentUnder: number): readonly Clause[] {
  return [
    {
      id: 'rights',
      title: { zh: '查閱及改正資料', en: 'Access and correction' },
      body: [
        {
          zh: '根據條例，你有權：',
          en: 'Under the Ordinance you may:',
        },
        {
          points: [
            {
              zh: '查詢我們是否持有你的個人資料，並索取複本（查閱資料要求）；',
              en: 'ask whether we hold personal data about you and have a copy of it (a data access request);',
            },
            {
              zh: '要求改正不準確的資料（改正資料要求）；',
              en: 'have inaccurate data corrected (a data correction request);',
            },
            {
              zh: '要求我們提早刪除你的個人資料；未完成、未付清或等候退款的訂單，會在辦妥後刪除；',
              en: 'ask us to erase your data earlier; where an order is not yet completed, paid or refunded, we do so once it is;',
            },
            {
              zh: '查詢我們在個人資料方面的政策和實務。',
              en: 'ask about our policies and practices on personal data.',
            },
          ],
        },
        {
          zh: `請以書面向下列地址或電郵提出。我們會先核實你的身分，並在收到要求後 ${answerDays} 日內答覆。處理查閱要求可能收取不超乎適度的費用，並會事先告知；改正資料不收費。`,
          en: `Please write to the address or email below. We will check your identity first and answer within ${answerDays} days of receiving the request. A data access request may carry a fee that is not excessive, which we will tell you beforehand; corrections are free.`,
        },
      ],
    },
    {
      id: 'minors',
      title: { zh: '未成年人', en: 'Children' },
      body: [
        {
          zh: `未滿 ${consentUnder} 歲的人士，須先得到父母或監護人同意，才可向我們提供個人資料。如我們得知在未經同意下收集了兒童的資料，會盡快刪除。`,
          en: `Anyone under ${consentUnder} needs the consent of a parent or guardian before giving us personal data. Where we learn that a child’s data was collected without it, we will erase it promptly.`,
        },
      ],
    },
    {
      id: 'changes',
      title: { zh: '政策更新', en: 'Changes to this policy' },
      body: [
        {
          zh: '本政策如有修訂，會在本頁公布。修訂不會追溯改變已收集資料的用途。',
          en: 'Changes are published on this page. They do not affect how data collected earlier may be used.',
        },
      ],
    },
  ]
}

function contactClause({ company, address, email, hotline }: PrivacyContext['shop']): Clause {
  return {
    id: 'contact',
    title: { zh: '聯絡及投訴', en: 'Contact and complaints' },
    body: [
      {
        zh: '查閱、改正資料或其他私隱查詢，請聯絡本公司的保障資料主任（Data Protection Officer）：',
        en: 'For access, correction or any other question about privacy, please contact our data protection officer:',
      },
      {
        entries: [
          { term: layout.mail, text: { zh: email, en: email }, href: `mailto:${email}` },
          {
            term: { zh: '郵寄', en: 'Post' },
            text: {
              zh: `${address.zh}，${company.zh}`,
              en: `${company.en}, ${address.en}`,
            },
          },
          {
            term: layout.hotline,
            text: { zh: hotline, en: hotline },
            href: callLink(hotline),
          },
          {
            term: { zh: '投訴', en: 'Complaints' },
            text: {
              zh: '香港個人資料私隱專員公署',
              en: 'Office of the Privacy Commissioner for Personal Data, Hong Kong',
            },
            href: commissionerSite,
          },
        ],
      },
      {
        zh: '如不滿意我們的答覆，你可以向個人資料私隱專員公署投訴。',
        en: 'If our answer does not satisfy you, you may complain to the Office of the Privacy Commissioner for Personal Data.',
      },
    ],
  }
}
