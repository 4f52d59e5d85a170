import type { DistrictId } from '#domain/delivery/districts.ts'

/**
 * Half tiles from the left, because every other row is shifted, and rows from the top; the harbour takes
 * 0.35.
 */
export const districtTiles: readonly (readonly [DistrictId, left: number, top: number])[] = [
  ['yuen-long', 3, 0],
  ['north', 5, 0],
  ['tai-po', 7, 0],
  ['tuen-mun', 2, 1],
  ['tsuen-wan', 4, 1],
  ['sha-tin', 6, 1],
  ['sai-kung', 8, 1],
  ['kwai-tsing', 3, 2],
  ['sham-shui-po', 5, 2],
  ['wong-tai-sin', 7, 2],
  ['islands', 0, 3],
  ['yau-tsim-mong', 4, 3],
  ['kowloon-city', 6, 3],
  ['kwun-tong', 8, 3],
  ['central-and-western', 3, 4.35],
  ['wan-chai', 5, 4.35],
  ['eastern', 7, 4.35],
  ['southern', 4, 5.35],
]
