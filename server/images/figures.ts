/** Figures as strokes in boxes of 10 x 16 units, because a server may have no font and the signs' figures hang. */
const strokes = [
  'M5 1C1 1 1 15 5 15S9 1 5 1z',
  'M2 4l4-3v14',
  'M1.500 5C1.500-.500 9-.500 8.500 5 8.200 8 1.500 12 1.500 15H9',
  'M1.500 1.200H8.500L5 7c5 0 5 8 0 8-2 0-3.500-1-4-2.500',
  'M7 15V1L1 11h8.500',
  'M8.500 1H2.500L2 7c2-1.500 7-1 7 3.500 0 5-6 5.500-7.500 2.500',
  'M7.500 1C3 4 1.200 7 1.200 10.500a3.800 4.500 0 1 0 7.600 0 3.800 4.500 0 0 0-7.600 0',
  'M1 1h8L4.500 15',
  'M5 7.500C1 7.500 1 1 5 1s4 6.500 0 6.500c-5 0-5 7.500 0 7.500s5-7.500 0-7.500z',
  'M2.500 15C7 12 8.800 9 8.800 5.500a3.800 4.500 0 1 0-7.600 0 3.800 4.500 0 0 0 7.600 0',
] as const
const box = { width: 10, height: 16, gap: 2.5 }

/** In the unit of `height`. */
export function figuresWidth(number: number, height: number): number {
  const { length } = String(number)
  return ((length * box.width + (length - 1) * box.gap) * height) / box.height
}

interface FiguresPlace {
  readonly x: number
  readonly y: number
  readonly height: number
  readonly colour: string
}

/** The place is the middle of the figures. @param number a whole number from 0 */
export function drawFigures(number: number, { x, y, height, colour }: FiguresPlace): string {
  const scale = Math.round((height / box.height) * 1000) / 1000
  const left = Math.round((x - figuresWidth(number, height) / 2) * 10) / 10
  const top = Math.round((y - height / 2) * 10) / 10
  const figures = [...String(number)].map((figure, index) => {
    const path = strokes[Number(figure)] ?? ''
    return `<path d="${path}" transform="translate(${index * (box.width + box.gap)})"/>`
  })
  return `<g transform="translate(${left} ${top}) scale(${scale})" fill="none" stroke="${colour}" stroke-width="2.200" stroke-linecap="round" stroke-linejoin="round">${figures.join('')}</g>`
}
