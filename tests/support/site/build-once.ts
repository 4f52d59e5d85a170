/** Builds once before the tests, because concurrent builds would disturb each other. */
import { build } from '../../../scripts/build.mjs'

export const setup = build
