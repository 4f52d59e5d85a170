/** Vitest runs this at the end to remove the templates. */
import { dropTemplate } from '#tests/support/store/store.ts'

export const teardown = dropTemplate
