/** Runs once around all test files; they make what they need themselves, and this clears it away. */
import { dropTemplate } from './store.ts'

export const teardown = dropTemplate
