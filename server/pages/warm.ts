import type { Hono } from 'hono'
import { pagePath } from '#app/paths.ts'
import { langs } from '#domain/text.ts'
import type { Assets } from '#server/http/assets.ts'

export interface WarmOptions {
  readonly quiet: () => Promise<void>
  readonly signal: AbortSignal
}

/** A set card as AVIF takes half a second of one core. */
const pages = ['home', 'menu'] as const

export async function warm(app: Hono, assets: Assets, { quiet, signal }: WarmOptions): Promise<void> {
  const ids = new Set<string>()
  for (const lang of langs)
    for (const page of pages) {
      const response = await app.request(pagePath(page, lang))
      for (const path of picturesIn(await response.text())) ids.add(path)
    }
  await assets.warm()
  for (const path of ids) {
    await quiet()
    if (signal.aborted) return
    await app.request(path, { headers: { accept: 'image/avif' } })
  }
}

/** Includes the share picture. */
function picturesIn(html: string): string[] {
  const [sharePicture] = html.match(/\/share\/[\w-]+\.jpg/) ?? []
  const texts = [...html.matchAll(/\/api\/file\/image\/\d+\?[\w=&;.-]+/g)].map(([path]) =>
    path.replaceAll('&amp;', '&'),
  )
  return sharePicture ? [...texts, sharePicture] : texts
}
