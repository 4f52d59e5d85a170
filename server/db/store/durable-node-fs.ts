import { fsyncSync } from 'node:fs'
import { NodeFS } from '@electric-sql/pglite/nodefs'
import { StartError } from './start-error.ts'

/*
 * PGlite's own file system has no fsync, so a power cut loses all orders since the kernel's last write-back, and its
 * write-ahead log may run out of disk space. This class depends on PGlite's internals, so the version is pinned and
 * tests count the calls.
 */

interface Stream {
  readonly nfd: number
  readonly node: object
}

type Write = (stream: Stream, ...rest: readonly unknown[]) => number
type MakeNode = (parent: object, ...rest: readonly unknown[]) => unknown

/** The part of PGlite's host object that is used here. */
interface FileSystemHost {
  readonly NODEFS: {
    stream_ops: { write: Write; fsync?: (stream: Stream) => number }
    node_ops: { mknod: MakeNode }
    tryFSOperation<Value>(run: () => Value): Value
    realPath(node: object): string
  }
}

export class DurableNodeFS extends NodeFS {
  /** Number of fsync calls since opening. */
  syncs = 0
  readonly #onFullLog: () => boolean

  /** @param onFullLog called when the write-ahead log finds no space; returns whether there is space now */
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
      // tryFSOperation translates a disk error into the errno that PostgreSQL expects.
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

  /** Retries once after a full disk if the file is in the write-ahead log and space could be freed. */
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

/** EDQUOT and ENOSPC in PGlite's C library. */
const noSpace: readonly unknown[] = [19, 51]

const isFull = (error: unknown) =>
  typeof error === 'object' && error !== null && 'errno' in error && noSpace.includes(error.errno)
