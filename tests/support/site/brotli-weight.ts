import { brotliCompressSync, constants } from 'node:zlib'

/** The server's background encoding has the same settings. */
export function brotliBytes(text: string): Buffer {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: Buffer.byteLength(text),
  }
  return brotliCompressSync(text, { params })
}

/** The weight is in bytes. */
export const brotliWeight = (text: string): number => brotliBytes(text).length
