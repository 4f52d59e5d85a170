/** Commands in a mount namespace of their own, for tests with small, full or read-only disks. */
import { spawnSync } from 'node:child_process'

/** Mounting needs a user namespace; containers may forbid it. */
export const canMount = spawnSync('unshare', ['--map-root-user', '--mount', 'true']).status === 0

/** The beginning of a command that runs the rest of it after `mounts`, a shell command. */
export const mounted = (mounts: string) => [
  'unshare',
  '--map-root-user',
  '--mount',
  'sh',
  '-c',
  `${mounts} && exec "$@"`,
  'sh',
]
