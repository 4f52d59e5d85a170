/** Shared by all commands: the project folder, child processes, and exiting with an error. */
import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('..', import.meta.url))

/**
 * Exits with one clear line.
 * @param {string} line
 * @returns {never}
 */
export function stop(line) {
  console.error(line)
  process.exit(1)
}

/** No part of a run takes longer, even on a busy machine; what does hangs. Milliseconds. */
const timeout = 45 * 60_000

/** Runs a program in the project folder and resolves to its exit code; a signal, or hanging, counts as 1. */
export function run(program, args, { env = {}, stdio = 'inherit' } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { cwd: root, stdio, timeout, env: { ...process.env, ...env } })
    child.once('error', reject)
    child.once('close', (code) => resolve(code ?? 1))
  })
}

/** First line of an error, without the stack, for a person at a terminal. */
export const firstLine = (error) => String(error?.message ?? error).replace(/\n.*/s, '')
