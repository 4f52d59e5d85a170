/** A store of objects that speaks as much S3 as backups need, and refuses wrong signatures. */
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { AwsV4Signer } from 'aws4fetch'

export const storeKeys = { keyId: 'shop', secret: 'seven lobsters', region: 'hk-1' } as const

export async function openObjectStore() {
  const objects = new Map<string, Buffer>()
  const server = createServer(async (request, response) => {
    const url = `http://${request.headers.host}${request.url}`
    const { authorization, 'x-amz-date': date, 'x-amz-content-sha256': sha = '' } = request.headers
    const signer = new AwsV4Signer({
      url,
      method: request.method ?? '',
      headers: { 'x-amz-content-sha256': String(sha) },
      datetime: String(date),
      accessKeyId: storeKeys.keyId,
      secretAccessKey: storeKeys.secret,
      region: storeKeys.region,
      service: 's3',
    })
    const body = await buffer(request)
    if (authorization !== (await signer.authHeader())) return response.writeHead(403).end()
    const name = new URL(url).pathname.replace('/bucket/', '')
    if (request.method === 'PUT') {
      if (Number(request.headers['content-length']) !== body.length) return response.writeHead(411).end()
      objects.set(name, body)
    }
    if (request.method === 'DELETE') objects.delete(name)
    const keys = [...objects.keys()].map((key) => `<Contents><Key>${key}</Key></Contents>`)
    response.end(request.method === 'GET' ? `<ListBucketResult>${keys.join('')}</ListBucketResult>` : '')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return { objects, url: `http://127.0.0.1:${port}/bucket`, close: () => server.close() }
}
