import { findPackageJSON } from 'node:module'
import { dirname } from 'node:path'

const manifest = findPackageJSON(import.meta.url)
if (!manifest) throw new Error(`no package.json lies above ${import.meta.url}`)

/** The folder of catalogue/, server/ and build/, whether this module runs from source or as a part of build/main.js. */
export const projectFolder = dirname(manifest)
