/** Builds once before the tests of the build: several concurrent builds would disturb each other. */
import { build } from '../../../scripts/build.mjs'

export const setup = build
