/** Sequential requests on one connection: a full HTTP client costs more than the measured servers. */
import { connect } from 'node:net'

export interface Answer {
  readonly status: number
  readonly head: string
  readonly body: Buffer
}

export interface KeepAlive {
  send(request: string): Promise<Answer>
  close(): void
}

export function openConnection(origin: string): Promise<KeepAlive> {
  const { hostname, port } = new URL(origin)
  const socket = connect(Number(port), hostname).setNoDelay()
  let pendingAnswer: PromiseWithResolvers<Answer> | undefined
  let buffer: Buffer = Buffer.alloc(0)

  socket.on('data', (chunk: Buffer) => {
    buffer = buffer.length ? Buffer.concat([buffer, chunk]) : chunk
    const answer = readAnswer(buffer)
    if (!answer) return
    buffer = Buffer.alloc(0)
    pendingAnswer?.resolve(answer)
  })
  socket.on('error', (error) => pendingAnswer?.reject(error))
  socket.on('close', () => pendingAnswer?.reject(new Error('the server closed the connection')))

  return new Promise((resolve, reject) => {
    socket.once('error', reject)
    socket.once('connect', () =>
      resolve({
        send(request) {
          pendingAnswer = Promise.withResolvers()
          socket.write(request)
          return pendingAnswer.promise
        },
        close: () => socket.destroy(),
      }),
    )
  })
}

export function getRequest(path: string, acceptEncoding: string): string {
  return `GET ${path} HTTP/1.1\r\nHost: localhost\r\nAccept: text/html\r\nAccept-Encoding: ${acceptEncoding}\r\n\r\n`
}

/** @param header as `name: value` */
export function postRequest(path: string, json: string, header: string): string {
  const length = Buffer.byteLength(json)
  return `POST ${path} HTTP/1.1\r\nHost: localhost\r\nAccept: application/json\r\nContent-Type: application/json\r\n${header}\r\nContent-Length: ${length}\r\n\r\n${json}`
}

/** A chunked body keeps its chunk headers. */
function readAnswer(bytes: Buffer): Answer | undefined {
  const end = bytes.indexOf('\r\n\r\n')
  if (end < 0) return undefined
  const head = bytes.toString('latin1', 0, end)
  const body = bytes.subarray(end + 4)
  const length = /^content-length: *(\d+)/im.exec(head)?.[1]
  const isWhole = length === undefined ? body.subarray(-5).equals(lastChunk) : body.length >= Number(length)
  return isWhole ? { status: Number(head.slice(9, 12)), head, body } : undefined
}

const lastChunk = Buffer.from('0\r\n\r\n')
