import { isRecord } from '#domain/json.ts'
import { lacksEnglish } from '#domain/text.ts'

/** A picture's description may have no English, and a dish has its own place in the list of gaps. */
const exceptions = ['alt', 'dish']

/** True if an English page with this thing would show Chinese. */
export function hasEnglishGap(thing: unknown): boolean {
  if (Array.isArray(thing)) return thing.some(hasEnglishGap)
  if (!isRecord(thing)) return false
  const { zh, en } = thing
  if (typeof zh === 'string' && typeof en === 'string') return lacksEnglish({ zh, en })
  return Object.entries(thing).some(([name, part]) => !exceptions.includes(name) && hasEnglishGap(part))
}
