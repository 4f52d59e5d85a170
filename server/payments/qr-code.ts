import sharp from 'sharp'
import { encode } from 'uqr'

export interface QrCode {
  /** The size is in modules, with the quiet zone. */
  readonly size: number
  /** The SVG path covers the black modules. */
  readonly path: string
}

/** The zone is counted in modules. */
const quietZone = 4

export function qrCode(text: string): QrCode {
  const { size, data } = encode(text, { ecc: 'M', border: quietZone })
  return { size, path: data.map((row, y) => rowPath(row, y)).join('') }
}

/** Runs are one rectangle, so that no seam shows. */
function rowPath(row: readonly boolean[], y: number): string {
  const runs: string[] = []
  let start = 0
  for (const [x, isBlack] of [...row, false].entries()) {
    if (isBlack) continue
    if (x > start) runs.push(`M${start} ${y}h${x - start}v1H${start}z`)
    start = x + 1
  }
  return runs.join('')
}

const pixelsPerModule = 12

export async function qrPicture({ size, path }: QrCode): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="${size * pixelsPerModule}" height="${size * pixelsPerModule}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${path}"/></svg>`
  return sharp(Buffer.from(svg)).png({ palette: true, colours: 2 }).toBuffer()
}
