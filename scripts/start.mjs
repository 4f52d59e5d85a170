/**
 * `npm start` takes a bare clone to a running site; `npm run dev` compiles on request. Runs on any Node from 20 on,
 * before anything is installed.
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
  // Pages reload by themselves; changes of server code need a restart.
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
// In a terminal, Ctrl-C reaches the server directly; a signal sent to this process alone is forwarded.
for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => server.kill(signal))
process.on('SIGINT', () => process.stdin.isTTY || server.kill('SIGINT'))
