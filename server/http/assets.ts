import { readdir, readFile } from 'node:fs/promises'
import { extname, join, relative, sep } from 'node:path'
import { type CachedResponse, encodeResponse } from './response.ts'

export interface Assets {
  peek(pathname: string): CachedResponse | undefined
  get(pathname: string): Promise<CachedResponse | undefined>
  /** Compresses all files while the server is idle. */
  warm(): Promise<void>
}

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml',
}

/** @param dir null if the development server serves the files */
export async function openAssets(
  dir: string | null,
  security: Readonly<Record<string, string>>,
): Promise<Assets> {
  const files = dir === null ? new Map<string, string>() : await list(dir)
  const responseCache = new Map<string, CachedResponse>()

  async function get(pathname: string): Promise<CachedResponse | undefined> {
    const file = files.get(pathname)
    if (!file) return undefined
    const response = responseCache.get(pathname)
    if (response) return response
    const encodedResponse = await encodeResponse({
      status: 200,
      headers: {
        ...security,
        'Content-Type': types[extname(file)] ?? 'application/octet-stream',
        'Cache-Control': cacheControl(pathname),
      },
      body: await readFile(file),
    })
    responseCache.set(pathname, encodedResponse)
    return encodedResponse
  }

  return {
    peek: (pathname) => responseCache.get(pathname),
    get,
    async warm() {
      for (const pathname of files.keys()) await (await get(pathname))?.compression
    },
  }
}

function cacheControl(pathname: string): string {
  // These names contain a content hash.
  if (pathname.startsWith('/assets/')) return 'public, max-age=31536000, immutable'
  // A release replaces the worker.
  return pathname === '/sw.js' ? 'no-cache' : 'public, max-age=3600'
}

async function list(dir: string): Promise<Map<string, string>> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true })
  return new Map(
    entries
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((file): [string, string] => [`/${relative(dir, file).split(sep).join('/')}`, file])
      .filter(([pathname]) => !pathname.startsWith('/.')),
  )
}
