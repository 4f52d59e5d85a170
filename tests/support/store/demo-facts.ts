/** What is true of the demo alone, from its data. */
import { cuisines, demoShopDetails } from '#content/shop-details.ts'
import { cents, formatMoney } from '#domain/money.ts'
import type { DistrictContent } from '#domain/shop/shop-page.ts'
import type { Text } from '#domain/text.ts'
import type { WrittenMenu } from '#server/commands/shop/menu-file/menu-schema.ts'
import { readCatalogueFiles, shopCatalogue } from '#server/db/seed/catalogue-files.ts'

const files = readCatalogueFiles(shopCatalogue)
const { clients, events, promotions, delivery, pages, banners, dishes, setMenus, gifts, categories, site } =
  files

export interface Fact {
  readonly kind: string
  readonly words: string
}

const wordsOf = (texts: readonly Text[]): readonly string[] => texts.flatMap(({ zh, en }) => [zh, en])
const namesOf = (rows: readonly { readonly name: Text }[]) => wordsOf(rows.map(({ name }) => name))

const { name, company, address, area, wayThere, shopUrl, hotline, chatNumber } = demoShopDetails
const { email, contactHours, facebookUrl, instagramUrl } = demoShopDetails

/** Words of the demo's dishes that every caterer's text may be tempted to use; one that it no longer sells fails. */
const foods = [
  ...['壽司', '火雞', '便當', '泰式', '日式', '西式', '千層麵', '意粉'],
  ...['sushi', 'turkey', 'bento', 'thai', 'japanese', 'lasagne'],
]
const sold = [...namesOf(dishes), ...namesOf(setMenus), ...namesOf(categories)].join('\n').toLowerCase()
for (const word of foods) if (!sold.includes(word)) throw new RangeError(`the demo does not sell ${word}`)

/** Some names are words of every day, such as Gifts. */
const isName = (words: string) => words.length > 2 && (/\p{Script=Han}/u.test(words) || words.includes(' '))

const textsOf = ({ title, story, sets, questions }: DistrictContent): readonly Text[] => [
  title,
  story.heading,
  ...story.paragraphs,
  sets.lead,
  ...questions.map(({ answer }) => answer),
]
/** A text with figures in braces never appears as it is stored. */
const isWhole = (words: string) => !/[{}]/.test(words)

/** @param menu the other caterer's, whose names are not facts of the demo */
export function demoFacts(menu: WrittenMenu): readonly Fact[] {
  const ownNames = new Set([...namesOf(menu.categories), ...namesOf(menu.setMenus), ...namesOf(menu.dishes)])
  const cooked = new Set(menu.dishes.map(({ cuisine }) => cuisine))
  const names = [categories, setMenus, dishes, gifts].flatMap(namesOf)
  const road = ['開源道', 'Hoi Yuen Road']
  const kinds: Readonly<Record<string, readonly (string | null)[]>> = {
    shop: [
      ...wordsOf([name, company, address, wayThere, shopUrl, delivery.pickup.name]),
      ...[hotline, hotline.slice(5), chatNumber, email, contactHours],
      ...[facebookUrl, instagramUrl, ...road],
    ],
    // The area is also a district that every caterer serves: only as the place of a kitchen is it a claim.
    kitchen: [
      ...['廚房', '直送', '到會', '自取'].map((word) => area.zh + word),
      ...['from', 'our', 'kitchen in'].map((word) => `${word} ${area.en}`),
    ],
    customer: [...namesOf(clients), ...namesOf(events.featured)],
    menu: names.filter((words) => isName(words) && !ownNames.has(words)),
    food: [
      ...foods,
      ...Object.entries(cuisines).flatMap(([id, { zh, en }]) => (cooked.has(id) ? [] : [zh, en])),
    ].filter((words) => words !== cuisines.vegetarian?.zh && words !== cuisines.vegetarian?.en),
    claim: [
      ...site.home.claims.map(({ figure }) => figure).filter((figure) => !figure.includes('{')),
      ...wordsOf(site.home.claims.map(({ line }) => line)),
      ...['400 多場', '400 company', '1,000,000', '70 多款'],
    ],
    services: ['保溫袋', '侍應', '保溫爐', 'insulated', 'waiting staff', 'food warmers'],
    store: ['網店', 'online store', '積分'],
    season: ['聖誕', '萬聖', 'Christmas', 'Halloween'],
    promotion: [...promotions.map(({ code }) => code), ...namesOf(promotions)],
    banner: wordsOf(banners.map(({ headline }) => headline)).filter((words) => !words.includes('$')),
    price: setMenus.map(({ priceCents }) => formatMoney(cents(priceCents))),
    link: pages.filter(({ content }) => content).map(({ id }) => `/${id}/`),
    district: wordsOf(pages.flatMap(({ district }) => (district ? textsOf(district) : []))).filter(isWhole),
    payment: ['American Express', 'Visa', 'Mastercard', 'PayMe', 'Alipay', '支付寶'],
  }
  return Object.entries(kinds).flatMap(([kind, all]) =>
    [...new Set(all)].flatMap((words) => (words ? [{ kind, words }] : [])),
  )
}

const geography = /central[ -]and[ -]western|&amp; western/gi

/** The facts that a text states, each with what stands around it; English words count as whole words in any case. */
export function factsIn(text: string, facts: readonly Fact[]): readonly string[] {
  const plain = text.replaceAll(geography, '')
  const lower = plain.toLowerCase()
  return facts.flatMap(({ kind, words }) => {
    if (!lower.includes(words.toLowerCase())) return []
    const escaped = words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
    const match = new RegExp(`.{0,40}(?<![a-z0-9])${escaped}(?![a-z0-9]).{0,40}`, 'i').exec(plain)
    return match ? [`${kind}: ${words}: ${match[0]}`] : []
  })
}
