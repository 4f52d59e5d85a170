import { findPackageJSON } from 'node:module'
import { dirname } from 'node:path'

const manifest = findPackageJSON(import.meta.url)
if (!manifest) throw new Error(`no package.json lies above ${import.meta.url}`)

/** Where catalogue/, server/ and build/ lie, whether this module runs as it is or as a part of build/main.js. */
export const projectFolder = dirname(manifest)
