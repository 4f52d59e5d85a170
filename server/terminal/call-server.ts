import { readFile } from 'node:fs/promises'
import { isRecord } from '#domain/json.ts'
import type { TerminalAnswer } from './terminal-answer.ts'
import { terminalFile } from './terminal-server.ts'

/** Longer than any call takes. Milliseconds. */
const timeoutMs = 90_000

/** Asks the server that runs on this data; null: none does. */
export async function callServer(dataDir: string, argv: readonly string[]): Promise<TerminalAnswer | null> {
  const file = await readFile(terminalFile(dataDir), 'utf8').catch(nullIfMissing)
  if (file === null) return null
  const { port, key }: { port: number; key: string } = JSON.parse(file)
  const response = await fetch(`http://127.0.0.1:${port}/`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}` },
    body: JSON.stringify({ argv }),
    signal: AbortSignal.timeout(timeoutMs),
  }).catch(nullIfRefused)
  // After a crash the file is still there, and nobody listens, or another program does.
  return response === null || response.status === 401 ? null : answerIn(await response.text())
}

/** Null: what answered is no server of ours. */
function answerIn(body: string): TerminalAnswer | null {
  let read: unknown
  try {
    read = JSON.parse(body)
  } catch {
    return null
  }
  if (!isRecord(read) || typeof read.text !== 'string' || typeof read.isError !== 'boolean') return null
  const { text, isError, picture } = read
  return { text, isError, ...(typeof picture === 'string' && { picture }) }
}

function nullIfMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null
  throw error
}

function nullIfRefused(error: unknown): null {
  const cause = error instanceof Error ? error.cause : undefined
  if (cause instanceof Error && 'code' in cause && cause.code === 'ECONNREFUSED') return null
  throw error
}
