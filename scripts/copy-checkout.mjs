import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from './root.mjs'

/** Copies the checkout, including uncommitted changes, into a new folder, which the caller removes. */
export function copyCheckout() {
  const folder = mkdtempSync(join(tmpdir(), 'hoi-yuen-copy-'))
  const list = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
  })
  for (const file of new Set(list.toString().split('\0').filter(Boolean)))
    cpSync(join(root, file), join(folder, file), { force: true })
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  return folder
}
