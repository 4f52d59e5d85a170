/** The thread that reads one menu's file, or writes one; thread.ts starts it. */
import { parentPort, workerData } from 'node:worker_threads'
import type { WrittenMenu } from './menu-schema.ts'
import { type FileToRead, readMenuFile } from './read-menu-file.ts'
import { workbookOf } from './write-workbook.ts'

const task: FileToRead | { readonly menu: WrittenMenu } = workerData
// The modules are loaded: the time for the file counts from here.
parentPort?.postMessage('begins')
parentPort?.postMessage('menu' in task ? await workbookOf(task.menu) : await readMenuFile(task))
