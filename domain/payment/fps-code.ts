/**
 * EMVCo merchant-presented QR codes for Hong Kong's Faster Payment System (specification section 9, "FPS").
 */
import { type Cents, dollarsText } from '#domain/money.ts'

export type FpsAccount =
  /** 7 or 9 digits. */
  | { readonly kind: 'id'; readonly value: string }
  /** The value is +852-XXXXXXXX. */
  | { readonly kind: 'phone'; readonly value: string }
  | { readonly kind: 'email'; readonly value: string }

/** Accepts FPS identifiers, phone numbers such as +852-51234567 and e-mail addresses. */
export function parseFpsAccount(value: string): FpsAccount | null {
  if (/^(\d{7}|\d{9})$/.test(value)) return { kind: 'id', value }
  if (/^\+\d{1,3}-\d{6,12}$/.test(value)) return { kind: 'phone', value }
  // The account field holds 79 characters.
  if (value.length <= 79 && /^[!-?A-~]+@[!-?A-~]+$/.test(value)) return { kind: 'email', value }
  return null
}

export interface FpsTransfer {
  readonly account: FpsAccount
  readonly amount: Cents
  /** Some banks refuse references on ordinary accounts. */
  readonly reference: string | null
}

/** EMVCo defines these ids. */
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

/** The code is single-use, because it names an amount. */
const dynamic = '12'
const hongKongDollar = '344'
/** FPS looks up the payee's name itself. */
const notApplicable = 'NA'

/** @throws RangeError if a value exceeds 99 characters or is not printable ASCII */
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
  // The checksum covers its own id and length.
  const start = `${objects}${ids.checksum}04`
  return start + checksum(start)
}

function dataObject(id: string, value: string): string {
  if (!/^[ -~]{1,99}$/.test(value)) throw new RangeError(`data object ${id} can not hold this value`)
  return id + String(value.length).padStart(2, '0') + value
}

/** The checksum is CRC-16/CCITT-FALSE in four capital hexadecimal digits. */
export function checksum(text: string): string {
  let crc = 0xffff
  for (const character of text) {
    crc ^= character.charCodeAt(0) << 8
    for (let bit = 0; bit < 8; bit += 1) crc = (crc & 0x8000 ? (crc << 1) ^ 0x1021 : crc << 1) & 0xffff
  }
  return crc.toString(16).toUpperCase().padStart(4, '0')
}
