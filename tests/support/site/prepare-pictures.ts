/** Prints results and the peak growth of memory. */
import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import sharp from 'sharp'
// Applies the server's settings.
import '#server/images/draw-picture.ts'
import { staffSender } from '#server/images/picture-turns.ts'
import { prepareUpload } from '#server/images/prepare-upload.ts'

const usual = { width: 60, height: 40, channels: 3, background: '#c33' } as const
await prepareUpload(await sharp({ create: usual }).png().toBuffer(), staffSender)
const before = peakMegabytes()
const outcomes: Record<string, string> = {}
for (const path of process.argv.slice(2)) {
  const upload = await prepareUpload(readFileSync(path), staffSender)
  outcomes[basename(path)] = upload.ok ? 'kept' : upload.refusal.code
}
process.stdout.write(JSON.stringify({ outcomes, rise: peakMegabytes() - before }))

/** Excludes the parent's memory. */
function peakMegabytes(): number {
  if (process.platform !== 'linux') return process.resourceUsage().maxRSS / 1024
  return Number(/VmHWM:\s+(\d+)/.exec(readFileSync('/proc/self/status', 'utf8'))?.[1]) / 1024
}
