/**
 * Composes the picture of a dish without one from drawings in catalogue/plates: a vessel and the food in it. They
 * name colours instead of having them: `#v0` to `#v4` of the vessel, `#t0` to `#t2` (shade, base, light) of the food,
 * and `#t1-fff3dc-40` for 40 % of the food's base in another colour.
 */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Food, Plate, Tone } from '#domain/menu/plate.ts'
import { projectFolder } from '#server/project-folder.ts'

type Colours = readonly string[]

const tones: Readonly<Record<Tone, Colours>> = {
  green: ['#2b6b35', '#4f9a43', '#a8cc4b'],
  red: ['#9c201c', '#d83a2a', '#ff8a6b'],
  cocoa: ['#2e120f', '#5a2b1a', '#93583a'],
  violet: ['#4a1f4e', '#7d3f86', '#b98ac6'],
  dark: ['#1b1420', '#40353d', '#7d6f76'],
  orange: ['#c9531c', '#f28a3c', '#ffc38a'],
  yellow: ['#c98a1e', '#f6bf3f', '#ffe9a0'],
  brown: ['#6b3215', '#a5602a', '#d79a5b'],
  pink: ['#c25b58', '#ef9a90', '#ffd9d0'],
  white: ['#dcc7a2', '#fff3dc', '#fffdf8'],
  golden: ['#b8681a', '#e8a035', '#ffd68a'],
}

/** Rim in the shade, rim, well in the shade, well, pattern. */
const china: readonly Colours[] = [
  ['#dcc7a2', '#fff6e6', '#e9d8b8', '#fffaf0', '#d83a2a'],
  ['#b9c7da', '#f7fbff', '#cfdbe8', '#fdfeff', '#23488c'],
  ['#c98a1e', '#f7bf45', '#e7d9bb', '#fffaf0', '#d9564f'],
  ['#7fb09a', '#b9dcc9', '#93c2ac', '#d5ecdf', '#5f9a80'],
  ['#d98f86', '#f9c3bb', '#e7b3aa', '#ffece6', '#d83a2a'],
  ['#15151f', '#32323f', '#14141d', '#262631', '#6a6a78'],
  ['#0c3f38', '#1c6d58', '#0c3f38', '#2c8268', '#e8b84f'],
  ['#9c201c', '#d83f2e', '#e4d0ae', '#fff6e4', '#fff3dc'],
]
const wood = ['#8a531f', '#d09a5b', '#f0cf98']
const dark = ['#1b1420', '#3a3138', '#6d6068']
const jade = ['#0c3f38', '#1c6d58', '#55ad83']
const lacquer = ['#7c1218', '#b3221f', '#e0645a']
const metal = ['#8d9298', '#c9ced2', '#f2f4f5']

interface Vessel {
  readonly drawings: number
  readonly finishes: readonly Colours[]
  /** Wide vessels have food in rows; the others in a circle. */
  readonly isWide?: true
  /** Scale of the food. */
  readonly size?: number
}

const vessels = {
  plate: { drawings: 5, finishes: china },
  oval: { drawings: 5, finishes: china, isWide: true, size: 0.82 },
  bowl: { drawings: 3, finishes: china },
  pot: {
    drawings: 1,
    finishes: [dark, jade, ['#9c201c', '#d83a2a', '#ff8a6b'], ['#3c2a1c', '#7c5334', '#b5855c']],
  },
  steamer: { drawings: 2, finishes: [wood] },
  basket: { drawings: 3, finishes: [wood], size: 0.96 },
  stand: { drawings: 1, finishes: china.slice(0, 5) },
  salver: { drawings: 1, finishes: [wood, dark, lacquer, metal], size: 1.14 },
  tray: { drawings: 1, finishes: [metal, dark, jade, ['#b9c7da', '#f7fbff', '#fff']], isWide: true },
  board: { drawings: 2, finishes: [wood, ['#7c4320', '#b06b35'], ['#b9ab98', '#ece4d6']], isWide: true },
  slate: { drawings: 1, finishes: [dark, ['#4a4f5c', '#6d7482'], wood], isWide: true },
  box: { drawings: 2, finishes: [dark, lacquer, jade, wood, ['#1b3468', '#2f559c']] },
} as const satisfies Record<string, Vessel>

type VesselName = keyof typeof vessels

const vesselsOf: Readonly<Record<Food, readonly VesselName[]>> = {
  soup: ['bowl', 'pot'],
  curry: ['bowl', 'pot', 'plate'],
  rice: ['plate', 'bowl'],
  noodle: ['plate', 'bowl'],
  wok: ['plate', 'bowl'],
  roast: ['oval', 'plate', 'board'],
  fish: ['oval', 'plate'],
  greens: ['oval', 'plate'],
  salad: ['bowl', 'plate'],
  dumpling: ['steamer'],
  bun: ['steamer', 'basket', 'board'],
  fries: ['basket', 'plate'],
  ball: ['basket', 'plate'],
  patty: ['plate', 'slate'],
  roll: ['board', 'plate', 'slate'],
  baked: ['tray'],
  sushi: ['slate', 'board', 'tray'],
  sandwich: ['board', 'tray', 'stand'],
  burger: ['board', 'tray', 'slate'],
  pizza: ['salver', 'plate'],
  skewer: ['slate', 'board'],
  wing: ['plate', 'tray'],
  tofu: ['bowl', 'plate', 'pot'],
  platter: ['board', 'slate', 'plate'],
  tart: ['stand', 'tray', 'plate'],
  cup: ['tray', 'salver', 'stand'],
  slab: ['plate', 'tray', 'stand'],
  cake: ['stand', 'plate'],
  fruit: ['plate', 'board'],
  drink: ['salver', 'tray'],
  hamper: ['basket'],
  box: ['box'],
}

/** Number of drawings of each food and kind of vessel. */
const arrangements = 2

export async function drawPlate({ food, tone, seed }: Plate): Promise<Buffer> {
  let rest = Number.parseInt(seed, 36)
  const pick = <T>(items: readonly T[]): T => {
    const item = items[rest % items.length] as T
    rest = Math.floor(rest / items.length)
    return item
  }
  const name = pick(vesselsOf[food])
  const { drawings, finishes, isWide, size = 1 }: Vessel = vessels[name]
  const vessel = await readPart(`${name}-${1 + pick([...Array(drawings).keys()])}`)
  const index = 1 + pick([...Array(arrangements).keys()])
  const content = food === 'box' ? '' : await readPart(`${food}-${isWide ? 'wide' : 'round'}-${index}`)
  const colours = pick(finishes)
  const body = `${vessel}<g transform="scale(${size})">${content}</g>`.replace(
    /#([vt])(\d)(?:-([0-9a-f]{6})-(\d\d?))?/g,
    (_, kind: string, place: string, other?: string, percent?: string) => {
      const colour = (kind === 'v' ? colours : tones[tone])[Number(place)] ?? 'none'
      return other ? mix(colour, `#${other}`, Number(percent) / 100) : colour
    },
  )
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-177 -176 360 360" width="360" height="360">${body}</svg>`,
  )
}

async function readPart(name: string): Promise<string> {
  const svg = await readFile(join(projectFolder, 'catalogue', 'plates', `${name}.svg`), 'utf8')
  return svg.replace(/^<svg[^>]*>|<\/svg>\s*$/g, '')
}

function mix(colour: string, other: string, share: number): string {
  const part = (of: string, at: number) => Number.parseInt(of.slice(at, at + 2), 16)
  const parts = [1, 3, 5].map((at) => Math.round(part(colour, at) * share + part(other, at) * (1 - share)))
  return `#${parts.map((each) => each.toString(16).padStart(2, '0')).join('')}`
}
