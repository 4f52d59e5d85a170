import { defineConfig } from 'vitest/config'
import all from './vitest.config.ts'

const { projects: _, globalSetup: __, ...options } = all.test ?? {}

/** The tests of the rules alone, for `npm run mutants`: with a database, thousands of changes would take days. */
export default defineConfig({ test: { ...options, include: ['domain/**/*.test.ts'] } })
