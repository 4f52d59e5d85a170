import { fileURLToPath } from 'node:url'

/** Child processes and threads then start three times as fast. */
export function keepCompiledModules(): void {
  process.env.NODE_COMPILE_CACHE = fileURLToPath(
    new URL('../../../.cache/compiled-modules/', import.meta.url),
  )
}
