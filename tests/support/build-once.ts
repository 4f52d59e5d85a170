/** Before the tests of what is built: several that build at once would get in each other's way. */
import { build } from '../../scripts/build.mjs'

export const setup = build
