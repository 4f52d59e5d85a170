import { readFileSync } from 'node:fs'
import { findPackageJSON } from 'node:module'
import { dirname } from 'node:path'

const manifest = findPackageJSON(import.meta.url)
if (!manifest) throw new Error(`no package.json lies above ${import.meta.url}`)

/** Works from source and in build/main.js. */
export const projectFolder = dirname(manifest)

export const { version: programVersion }: { version: string } = JSON.parse(readFileSync(manifest, 'utf8'))
