import type { FullSlotsAnswer } from '#server/rest/full-slots.ts'
import { getJson } from './http-client.ts'

export type FullSlots = FullSlotsAnswer['full']

export async function loadFullSlots(portions: number, signal: AbortSignal): Promise<FullSlots> {
  return (await getJson<FullSlotsAnswer>('/api/full-slots', { portions }, { signal })).full
}
