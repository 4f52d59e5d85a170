/** Checks texts in both languages for the usage of Hong Kong and Britain. */
import type { Text } from '#domain/text.ts'
import { type CatalogueFiles, paths, rowName } from '#server/db/seed/catalogue-files.ts'
import { simplifiedCharacters } from './simplified-characters.ts'

interface PlacedText {
  readonly place: string
  readonly text: Text
}

const chinese = /\p{Script=Han}/u
/** Chinese sentences use full-width punctuation; a dot may occur in a number, and a colon in a time. */
const halfWidth = /\p{Script=Han}[,;:!?.()]|[,;!?()]\p{Script=Han}/u
const fullWidth = /[，。：；？！（）「」、]/
/** Words that Hong Kong writes differently. */
const elsewhere =
  /土豆|西紅柿|黃瓜|酸奶|奶酪|草莓|巧克力|三明治|沙拉|布丁|[吐土]司|鮭魚|鮪魚|培根|玉米|雞翅|披薩|義[大式]|奶油|黃油|鳳梨|葡萄|酪梨|獼猴桃|馬鈴薯|美乃滋|起司|蛤蜊|咖哩|麵條|意大利麵|意麵|菜花|豌豆|芹菜|香菜|質量|信息|視頻|默認|下單|在線|線上|網路|配送|快遞|外送|(?<!糯)米飯|飲料|盒飯|餐巾紙|塑料|冰箱|公交|出租車|打折|服務員|[牛豬雞]排|大蝦|郵箱|手機號|用戶|激活|發票|性價比|給力|小哥|靠譜|便利店/
/** Names, descriptions and answers are written Chinese; headings and stories of pages may be spoken. */
const spoken = /搞掂|睇波|[嘅咁唔冇嚟畀佢啲喺咗乜噉]/
const maySpeak = (place: string) => /^(pages|site)\.json/.test(place) && !place.endsWith('.answer')

/** Figures in braces become words of either language. */
const figures = /\{[^{}]+\}/g

const american = /color|flavor|center\b|favorite|yogurt/i

/** A text in the wrong language, or amounts that differ between languages. */
export function wordingFaults(files: CatalogueFiles): readonly string[] {
  return textsIn(files).flatMap(({ place, text: { zh, en } }) => {
    const wrong = [...zh].filter((character) => simplifiedCharacters.has(character))
    return [
      ...(chinese.test(en) ? [`${place}.en holds Chinese: ${en}`] : []),
      ...(fullWidth.test(en) ? [`${place}.en holds full-width punctuation: ${en}`] : []),
      ...(halfWidth.test(zh) && !place.endsWith('keywords')
        ? [`${place}.zh holds half-width punctuation: ${zh}`]
        : []),
      ...(wrong.length > 0 ? [`${place}.zh holds simplified characters, ${wrong.join('')}: ${zh}`] : []),
      ...(amountsIn(zh) === amountsIn(en) ? [] : [`${place} names other amounts in English: ${zh} / ${en}`]),
    ]
  })
}

export function wordingNotes(files: CatalogueFiles): readonly string[] {
  return textsIn(files).flatMap(({ place, text: { zh, en } }) => [
    ...(/[^{}]/.test(zh.replaceAll(figures, '')) && !chinese.test(zh)
      ? [`${place}.zh has no Chinese: ${zh}`]
      : []),
    ...[
      elsewhere.exec(zh),
      maySpeak(place) ? null : spoken.exec(zh),
      american.exec(en),
      /\b(\w+) \1\b/i.exec(en),
      /\s\s/.exec(`${zh}${en}`),
    ].flatMap((match) => (match ? [`${place} says "${match[0]}": ${match.input}`] : [])),
  ])
}

function amountsIn(text: string): string {
  return [...text.matchAll(/\$([\d,]+)/g)]
    .map(([, amount = '']) => amount.replaceAll(',', ''))
    .sort()
    .join(' ')
}

function textsIn(files: CatalogueFiles): readonly PlacedText[] {
  return Object.entries(files).flatMap(([name, rows]) => textsBelow(rows, `${paths[name]}:`, ' '))
}

function textsBelow(node: unknown, place: string, joint: string): PlacedText[] {
  if (typeof node !== 'object' || node === null) return []
  if ('zh' in node && 'en' in node) return [{ place, text: { zh: String(node.zh), en: String(node.en) } }]
  return Object.entries(node).flatMap(([key, value]) => {
    const name = Array.isArray(node) ? rowName(value, Number(key)) : key
    return textsBelow(value, `${place}${joint}${name}`, '.')
  })
}
