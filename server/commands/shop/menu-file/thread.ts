import { existsSync } from 'node:fs'
import { Worker } from 'node:worker_threads'
import pLimit from 'p-limit'
import { maxMenuFile } from '#domain/staff/shop/menus/menu-file.ts'
import type { FileFault } from './faults.ts'
import type { WrittenMenu } from './menu-schema.ts'
import type { FileReading, FileToRead } from './read-menu-file.ts'

/** The largest file takes under two seconds on a slow machine. */
const timeoutMs = 6_000
/** Loading modules takes long on a busy machine. */
const maxStartMs = 20_000
/** The largest menu takes half of this memory. */
const maxMegabytes = 96
/** A response takes at most as long as two files. */
const maxWaiting = 1

/** A file may need a hundred times its size in memory. */
const oneAtATime = pLimit(1)

const refuse = (code: FileFault['code']): FileReading => ({
  ok: false,
  faults: [{ code, subject: null, place: null }],
})

/** A thread limits the time and memory of a file. */
export function readFile(file: FileToRead): Promise<FileReading> {
  if (file.bytes.length > maxMenuFile) return Promise.resolve(refuse('is too big'))
  if (oneAtATime.pendingCount >= maxWaiting) return Promise.resolve(refuse('waits for other files'))
  return oneAtATime(() => readInThread(file))
}

function readInThread(file: FileToRead): Promise<FileReading> {
  const { promise, resolve } = Promise.withResolvers<FileReading>()
  const worker = new Worker(workerFile(), {
    workerData: file,
    resourceLimits: { maxOldGenerationSizeMb: maxMegabytes },
  })
  const refuseLate = () => resolve(refuse('took too long to read'))
  let timer = setTimeout(refuseLate, maxStartMs)
  worker.on('message', (message: FileReading | 'begins') => {
    if (message !== 'begins') return resolve(message)
    clearTimeout(timer)
    timer = setTimeout(refuseLate, timeoutMs)
  })
  worker.once('error', () => resolve(refuse('is damaged')))
  worker.once('exit', () => resolve(refuse('is damaged')))
  return promise.finally(async () => {
    clearTimeout(timer)
    await worker.terminate()
  })
}

/** The worker lies next to this module in the sources, and next to build/main.js in the bundle. */
export function workerFile(): URL {
  const source = new URL('./thread-task.ts', import.meta.url)
  return existsSync(source) ? source : new URL('./menu-file-reader.js', import.meta.url)
}

/** Writing takes 0.2 s of processor time. */
export function writeApart(menu: WrittenMenu): Promise<Uint8Array> {
  const { promise, resolve, reject } = Promise.withResolvers<Uint8Array>()
  const worker = new Worker(workerFile(), { workerData: { menu } })
  worker.on('message', (message: Uint8Array | 'begins') => {
    if (message !== 'begins') resolve(message)
  })
  worker.once('error', reject)
  worker.once('exit', () => reject(new Error('the thread that writes a menu ended without it')))
  return promise.finally(() => worker.terminate())
}
