import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('..', import.meta.url))

/**
 * Exits with one line.
 * @param {string} line
 * @returns {never}
 */
export function stop(line) {
  console.error(line)
  process.exit(1)
}

/** A longer run hangs. */
const timeoutMs = 45 * 60_000

/** Runs in the project folder and resolves to the exit code; a signal or timeout counts as 1. */
export function run(program, args, { env = {}, stdio = 'inherit' } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd: root,
      stdio,
      timeout: timeoutMs,
      env: { ...process.env, ...env },
    })
    child.once('error', reject)
    child.once('close', (code) => resolve(code ?? 1))
  })
}

export const firstLine = (error) => String(error?.message ?? error).replace(/\n.*/s, '')
