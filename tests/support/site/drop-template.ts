/** Global setup: test files create the templates they need, and this removes them at the end. */
import { dropTemplate } from '#tests/support/store/store.ts'

export const teardown = dropTemplate
