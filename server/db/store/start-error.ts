/** The message is one line for the operator. */
export class StartError extends Error {
  override readonly name = 'StartError'
}

const sayings: Record<string, string> = {
  ECONNREFUSED: 'nothing listens there',
  ENOTFOUND: 'the host name is not known',
  ETIMEDOUT: 'it does not answer',
  EACCES: 'permission denied: it has to belong to the user who runs the shop',
  EPERM: 'permission denied: it has to belong to the user who runs the shop',
  EROFS: 'the disk can not be written, it is read-only',
  ENOSPC: 'the disk is full: make room and start again',
  EIO: 'the disk fails to read or write: have it checked, and restore a backup',
  ENOTDIR: 'it is not a directory',
  EEXIST: 'it is not a directory',
  53100: 'the disk is full: make room and start again',
  25006: 'it accepts no writes: the disk is full, or this is a replica',
  58030: 'the disk fails to read or write: have it checked, and restore a backup',
  '58P01': 'the database is damaged: restore a backup',
  XX001: 'the database is damaged: restore a backup',
  XX002: 'the database is damaged: restore a backup',
}

/** Uncaught errors of the embedded database print kilobytes of minified source. */
export function startError(what: string, failure: unknown): StartError {
  if (failure instanceof StartError) return failure
  return new StartError(`${what}: ${reasonOf(failure)}`)
}

function reasonOf(failure: unknown): string {
  if (failure instanceof AggregateError && failure.errors.length > 0) return reasonOf(failure.errors[0])
  if (!(failure instanceof Error)) return 'unknown error'
  if (failure.cause instanceof Error) return reasonOf(failure.cause)
  const saying = 'code' in failure && typeof failure.code === 'string' ? sayings[failure.code] : undefined
  if (saying) return saying
  const [line = ''] = failure.message.split('\n')
  return line.slice(0, 200) || failure.name
}

/** @param code such as ENOSPC */
export const sayingOf = (code: string | undefined): string | undefined => code && sayings[code]
