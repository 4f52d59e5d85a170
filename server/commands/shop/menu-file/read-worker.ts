/** The thread that reads one menu's file; read-file.ts starts it. */
import { parentPort, workerData } from 'node:worker_threads'
import { type FileToRead, readMenuFile } from './read-menu-file.ts'

const asked: FileToRead = workerData
// The modules are loaded: the time for the file counts from here.
parentPort?.postMessage('begins')
parentPort?.postMessage(await readMenuFile(asked))
