/**
 * `npm start`: from a bare clone to a running site; `npm run dev` is the same with --dev, built as you look at it.
 * Runs on any Node from 20 on, before anything is installed.
 */
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { build, builtServer } from './build.mjs'
import { install } from './install.mjs'
import { lockedNode } from './locked-node.mjs'
import { root, stop } from './root.mjs'

const args = process.argv.slice(2)
const dev = args.includes('--dev')

await install()
if (!dev) await build()

const flags = [
  ...(existsSync(join(root, '.env')) ? ['--env-file=.env'] : []),
  // The pages follow their sources by themselves; what the server has loaded needs it started again.
  ...(dev ? ['server', 'domain', 'content'].map((folder) => `--watch-path=${folder}`) : []),
  ...(dev ? ['--watch-preserve-output'] : []),
]
const program = dev ? ['server/main.ts'] : builtServer
const server = spawn(lockedNode(), [...flags, ...program, ...args], {
  cwd: root,
  stdio: 'inherit',
  env: { NODE_ENV: dev ? 'development' : 'production', ...process.env },
})
server.once('error', (error) => stop(`The server could not be started: ${error.message}`))
server.once('exit', (code, signal) => process.exit(signal ? 1 : code))
// In a terminal Ctrl-C reaches the server by itself; a signal sent to this process alone is passed on.
for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => server.kill(signal))
process.on('SIGINT', () => process.stdin.isTTY || server.kill('SIGINT'))
