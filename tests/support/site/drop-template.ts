/** Global setup: removes the templates at the end. */
import { dropTemplate } from '#tests/support/store/store.ts'

export const teardown = dropTemplate
