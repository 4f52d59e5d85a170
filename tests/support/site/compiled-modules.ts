import { fileURLToPath } from 'node:url'

/**
 * Lets the threads and processes that tests start from their sources share what Node compiled of them: a thread that
 * reads a menu's file is then ready in a third of the time.
 */
export function keepCompiledModules(): void {
  process.env.NODE_COMPILE_CACHE = fileURLToPath(
    new URL('../../../.cache/compiled-modules/', import.meta.url),
  )
}
