/** Secrets in links, codes and cookies: given out once, stored as hashes. */
import { createHash, createHmac, randomBytes } from 'node:crypto'

/** 256 bits, in letters that a URL may contain. */
export const newSecret = (): string => randomBytes(32).toString('base64url')

export const secretHash = (secret: string): string => createHash('sha256').update(secret).digest('hex')

/** A key for one purpose, from the shop's own: who learns one learns no other. */
export const keyFor = (purpose: string, tokenKey: string): string =>
  createHmac('sha256', tokenKey).update(`staff ${purpose}`).digest('base64url')
