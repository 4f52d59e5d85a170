import { fsyncSync } from 'node:fs'
import { NodeFS } from '@electric-sql/pglite/nodefs'
import { StartError } from './start-error.ts'

/*
 * Without fsync, a power cut would lose all orders since the kernel's last write-back. Depends on PGlite's internals,
 * so its version is pinned and tests count the calls.
 */

interface Stream {
  readonly nfd: number
  readonly node: object
}

type Write = (stream: Stream, ...rest: readonly unknown[]) => number
type MakeNode = (parent: object, ...rest: readonly unknown[]) => unknown

interface FileSystemHost {
  readonly NODEFS: {
    stream_ops: { write: Write; fsync?: (stream: Stream) => number }
    node_ops: { mknod: MakeNode }
    tryFSOperation<Value>(run: () => Value): Value
    realPath(node: object): string
  }
}

export class DurableNodeFS extends NodeFS {
  syncs = 0
  readonly #onFullLog: () => boolean

  /** @param onFullLog returns whether the write-ahead log has space now */
  constructor(directory: string, onFullLog: () => boolean) {
    super(directory)
    this.#onFullLog = onFullLog
  }

  override async init(...args: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(...args)
    const adapt = (host: unknown) => {
      if (!isFileSystemHost(host))
        throw new StartError('this version of PGlite has no NODEFS to add fsync to')
      this.#addFsync(host)
      this.#giveLogSpace(host)
    }
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), adapt] } }
  }

  #addFsync({ NODEFS }: FileSystemHost) {
    NODEFS.stream_ops.fsync = (stream) => {
      // Translates disk errors into the errno that PostgreSQL expects.
      NODEFS.tryFSOperation(() => fsyncSync(stream.nfd))
      this.syncs += 1
      return 0
    }
  }

  #giveLogSpace({ NODEFS }: FileSystemHost) {
    const { write } = NODEFS.stream_ops
    NODEFS.stream_ops.write = (stream, ...rest) =>
      this.#withSpace(
        () => NODEFS.realPath(stream.node),
        () => write(stream, ...rest),
      )
    const { mknod } = NODEFS.node_ops
    NODEFS.node_ops.mknod = (parent, ...rest) =>
      this.#withSpace(
        () => NODEFS.realPath(parent),
        () => mknod(parent, ...rest),
      )
  }

  /** Retries once if space for the write-ahead log could be freed. */
  #withSpace<Value>(pathOf: () => string, run: () => Value): Value {
    try {
      return run()
    } catch (error) {
      if (!isFull(error) || !/\/pg_wal(\/|$)/.test(pathOf()) || !this.#onFullLog()) throw error
      return run()
    }
  }
}

function isFileSystemHost(host: unknown): host is FileSystemHost {
  if (typeof host !== 'object' || host === null || !('NODEFS' in host)) return false
  const { NODEFS } = host
  return (
    typeof NODEFS === 'object' &&
    NODEFS !== null &&
    ['stream_ops', 'node_ops', 'tryFSOperation', 'realPath'].every((name) => name in NODEFS)
  )
}

/** PGlite's C library numbers EDQUOT and ENOSPC so. */
const noSpace: readonly unknown[] = [19, 51]

const isFull = (error: unknown) =>
  typeof error === 'object' && error !== null && 'errno' in error && noSpace.includes(error.errno)
