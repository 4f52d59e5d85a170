/** Before the tests that start the real server: several that build at once would get in each other's way. */
import { build } from '../../scripts/build.mjs'

export const setup = build
