/** A message follows the name of its variable. */
import { isIP } from 'node:net'
import * as v from 'valibot'

export const port = v.pipe(
  v.string(),
  v.regex(/^\d{1,5}$/, 'is not a port between 0 and 65535'),
  v.transform(Number),
  v.maxValue(65535, 'is not a port between 0 and 65535'),
)
export const url = v.pipe(
  v.string(),
  v.check((text) => /^https?:$/.test(protocolOf(text)), 'is not an http(s) address'),
  v.transform((text) => text.replace(/\/+$/, '')),
)
export const bucketUrl = v.pipe(
  url,
  v.check((text) => {
    const { pathname, search, hash } = new URL(text)
    return /^\/[^/]+$/.test(pathname) && search + hash === ''
  }, 'is not the address of a bucket, such as https://s3.example/bucket'),
)
export const databaseUrl = v.pipe(
  v.string(),
  v.check((text) => /^postgres(ql)?:$/.test(protocolOf(text)), 'is not a postgres:// address'),
)
export const smtpUrl = v.pipe(
  v.string(),
  v.check(
    (text) => /^smtps?:\/\/[^/?#]*[^@/?#]/.test(text) && URL.canParse(text),
    'is not a smtp:// address',
  ),
)
export const email = v.pipe(v.string(), v.email('is not an e-mail address'))
export const phone = v.pipe(
  v.string(),
  v.regex(/^\+?[\d ]{6,20}$/, 'is not a phone number with country code'),
)
/** Keys are public; these characters need no escaping. */
export const publicKey = v.pipe(
  v.string(),
  v.regex(/^[\w-]{4,64}$/, 'is not a key of letters, figures, - and _'),
)
export const degrees = (limit: number) =>
  v.pipe(
    v.string(),
    v.decimal('is not a number of degrees'),
    v.transform(Number),
    v.minValue(-limit, `is not between -${limit} and ${limit} degrees`),
    v.maxValue(limit, `is not between -${limit} and ${limit} degrees`),
  )
/** Networks are listed as, for example, `10.0.0.0/8, ::1`. */
export const networks = v.pipe(
  v.string(),
  v.transform((list) => list.split(',').map((entry) => entry.trim())),
  v.everyItem(isNetwork, 'is not a list of IP addresses and networks such as 10.0.0.0/8'),
)
export const text = v.pipe(v.string(), v.nonEmpty('is empty'))
export const secret = v.pipe(
  v.string(),
  v.regex(/^\w{16,200}$/, 'is not a secret of 16 to 200 letters, figures and _'),
)
export const onOff = v.picklist(['on', 'off'], 'is not on or off')
/** @returns a number from 1 to 999 */
export const count = v.pipe(
  v.string(),
  v.regex(/^[1-9]\d{0,2}$/, 'is not a number from 1 to 999'),
  v.transform(Number),
)
export const time = v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'is not a time such as 04:30'))
export const hours = v.pipe(
  v.string(),
  v.regex(/^([01]\d|2[0-3]):[0-5]\d-([01]\d|2[0-3]):[0-5]\d$/, 'is not two times such as 09:00-20:00'),
)

function isNetwork(entry: string): boolean {
  const [, address = '', prefix] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(entry) ?? []
  const bits = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1
  return bits > 0 && Number(prefix ?? 0) <= bits
}

function protocolOf(address: string): string {
  return URL.parse(address)?.protocol ?? ''
}
