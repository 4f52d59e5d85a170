/** Draws a laid table: the cloth, small plates that peek in at its long edges, and the dishes in their places. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { dishScale, freeScale } from '#domain/menu/table.ts'
import type { DrawnDish, TablePicture } from '#domain/menu/table-picture.ts'
import type { Cloth, Spot } from '#domain/menu/table-place.ts'
import { projectFolder } from '#server/project-folder.ts'
import { drawFigures, figuresWidth } from './figures.ts'
import { drawPlate } from './plate.ts'

const width = 800
const height = 600

interface ClothColours {
  readonly ground: string
  readonly shade: string
  readonly light: string
  /** Dashes of free places. */
  readonly mark: string
}

const colours: Readonly<Record<Cloth, ClothColours>> = {
  jade: { ground: '#0f4d45', shade: '#0b423b', light: '#16594f', mark: '#fff' },
  tomato: { ground: '#b3261d', shade: '#a92219', light: '#bd3026', mark: '#fff' },
  marigold: { ground: '#eeb146', shade: '#e5a437', light: '#f5c564', mark: '#5c3a08' },
  pink: { ground: '#f4bdb0', shade: '#f0b4a6', light: '#f7c7bb', mark: '#7a2f25' },
  blue: { ground: '#1d2f5e', shade: '#172750', light: '#27407a', mark: '#fff' },
}

/** In per cent of the cloth. */
const smallPlates = [10, 30, 50, 70, 90].flatMap((x) => [-2.5, 102.5].map((y) => ({ x, y })))

interface TableOptions {
  /** A plain cloth takes a third of the bytes of a woven one. */
  readonly isWoven?: boolean
}

export async function drawTable({ cloth, spots }: TablePicture, options: TableOptions = {}): Promise<Buffer> {
  const { isWoven = true } = options
  const dishes = await Promise.all(spots.map((spot) => (spot.dish ? drawDish(spot, spot.dish) : '')))
  const numbers = spots.map((spot) =>
    spot.dish && spot.dish.number > 1 ? drawNumber(spot, spot.dish.number) : '',
  )
  const free = spots.filter(({ dish, isExtra }) => !dish && !isExtra)
  const { ground, shade, light, mark } = colours[cloth]
  const weave = `<pattern id="weave" width="10" height="10" patternUnits="userSpaceOnUse"><path stroke="${shade}" stroke-width="1.3" d="M0 2.500h5M5 7.500h5"/><path stroke="${light}" stroke-width="1.3" d="M2.500 5v5M7.500 0v5"/></pattern>`
  const background = `<rect width="${width}" height="${height}" fill="${ground}"/>${isWoven ? `<rect width="${width}" height="${height}" fill="url(#weave)"/>` : ''}`
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><defs>${weave}</defs>${background}${smallPlates.map(drawSmallPlate).join('')}${free.map((spot) => drawSeat(spot, mark)).join('')}${dishes.join('')}${numbers.join('')}</svg>`,
  )
}

const placeOf = ({ x, y }: Pick<Spot, 'x' | 'y'>) => ({ x: round(x * 8), y: round(y * 6) })
const round = (number: number) => Math.round(number * 10) / 10

function drawSmallPlate(at: Pick<Spot, 'x' | 'y'>): string {
  const { x, y } = placeOf(at)
  return `<g transform="translate(${x} ${y})"><circle cx="3" cy="4" r="46" fill="#0a1410" fill-opacity=".32"/><circle r="46" fill="#fffdf8"/><circle r="28.500" fill="none" stroke="#c9301f" stroke-width="2"/><circle r="21" fill="#f7f1e4" stroke="#e8dcc6"/></g>`
}

function drawSeat(spot: Spot, mark: string): string {
  const { x, y } = placeOf(spot)
  const r = round(spot.width * 4 * freeScale)
  const hex = r * 0.24
  const side = round(hex * 0.87)
  const half = round(hex / 2)
  const tip = round(hex)
  return `<g transform="translate(${x} ${y})"><circle r="${r}" fill="none" stroke="${mark}" stroke-opacity=".46" stroke-width="2.500" stroke-dasharray="8 6"/><path fill="${mark}" fill-opacity=".34" d="M0-${tip}l${side} ${half}v${tip}l-${side} ${half}-${side}-${half}v-${tip}z"/></g>`
}

async function drawDish(spot: Spot, { drawing }: DrawnDish): Promise<string> {
  const svg = await (typeof drawing === 'string' ? readDrawing(drawing) : drawPlate(drawing))
  if (!svg) return ''
  const { x, y } = placeOf(spot)
  const size = round(spot.width * 8 * dishScale)
  return `<image x="${round(x - size / 2)}" y="${round(y - size / 2)}" width="${size}" height="${size}" href="data:image/svg+xml,${encodeURIComponent(String(svg))}"/>`
}

/** At the lower right of the plate. */
function drawNumber(spot: Spot, number: number): string {
  const plate = placeOf(spot)
  const height = Math.max(14, Math.min(30, spot.width * 1.3))
  const long = round(figuresWidth(number, height) + height)
  const x = round(plate.x + spot.width * 3.3 - long / 2)
  const y = round(plate.y + spot.width * 2.8)
  const tall = round(height * 1.8)
  return `<rect x="${round(x - long / 2)}" y="${round(y - tall / 2)}" width="${long}" height="${tall}" rx="${round(tall / 2)}" fill="#1d1426" stroke="#fffdf8" stroke-width="2.500"/>${drawFigures(number, { x, y, height, colour: '#fff' })}`
}

/** A drawing may have left the catalogue. */
function readDrawing(name: string): Promise<Buffer | null> {
  return readFile(join(projectFolder, 'catalogue', 'pictures', 'dishes', `${name}.svg`)).catch(() => null)
}
