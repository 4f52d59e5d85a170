import { readFileSync } from 'node:fs'
import { defineConfig, type Manifest, type UserConfig } from 'vite'
import { quiet } from './scripts/bundling/quiet.ts'

/** The basket and the choice of dishes, which visitors use without a connection too. */
const entries = [
  'app/islands/cart.tsx',
  'app/islands/set-page.tsx',
  'app/set/visit-chooser.tsx',
  'app/ui/islands/take-over.tsx',
  'app/cart/toast.tsx',
]

/** vite.visitors.config.ts has built these files. */
function filesOf(manifest: Manifest): readonly string[] {
  const files = new Set<string>()
  const add = (name: string) => {
    const chunk = manifest[name]
    if (!chunk) throw new Error(`no ${name} in the manifest`)
    if (files.has(`/${chunk.file}`)) return
    for (const file of [chunk.file, ...(chunk.css ?? [])]) files.add(`/${file}`)
    for (const each of chunk.imports ?? []) add(each)
  }
  for (const name of entries) add(name)
  return [...files]
}

/** Bundles the worker of the public pages into one file, whose address every release keeps. */
export default defineConfig(
  (): UserConfig => ({
    define: {
      BASKET_FILES: JSON.stringify(
        filesOf(JSON.parse(readFileSync('build/client/.vite/visitors.json', 'utf8'))),
      ),
    },
    build: {
      target: 'es2022',
      outDir: 'build/client',
      emptyOutDir: false,
      copyPublicDir: false,
      reportCompressedSize: false,
      rolldownOptions: {
        ...quiet,
        input: 'app/offline/worker.ts',
        output: { format: 'iife', entryFileNames: 'sw.js' },
      },
    },
  }),
)
