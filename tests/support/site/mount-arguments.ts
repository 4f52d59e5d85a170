/** Runs commands with small, full or read-only disks. */
import { spawnSync } from 'node:child_process'

/** Containers may forbid user namespaces. */
export const canMount = spawnSync('unshare', ['--map-root-user', '--mount', 'true']).status === 0

/** Prefix of a command, which runs after `mounts`. */
export const mountArguments = (mounts: string) => [
  'unshare',
  '--map-root-user',
  '--mount',
  'sh',
  '-c',
  `${mounts} && exec "$@"`,
  'sh',
]
