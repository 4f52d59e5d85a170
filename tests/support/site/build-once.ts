/** Concurrent builds would disturb each other. */
import { build } from '../../../scripts/build.mjs'

export const setup = build
