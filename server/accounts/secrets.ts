/** Secrets are shown once and stored as hashes. */
import { createHash, createHmac, randomBytes } from 'node:crypto'

/** The secret has 256 bits and is safe in URLs. */
export const newSecret = (): string => randomBytes(32).toString('base64url')

export const secretHash = (secret: string): string => createHash('sha256').update(secret).digest('hex')

/** A leaked key reveals no other. */
export const keyFor = (purpose: string, tokenKey: string): string =>
  createHmac('sha256', tokenKey).update(`staff ${purpose}`).digest('base64url')
