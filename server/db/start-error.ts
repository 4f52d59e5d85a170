/** A reason why the store can't be opened, in one line an operator can act on. */
export class StartError extends Error {
  override readonly name = 'StartError'
}

const sayings: Record<string, string> = {
  ECONNREFUSED: 'nothing listens there',
  ENOTFOUND: 'the host name is not known',
  ETIMEDOUT: 'it does not answer',
  EACCES: 'permission denied',
  EPERM: 'permission denied',
  EROFS: 'the file system is read-only',
  ENOTDIR: 'it is not a directory',
  EEXIST: 'it is not a directory',
  ENOSPC: 'the disk is full',
}

/**
 * One line out of whatever was thrown. Uncaught errors of the embedded database print kilobytes of its
 * minified source, so only the first line of the innermost message is taken, cut to a readable length.
 */
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
