import { fileURLToPath } from 'node:url'

/** Shares Node's compile cache with child processes and threads, which then start three times as fast. */
export function keepCompiledModules(): void {
  process.env.NODE_COMPILE_CACHE = fileURLToPath(
    new URL('../../../.cache/compiled-modules/', import.meta.url),
  )
}
