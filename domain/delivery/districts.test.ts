import { expect, test } from 'vitest'
import { type DistrictId, neighboursOf } from './districts.ts'

test('neighbours are neighbours of each other', () => {
  for (const [district, neighbours] of Object.entries(neighboursOf))
    for (const neighbour of neighbours) expect(neighboursOf[neighbour]).toContain(district as DistrictId)
})
