import { StartError, sayingOf } from './start-error.ts'

/** PGlite's C library has its own wording and numbers. */
const diskErrors = [
  { code: 'ENOSPC', words: 'No space left on device', number: 51 },
  { code: 'EROFS', words: 'Read-only file system', number: 69 },
  { code: 'EACCES', words: 'Permission denied', number: 2 },
  { code: 'EPERM', words: 'Operation not permitted', number: 63 },
  { code: 'EIO', words: /I\/O error|Input\/output error/, number: 29 },
] as const

/** User input may follow later in the line. */
const prefix = /^\S+ \S+ \S+ \[\d+\] /.source

export function lastWordsIn(line: string): string | undefined {
  return new RegExp(`${prefix}(?:FATAL|PANIC): +(.+)`).exec(line)?.[1] ?? /^postgres: (.+)/.exec(line)?.[1]
}

export const isPanic = (line: string) => new RegExp(`${prefix}PANIC: `).test(line)

/** @param lastWords PostgreSQL's message; PGlite throws only that its program was aborted */
export function openingFailure(
  directory: string,
  lastWords: string | undefined,
  failure: unknown,
): StartError {
  if (failure instanceof StartError) return failure
  const diskError = diskErrors.find(({ words, number }) =>
    lastWords ? new RegExp(words).test(lastWords) : numberOf(failure) === number,
  )
  if (diskError) return new StartError(`${directory} can not be opened: ${sayingOf(diskError.code)}`)
  const backup = 'restore the whole data directory from a backup'
  if (lastWords) return new StartError(`${directory} is damaged (${lastWords.slice(0, 200)}): ${backup}`)
  const message =
    failure instanceof Error ? (failure.message.split('\n')[0] ?? '').slice(0, 100) : 'no reason given'
  return new StartError(
    `${directory} can not be opened (${message}): start again, and if that does not help, ${backup}`,
  )
}

/** PGlite's file system throws plain objects with an errno. */
function numberOf(failure: unknown): unknown {
  return typeof failure === 'object' && failure !== null && 'errno' in failure ? failure.errno : undefined
}
