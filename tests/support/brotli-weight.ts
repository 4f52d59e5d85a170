import { brotliCompressSync, constants } from 'node:zlib'

/** Bytes as a server sends a text that has had the time to compress it well. */
export function brotliWeight(text: string): number {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: Buffer.byteLength(text),
  }
  return brotliCompressSync(text, { params }).length
}
