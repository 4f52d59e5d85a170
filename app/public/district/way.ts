import { districtTiles } from '#app/ui/district-tiles.ts'
import type { DistrictId } from '#domain/delivery/districts.ts'

export interface Point {
  readonly x: number
  readonly y: number
}

/** A tile is twice this wide; rows are this high (in drawing units). */
const half = 36.4
const row = 63

export function middleOf(districtId: DistrictId): Point {
  const [, left, top] = districtTiles.find(([district]) => district === districtId) ?? [districtId, 0, 0]
  return { x: Math.round(left * half), y: Math.round(top * row) }
}

/** The curve avoids most names. */
export function wayBetween(from: Point, to: Point): { readonly path: string; readonly van: Point } {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const length = Math.hypot(dx, dy)
  const inset = Math.min(30, length / 3) / length
  const start = { x: from.x + dx * inset, y: from.y + dy * inset }
  const end = { x: to.x - dx * inset, y: to.y - dy * inset }
  const bend = {
    x: (from.x + to.x) / 2 + Math.abs(dy) * bow,
    y: (from.y + to.y) / 2 + (dy < 0 ? dx : -dx) * bow,
  }
  const points = [start, bend, end].map(({ x, y }) => `${Math.round(x)} ${Math.round(y)}`)
  return { path: `M${points[0]}Q${points[1]} ${points[2]}`, van: { x: from.x, y: from.y + belowName } }
}

/** The van waits in the kitchen's tile, below the name. */
const belowName = 22

/** The curve bends by this share of its length. */
const bow = 0.22
