import type { Text } from '#domain/text.ts'

export const byThePiece = {
  heading: { zh: '逐件計，計得清', en: 'Counted by the piece' },
  table: { zh: '散點小食每件價錢', en: 'Prices of bites by the piece' },
  bite: { zh: '小食', en: 'Bite' },
  piece: { zh: '每件', en: 'A piece' },
  trays: { zh: '唔想逐件計？', en: 'Rather not count?' },
} satisfies Record<string, Text>

export interface PieceFigures {
  readonly kinds: number
  /** The price per piece is formatted. */
  readonly lowest: string
  readonly highest: string
  /** The field counts the minimum order in pieces. */
  readonly pieces: number
}

export function byThePieceLead({ kinds, lowest, highest, pieces }: PieceFigures): Text {
  return {
    zh: `散點小食 ${kinds} 款，由 ${lowest} 一件排到 ${highest} 一件，合共 ${pieces} 件起訂，款式隨你砌。`,
    en: `${kinds} kinds of bites from ${lowest} to ${highest} a piece; minimum ${pieces} pieces, any mix.`,
  }
}

/** The amount is the price of a minimum order of one kind. */
export function allOfOne(pieces: number): Text {
  return { zh: `全叫一款，${pieces} 件`, en: `${pieces} of one kind` }
}

/** Example: "8 款揀 3 款，6–8 位". */
export function traySummary(number: number, all: number, guests: Text): Text {
  return number === all
    ? { zh: `配好 ${number} 款，${guests.zh}`, en: `${number} kinds, ${guests.en}` }
    : { zh: `${all} 款揀 ${number} 款，${guests.zh}`, en: `choose ${number} of ${all}, ${guests.en}` }
}
