/**
 * One hash at a time and off the main thread: each needs 128 MiB and tenths of a second, which a guesser must not take
 * from the pages.
 */
import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto'
import pLimit from 'p-limit'
import { compatibilityForm } from '#domain/free-text.ts'
import { longestPassword, maxWaiting } from '#domain/staff/office/sign-in-limits.ts'

/** N is 2 to the power of `logN`. */
export interface ScryptCost {
  readonly logN: number
  readonly r: number
  readonly p: number
}

/** OWASP recommends this cost first for scrypt. */
export const passwordCost: ScryptCost = { logN: 17, r: 8, p: 1 }

/** In milliseconds. A longer wait would outlast the request. */
const longestWait = 6_000

/** In milliseconds; assumed until the first hash is measured. */
const slowHash = 1000

export const busyWaitSeconds = 5

export type PasswordCheck =
  | { readonly is: 'right' /** Null if the hash has today's cost. */; readonly betterHash: string | null }
  | { readonly is: 'wrong' }
  | { readonly is: 'busy' }

export interface PasswordHashes {
  isBusy(): boolean
  hash(password: string): Promise<string | null>
  /** Without a hash the check takes as long and fails. */
  check(hash: string | null, password: string): Promise<PasswordCheck>
}

interface StoredHash {
  readonly cost: ScryptCost
  readonly salt: Buffer
  readonly key: Buffer
}

const keyBytes = 32

export function createPasswordHashes(
  cost: ScryptCost = passwordCost,
  patience = longestWait,
  /** The clock is monotonic, in milliseconds. */
  clock = () => performance.now(),
): PasswordHashes {
  const oneAtATime = pLimit(1)
  let lastTook = slowHash

  function isBusy(): boolean {
    const before = oneAtATime.activeCount + oneAtATime.pendingCount
    return before > maxWaiting || before * lastTook > patience
  }

  /** The value is null if earlier hashes took too long. */
  function turn<Value>(work: () => Promise<Value>): Promise<Value | null> {
    const isFirst = oneAtATime.activeCount + oneAtATime.pendingCount === 0
    const queuedAt = clock()
    return oneAtATime(async () => {
      const start = clock()
      if (!isFirst && start - queuedAt > patience) return null
      const value = await work()
      lastTook = clock() - start
      return value
    })
  }

  async function newHash(password: string): Promise<string> {
    const salt = randomBytes(16)
    return hashText({ cost, salt, key: await derive(password, salt, cost, keyBytes) })
  }

  return {
    isBusy,
    hash: async (password) => (isBusy() ? null : turn(() => newHash(password))),
    async check(hash, password) {
      if (isBusy()) return { is: 'busy' }
      const verification = await turn(async (): Promise<PasswordCheck> => {
        const parts = hash === null ? null : read(hash)
        const {
          salt,
          key,
          cost: storedCost,
        } = parts ?? { salt: randomBytes(16), key: Buffer.alloc(keyBytes), cost }
        const isRight = timingSafeEqual(await derive(password, salt, storedCost, key.length), key)
        if (!parts || !isRight) return { is: 'wrong' }
        return { is: 'right', betterHash: isSame(storedCost, cost) ? null : await newHash(password) }
      })
      return verification ?? { is: 'busy' }
    },
  }
}

function derive(password: string, salt: Buffer, { logN, r, p }: ScryptCost, bytes: number): Promise<Buffer> {
  const N = 2 ** logN
  // OpenSSL needs slightly more than 128 * N * r bytes.
  const options: ScryptOptions = { N, r, p, maxmem: 128 * N * r * 2 }
  return new Promise((resolve, reject) => {
    scrypt(compatibilityForm(password, longestPassword) ?? password, salt, bytes, options, (error, key) =>
      error ? reject(error) : resolve(key),
    )
  })
}

const hashText = ({ cost: { logN, r, p }, salt, key }: StoredHash) =>
  `$scrypt$ln=${logN},r=${r},p=${p}$${salt.toString('base64')}$${key.toString('base64')}`

function read(hash: string): StoredHash {
  const [, logN, r, p, salt, key] =
    /^\$scrypt\$ln=(\d{1,2}),r=(\d{1,2}),p=(\d{1,2})\$([\w+/=]+)\$([\w+/=]+)$/.exec(hash) ?? []
  if (salt && key)
    return {
      cost: { logN: Number(logN), r: Number(r), p: Number(p) },
      salt: Buffer.from(salt, 'base64'),
      key: Buffer.from(key, 'base64'),
    }
  const [earlierSalt = '', earlierKey = ''] = hash.split(':')
  if (!/^[\da-f]{128}$/.test(earlierKey)) throw new Error('a password hash cannot be read')
  // better-auth used the salt's letters as the salt.
  return {
    cost: { logN: 14, r: 16, p: 1 },
    salt: Buffer.from(earlierSalt),
    key: Buffer.from(earlierKey, 'hex'),
  }
}

const isSame = (one: ScryptCost, other: ScryptCost) =>
  one.logN === other.logN && one.r === other.r && one.p === other.p
