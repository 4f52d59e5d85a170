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
export function startError(what: string, thrown: unknown): StartError {
  if (thrown instanceof StartError) return thrown
  return new StartError(`${what}: ${reasonOf(thrown)}`)
}

function reasonOf(thrown: unknown): string {
  if (thrown instanceof AggregateError && thrown.errors.length > 0) return reasonOf(thrown.errors[0])
  if (!(thrown instanceof Error)) return 'unknown error'
  if (thrown.cause instanceof Error) return reasonOf(thrown.cause)
  const saying = 'code' in thrown && typeof thrown.code === 'string' ? sayings[thrown.code] : undefined
  if (saying) return saying
  const [line = ''] = thrown.message.split('\n')
  return line.slice(0, 200) || thrown.name
}

/** @param code such as ENOSPC */
export const sayingOf = (code: string | undefined): string | undefined => code && sayings[code]
