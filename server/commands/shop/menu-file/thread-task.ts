import { parentPort, workerData } from 'node:worker_threads'
import type { WrittenMenu } from './menu-schema.ts'
import { type FileToRead, readMenuFile } from './read-menu-file.ts'
import { workbookOf } from './write-workbook.ts'

const task: FileToRead | { readonly menu: WrittenMenu } = workerData
// The file's timeout starts after the modules are loaded.
parentPort?.postMessage('begins')
parentPort?.postMessage('menu' in task ? await workbookOf(task.menu) : await readMenuFile(task))
