/** Plates stand in for missing pictures: the food follows from a dish's words, the rest from its id. */
import type { Dish, Picture } from './catalogue.ts'

type Describes = Pick<Dish, 'id' | 'name' | 'course' | 'vegetarian'>

const keysOf = <Key extends string>(table: Readonly<Record<Key, unknown>>) => Object.keys(table) as Key[]

/** The first match counts, so the narrower word comes first. */
const foodWords = {
  box: /飯盒|便當|餐盒|\bbento|\bbox/i,
  cup: /杯子蛋糕|cupcake|muffin|鬆餅|杯$|杯[（(]|\bcups?\b|布甸|pudding|啫喱|jelly|豆腐花|甘露|西米|tiramisu|提拉米蘇|mousse|慕絲|芋泥|豆[沙爽]|芝麻糊|金寶|kheer|crumble|雪糕|ice cream|糖水/i,
  drink:
    /茶$|奶茶|檸茶|花茶|綠茶|紅茶|汽水|咖啡|[橙果瓜子桃芒]汁|特飲|奶昔|賓治|樽裝水|礦泉水|啤酒|香檳|\btea\b(?! ?-|.*(egg|duck|chicken))|coffee|juice|punch|soda|drinks?\b|bottled water|mineral water|beer|cooler|mocktail|lemonade|smoothie|lassi|\bchai\b|\blatte|champagne/i,
  fruit:
    /鮮果(?!沙律|吉士|忌廉)|生果|水果|果盤|^西瓜|watermelon|\bfruits?\b(?!.*(tart|cake|cream|prawn|mayo))(?<!with.*)/i,
  tart: /[撻批]|\btarts?\b|tartlet|\bpies?\b|quiche/i,
  patty:
    /[魚蝦蟹薯肉蠔菜]仔?[餅烙]|(fish|crab|prawn|shrimp|potato) ?cakes?|hash brown|omelette|pakora|天婦羅|tempura|katsu|吉列|扒$|cutlet|goujon/i,
  slab: /[蔔頭豆麻子花蹄]糕|brownie|布朗尼|turnip cake|rice cake|cookie|biscuit|曲奇|餅乾|薑餅|\bbars?\b|酥$|puffs?\b/i,
  cake: /蛋糕|忌廉餅|\bcakes?\b|cheesecake|yule log|gateau/i,
  skewer: /串|沙嗲(?!.*[河麵粉米飯])|skewer|satay|kebab|yakitori|brochette/i,
  pizza: /薄餅|批薩|披薩|pizza/i,
  burger: /漢堡|burger|slider|hot ?dog|熱狗/i,
  sandwich: /三文治|三明治|多士|sandwich|toast|panini|\bclub\b|canap|法式小點/i,
  sushi: /壽司|加州卷|手卷|[青油]瓜卷|sushi|nigiri|maki|california roll|avocado.*rolls?\b|sashimi|刺身/i,
  dumpling: /餃|燒賣|雲吞|小籠|窩貼|粉果|粿$|咖喱角|samosa|dumpling|siu mai|har gow|wonton|gyoza|ravioli/i,
  bun: /包$|包[子仔（(]|叉燒包|牛角|麵包|貝果|佛卡夏|長棍|烤餅|饢|堆仔|馬卡龍|泡芙|煎堆|\bbuns?\b|\bbao\b|croissant|bread|bagel|focaccia|baguette|\bnaan\b|\broti\b|scone|macarons?\b|profiterole|waffle|doughnut|donut|雞蛋仔/i,
  roll: /卷|rolls?\b|wraps?\b|burrito/i,
  soup: /湯$|湯[（(]|羹|[湯]麵|冬蔭功|soup|broth$|chowder|bisque|congee|粥|火鍋|hot ?pot/i,
  baked: /焗|千層|lasagn|gratin|baked|casserole|pot pie/i,
  noodle:
    /[麵粉]$|[麵粉][（(配]|[炒乾燒撈湯拌伊意扁通烏河米]麵|[河米意金通邊]粉|炒米|烏冬|牛河|粿條|伊麵|意粉|noodle|pasta|spaghetti|linguine|penne|macaroni|vermicelli|udon|ramen|ho fun|kway teow|pad thai|laksa/i,
  salad: /沙律|沙拉|salad|slaw|拍青瓜|涼拌/i,
  rice: /飯|\brice\b|risotto|paella|pilaf|biryani|藜麥|quinoa/i,
  curry:
    /咖喱|咖哩|馬薩拉|curry|masala|makhani|paneer|rogan josh|butter chicken|[炆燉煲燜煮]|stew|braised|tagine|massaman|盆菜|poon choi|煲/i,
  wing: /雞翼|翼$|wings?\b|drumstick|鎚/i,
  fries: /薯條|薯角|芝士條|fries|wedges|sticks?\b|chips|nachos|粟米片/i,
  ball: /[丸球棗]|魚蛋|jamun|ladoo|kofta|bhaji|pani puri|\bballs?\b|meatball|popcorn|nugget|croquette|takoyaki|章魚燒|雞粒|唐揚|karaage|炸|(?<!(stir|wok|pan)-)fried (?!rice|noodle)|calamari|rings?\b|魷/i,
  tofu: /豆腐|腐|tofu|bean ?curd/i,
  fish: /魚|烏頭|三文|鱈|鰻|斑|salmon|fish\b|cod\b|seabass|fillet|eel\b/i,
  greens:
    /菜心|芥蘭|白菜|時蔬|通菜|菠菜|西蘭花|蘆筍|豆苗|[蔬菜]$|greens|choi\b|broccoli|spinach|asparagus|kale|vegetables?\b|sprouts/i,
  roast:
    /燒|叉燒|乳豬|烤|[鴨鵝鴿腩豬]|火雞|火腿|排骨|牛扒|雞$|口水雞|醉雞|豉油雞|roast|barbecue|bbq|duck|goose|turkey|\bham\b|ribs?\b|steak|char siu|suckling|chicken$/i,
  platter: /拼盤|三拼|雙拼|冷盤|platter|board|charcuterie|cheese/i,
  hamper: /禮籃|果籃|禮盒|禮物|hamper|gift/i,
  wok: /炒|[丁粒柳蝦蟹蜆蠔螺]|wok|stir|prawn|shrimp|crab|clam|oyster/i,
} as const satisfies Record<string, RegExp>

export type Food = keyof typeof foodWords

/** Courses of the demo menu, for names that say nothing. */
const foodOfCourse: ReadonlyMap<string, Food> = new Map<string, Food>(
  Object.entries({
    adddrinks: 'drink',
    burger: 'burger',
    cup: 'cup',
    dessert: 'tart',
    sandwich: 'sandwich',

    staple: 'rice',
    surface: 'noodle',
    salad: 'salad',
    vegetables: 'greens',
    su: 'tofu',
    pinpan: 'platter',
    coldplate: 'platter',
    snack: 'ball',
    headplate: 'roast',
    childrenarea: 'fries',
    hamper: 'hamper',
  }),
)

const toneWords = {
  green:
    /青咖喱|青檸|抹茶|綠|翡翠|牛油果|菠菜|薄荷|奇異果|green curry|lime|matcha|green tea|avocado|spinach|mint|pesto|kiwi|\bpea\b/i,
  red: /紅咖喱|番茄|茄汁|辣|川|紅莓|西瓜|草莓|士多啤梨|宮保|咕嚕|糖醋|京都|red curry|tomato|chilli|spicy|sichuan|mapo|cranberr|strawberr|watermelon|sweet and sour|kung pao|marinara/i,
  cocoa: /朱古力|巧克力|布朗尼|咖啡|提拉米蘇|chocolate|brownie|coffee|tiramisu|cocoa|yule/i,
  violet: /藍莓|芋|紫|提子|黑加侖|blueberr|taro|purple|grape|ube\b/i,
  dark: /墨魚汁|黑松露|黑蒜|黑椒|芝麻糊|squid ink|truffle|black garlic|black pepper|black sesame/i,
  orange:
    /南瓜|三文魚|[蝦蟹]|橙|甘筍|冬蔭|泰式奶茶|哈密瓜|pumpkin|salmon|prawn|shrimp|crab|orange|carrot|tom yum|thai.*tea|lobster|sweet potato/i,
  yellow:
    /咖喱|芒果|芝士|粟米|蛋|檸|吉士|牛油(?!果)|菠蘿|金沙|奶黃|curry|mango|cheese|corn|egg|lemon|custard|pineapple|butter|saffron/i,
  brown:
    /牛(?![油角])|豉油|菇|菌|滷|炆|排骨|羊|[鴨鵝]|紅豆|沙嗲|beef|soy|mushroom|braised|ribs|lamb|duck|goose|teriyaki|照燒|red bean|satay|tea\b/i,
  pink: /火腿|玫瑰|桃|粉紅|ham\b|rose\b|peach|pink|raspberr|bacon|煙肉|叉燒/i,
  white:
    /海南|白|椰|忌廉|豆腐|雲呢拿|魚|糯米|hainan|coconut|cream|tofu|vanilla|fish|\bmilk\b|white|glutinous|scallop|帶子/i,
  golden: /炸|脆|燒|烤|雞|蜜|fried|crisp|roast|chicken|honey|golden|baked/i,
} as const satisfies Record<string, RegExp>

export type Tone = keyof typeof toneWords

export interface Plate {
  readonly food: Food
  readonly tone: Tone
  /** Base 36; it varies the vessel, its pattern and where each piece lies. */
  readonly seed: string
}

/** A dish without meat must not show any. */
const flesh: ReadonlySet<Food> = new Set(['roast', 'fish', 'wing'])

export const foods = keysOf(foodWords)
export const tones = keysOf(toneWords)

export function plateOf({ id, name, course, vegetarian }: Describes): Plate {
  const findIn = <Key extends string>(table: Readonly<Record<Key, RegExp>>, text: string) =>
    keysOf(table).find((key) => table[key].test(text))
  // The English name decides only what the Chinese one leaves open, so that translating a menu changes no plate.
  const find = <Key extends string>(table: Readonly<Record<Key, RegExp>>) =>
    findIn(table, name.zh) ?? findIn(table, name.en)
  const food = find(foodWords) ?? foodOfCourse.get(course) ?? 'wok'
  return {
    food: vegetarian && flesh.has(food) ? 'wok' : food,
    tone: find(toneWords) ?? 'golden',
    seed: seedOf(id),
  }
}

function seedOf(text: string): string {
  return hashOf(text).toString(36)
}

/** FNV-1a. */
export function hashOf(text: string): number {
  let hash = 2_166_136_261
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16_777_619)
  return hash >>> 0
}

export const plateVersion = ({ food, tone, seed }: Plate) => `plate-${food}-${tone}-${seed}`

export function readPlate(version: string): Plate | null {
  const [, foodName = '', toneName = '', seed = ''] =
    /^plate-([a-z]+)-([a-z]+)-([0-9a-z]{1,7})$/.exec(version) ?? []
  const food = foods.find((each) => each === foodName)
  const tone = tones.find((each) => each === toneName)
  return food && tone ? { food, tone, seed } : null
}

export type ComposedPicture = Pick<Picture, 'version' | 'width' | 'height' | 'alt'>

/** In pixels and units of the drawing. */
export const plateSize = { width: 360, height: 360 } as const

export function composePlate(dish: Describes): ComposedPicture {
  return { ...plateSize, version: plateVersion(plateOf(dish)), alt: dish.name }
}
