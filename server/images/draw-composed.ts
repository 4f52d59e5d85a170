import { readPlate } from '#domain/menu/plate.ts'
import { readTable } from '#domain/menu/table-picture.ts'
import { drawTable } from './draw-table.ts'
import { drawPlate } from './plate.ts'

/**
 * @param version of a plate or a table (domain/menu/table-picture.ts)
 * @throws if it is neither
 */
export async function drawComposed(version: string): Promise<Buffer> {
  const plate = readPlate(version)
  if (plate) return drawPlate(plate)
  const table = readTable(version)
  if (table) return drawTable(table)
  throw new Error(`not a composed picture: ${version}`)
}
