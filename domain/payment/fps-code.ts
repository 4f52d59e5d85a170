/**
 * The text of an FPS code: a merchant-presented QR code of EMVCo, as Hong Kong's Faster Payment System fills it in
 * (specification section 9, "FPS").
 */
import { type Cents, dollarsText } from '#domain/money.ts'

/** How the payee is found: by FPS identifier, phone number or e-mail address. */
export type FpsAccount =
  /** 7 or 9 digits. */
  | { readonly kind: 'id'; readonly value: string }
  /** +852-XXXXXXXX */
  | { readonly kind: 'phone'; readonly value: string }
  | { readonly kind: 'email'; readonly value: string }

/** Null: it is neither an FPS identifier, nor a phone number such as +852-51234567, nor an e-mail address. */
export function parseFpsAccount(value: string): FpsAccount | null {
  if (/^(\d{7}|\d{9})$/.test(value)) return { kind: 'id', value }
  if (/^\+\d{1,3}-\d{6,12}$/.test(value)) return { kind: 'phone', value }
  // The account field of an FPS code has room for no more.
  if (value.length <= 79 && /^[!-?A-~]+@[!-?A-~]+$/.test(value)) return { kind: 'email', value }
  return null
}

export interface FpsTransfer {
  readonly account: FpsAccount
  readonly amount: Cents
  /** Null: left out, since some banks refuse a code with a reference on ordinary accounts. */
  readonly reference: string | null
}

/** The data objects by their EMVCo ids. */
const ids = {
  payloadFormat: '00',
  pointOfInitiation: '01',
  fps: '26',
  merchantCategory: '52',
  currency: '53',
  amount: '54',
  country: '58',
  merchantName: '59',
  merchantCity: '60',
  additionalData: '62',
  checksum: '63',
} as const

const fpsIds = { identifier: '00', id: '02', phone: '03', email: '04' } as const
const additionalIds = { referenceLabel: '05' } as const

/** A code that is used once, since it names an amount. */
const dynamic = '12'
const hongKongDollar = '344'
/** What FPS expects of payees whose name it looks up itself. */
const notApplicable = 'NA'

/**
 * The text that a banking app reads from the code.
 * @throws RangeError when a value is longer than the 99 characters a data object may have, or is not printable ASCII
 */
export function fpsPayload({ account, amount, reference }: FpsTransfer): string {
  const objects = [
    dataObject(ids.payloadFormat, '01'),
    dataObject(ids.pointOfInitiation, dynamic),
    dataObject(
      ids.fps,
      dataObject(fpsIds.identifier, 'hk.com.hkicl') + dataObject(fpsIds[account.kind], account.value),
    ),
    dataObject(ids.merchantCategory, '0000'),
    dataObject(ids.currency, hongKongDollar),
    dataObject(ids.amount, dollarsText(amount)),
    dataObject(ids.country, 'HK'),
    dataObject(ids.merchantName, notApplicable),
    dataObject(ids.merchantCity, 'HK'),
    reference === null
      ? ''
      : dataObject(ids.additionalData, dataObject(additionalIds.referenceLabel, reference)),
  ].join('')
  // The checksum covers its own id and length too.
  const start = `${objects}${ids.checksum}04`
  return start + checksum(start)
}

function dataObject(id: string, value: string): string {
  if (!/^[ -~]{1,99}$/.test(value)) throw new RangeError(`data object ${id} can not hold this value`)
  return id + String(value.length).padStart(2, '0') + value
}

/** CRC-16/CCITT-FALSE of ASCII text, as four capital hexadecimal digits. */
export function checksum(text: string): string {
  let crc = 0xffff
  for (const character of text) {
    crc ^= character.charCodeAt(0) << 8
    for (let bit = 0; bit < 8; bit += 1) crc = (crc & 0x8000 ? (crc << 1) ^ 0x1021 : crc << 1) & 0xffff
  }
  return crc.toString(16).toUpperCase().padStart(4, '0')
}
