import { existsSync } from 'node:fs'
import { Worker } from 'node:worker_threads'
import pLimit from 'p-limit'
import { maxMenuFile } from '#domain/staff/shop/menus/menu-file.ts'
import type { FileFault } from './faults.ts'
import type { WrittenMenu } from './menu-schema.ts'
import type { FileReading, FileToRead } from './read-menu-file.ts'

/** Milliseconds for a file, once the thread reads it. The largest takes under two seconds on a slow machine. */
const timeoutMs = 6_000
/** Milliseconds until the thread has loaded what it needs, on a machine that is busy with orders. */
const startPatience = 20_000
/** Of the thread; the largest menu takes a half of it. */
const maxMegabytes = 96
/** Files that wait for the one that is read; an answer takes at most as long as two. */
const maxWaiting = 1

/** A file may take a hundred times its own memory, so that of several at once a small server would end. */
const oneAtATime = pLimit(1)

const refused = (code: FileFault['code']): FileReading => ({
  ok: false,
  faults: [{ code, named: null, place: null }],
})

/**
 * Reads a menu's file in a thread of its own, which ends after a time and with its memory: no file keeps the shop from
 * answering.
 */
export function readFile(file: FileToRead): Promise<FileReading> {
  if (file.bytes.length > maxMenuFile) return Promise.resolve(refused('is too big'))
  if (oneAtATime.pendingCount >= maxWaiting) return Promise.resolve(refused('waits for other files'))
  return oneAtATime(() => readInThread(file))
}

function readInThread(file: FileToRead): Promise<FileReading> {
  const { promise, resolve } = Promise.withResolvers<FileReading>()
  const worker = new Worker(workerFile(), {
    workerData: file,
    resourceLimits: { maxOldGenerationSizeMb: maxMegabytes },
  })
  const refuseLate = () => resolve(refused('took too long to read'))
  let timer = setTimeout(refuseLate, startPatience)
  worker.on('message', (told: FileReading | 'begins') => {
    if (told !== 'begins') return resolve(told)
    clearTimeout(timer)
    timer = setTimeout(refuseLate, timeoutMs)
  })
  // Out of memory, or a file that no rule foresaw.
  worker.once('error', () => resolve(refused('is damaged')))
  worker.once('exit', () => resolve(refused('is damaged')))
  return promise.finally(async () => {
    clearTimeout(timer)
    await worker.terminate()
  })
}

/** Beside this module when it runs from its sources, and beside build/main.js when it is bundled. */
export function workerFile(): URL {
  const source = new URL('./thread-task.ts', import.meta.url)
  return existsSync(source) ? source : new URL('./menu-file-reader.js', import.meta.url)
}

/**
 * Writes a menu as an .xlsx file in a thread of its own: it takes a fifth of a second of processor, in which nobody else
 * would be answered.
 */
export function writeApart(menu: WrittenMenu): Promise<Uint8Array> {
  const { promise, resolve, reject } = Promise.withResolvers<Uint8Array>()
  const worker = new Worker(workerFile(), { workerData: { menu } })
  worker.on('message', (written: Uint8Array | 'begins') => {
    if (written !== 'begins') resolve(written)
  })
  worker.once('error', reject)
  worker.once('exit', () => reject(new Error('the thread that writes a menu ended without it')))
  return promise.finally(() => worker.terminate())
}
