/** The baseline of pictures: node:http that reads the file a path names. Receives its folder and reports its port. */
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { basename, join } from 'node:path'

process.once('message', ({ folder, headers }: { folder: string; headers: Record<string, string> }) => {
  const server = createServer(async ({ url = '' }, response) => {
    response.writeHead(200, headers)
    response.end(await readFile(join(folder, basename(url))))
  })
  server.listen(0, '127.0.0.1', () => {
    const address = server.address()
    process.send?.(typeof address === 'object' && address ? address.port : 0)
  })
})
