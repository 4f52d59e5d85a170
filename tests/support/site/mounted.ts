/** Runs commands in a mount namespace, for small, full or read-only disks. */
import { spawnSync } from 'node:child_process'

/** Mounting needs a user namespace, which containers may forbid. */
export const canMount = spawnSync('unshare', ['--map-root-user', '--mount', 'true']).status === 0

/** Prefix of a command that runs after the shell command `mounts`. */
export const mounted = (mounts: string) => [
  'unshare',
  '--map-root-user',
  '--mount',
  'sh',
  '-c',
  `${mounts} && exec "$@"`,
  'sh',
]
